import { Agent, request } from 'node:http'
import type { ServerProcess } from './process.ts'

/** What clients experienced that send one POST after another, each over its own keep-alive connection. */
export interface Seen {
  /** Email addresses of leads that the server answered with 201. */
  stored: string[]
  /** The number of other answers, by status. */
  otherwise: Record<number, number>
  /**
   * Requests whose connection ended before the answer: by code, and by whether the connection had carried a request
   * before.
   */
  lost: string[]
  /** Answers with `Connection: close`. */
  goodbyes: number
}

/**
 * Starts clients that add leads until the port is closed. A client whose connection is refused stops, because nobody
 * took its request. `over` resolves when all have stopped.
 */
export function startKeepAliveClients(
  { url }: Pick<ServerProcess, 'url'>,
  key: string,
  { count, pauseMs = 0 }: { count: number; pauseMs?: number },
): { seen: Seen; over: Promise<void> } {
  const seen: Seen = { stored: [], otherwise: {}, lost: [], goodbyes: 0 }
  const busy = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = 0; ; i++) {
      const email = `${process.pid}-${client}-${i}-${Math.random().toString(36).slice(2)}@example.com`
      const outcome = await addLead(`${url}/api/v1/leads`, key, email, agent)
      if (outcome === 'refused') break
      if (typeof outcome === 'string') seen.lost.push(outcome)
      else if (outcome.status === 201) seen.stored.push(email)
      else seen.otherwise[outcome.status] = (seen.otherwise[outcome.status] ?? 0) + 1
      if (typeof outcome === 'object' && outcome.close) seen.goodbyes++
      if (pauseMs) await new Promise(resolve => setTimeout(resolve, Math.random() * 2 * pauseMs))
    }
    agent.destroy()
  }
  const over = Promise.all(Array.from({ length: count }, (_, client) => busy(client))).then(() => {})
  return { seen, over }
}

function addLead(
  url: string,
  key: string,
  email: string,
  agent: Agent,
): Promise<{ status: number; close: boolean } | 'refused' | string> {
  const body = JSON.stringify({ name: 'Visitor', email })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-api-key': key,
  }
  return new Promise(resolve => {
    const sent = request(url, { method: 'POST', headers, agent }, answer => {
      answer.resume()
      answer.once('end', () =>
        resolve({ status: answer.statusCode!, close: answer.headers.connection === 'close' }),
      )
      answer.once('error', error => resolve(`cut off in its answer: ${error.message}`))
    })
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED'
          ? 'refused'
          : `${error.code ?? error.message} on a connection ${sent.reusedSocket ? 'in use' : 'just made'}`,
      ),
    )
    sent.end(body)
  })
}
