import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './process.ts'

/** What busy clients of a server experienced while its database was taken away. */
export interface Seen {
  /** The number of answers by status. */
  statuses: Map<number, number>
  /**
   * Answers that no client should get: neither a success (2xx) nor a proper refusal (503 with Retry-After and a
   * sentence).
   */
  wrong: string[]
  /** Streams that ended with an answer or an error event, and streams that were cut. */
  streams: { ended: number; cut: number }
  /** The names of acknowledged records. */
  texts: string[]
  leads: string[]
  /** Leads that were repeated under one Idempotency-Key until they were acknowledged. */
  sentAgain: string[]
}

const pauseMs = 50
const giveUpMs = 60_000

/** Starts `lanes` clients of each kind. `stop` lets them finish what they have begun. */
export function startBusyClients(
  server: ServerProcess,
  { key, slug, lanes }: { key: string; slug: string; lanes: number },
): { seen: Seen; stop(): Promise<void> } {
  const seen: Seen = {
    statuses: new Map(),
    wrong: [],
    streams: { ended: 0, cut: 0 },
    texts: [],
    leads: [],
    sentAgain: [],
  }
  let over = false

  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const form = body instanceof FormData
    const response = await fetch(server.url + path, {
      method,
      headers: {
        'x-api-key': key,
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(giveUpMs),
    })
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    }
  }
  /** Returns the status. Any other than 2xx, a proper 503 or `expected` becomes a finding. */
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, expected = [] }: { headers?: Record<string, string>; expected?: number[] } = {},
  ): Promise<number> => {
    const answer = await ask(method, path, body, headers).catch((error: Error) => ({
      status: 0,
      retryAfter: null,
      text: `${error.message}: ${(error.cause as Error | undefined)?.message}`,
    }))
    const { status, retryAfter, text } = answer
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
    const putOff = status === 503 && Number(retryAfter) > 0 && /^\{"detail":"[^"]+"\}$/.test(text)
    if (!(status >= 200 && status < 300) && !putOff && !expected.includes(status))
      seen.wrong.push(`${method} ${path}: ${status} ${text}`)
    return status
  }
  /** Runs `work` in sequence until the end, each time with a new name. */
  const goOn = async (kind: string, once: (name: string) => Promise<unknown>): Promise<void> => {
    for (let i = 0; !over; i++) {
      await once(`${kind}-${i}`)
      await sleep(pauseMs)
    }
  }
  const person = (name: string) => ({ name, email: `${name}@example.com` })
  const ingest = '/api/v1/knowledge/portal'
  const kinds: ((name: string) => Promise<unknown>)[] = [
    async name => {
      const content = `${name}\nWe open at nine, and close when the last guest has gone.`
      if ((await send('POST', `${ingest}/ingest`, { content })) === 201) seen.texts.push(name)
    },
    async name => {
      const form = new FormData()
      form.append('file', new Blob([`${name}\n${'We open at nine. '.repeat(200)}`]), `${name}.txt`)
      if ((await send('POST', `${ingest}/upload`, form)) === 201) seen.texts.push(`${name}.txt`)
    },
    async name => {
      if ((await send('POST', '/api/v1/leads', person(name))) === 201) seen.leads.push(name)
    },
    async name => {
      const headers = { 'idempotency-key': randomUUID() }
      const until = Date.now() + giveUpMs
      while (Date.now() < until) {
        // 409: the first try still runs, or may have taken effect.
        const status = await send('POST', '/api/v1/leads', person(name), { headers, expected: [409] })
        if (status === 201) return seen.sentAgain.push(name)
        await sleep(500)
        if (status === 409 && over) return
      }
    },
    () => send('GET', '/api/v1/leads'),
    () => send('GET', '/api/v1/knowledge'),
    () => send('GET', `/c/${slug}`),
    async () => {
      const { status, text } = await ask('POST', '/api/v1/chat/stream', {
        message: 'When do you open?',
      }).catch(() => ({ status: 0, text: '' }))
      if (status !== 503) seen.streams[/event: (done|error)\n.*\n\n$/.test(text) ? 'ended' : 'cut']++
    },
  ]
  const all = kinds.flatMap((once, kind) =>
    Array.from({ length: lanes }, (_, lane) => goOn(`${randomUUID().slice(0, 8)}-${kind}-${lane}`, once)),
  )
  return {
    seen,
    async stop() {
      over = true
      await Promise.all(all)
    },
  }
}
