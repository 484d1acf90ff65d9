import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  /** The body as received, byte for byte. */
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: what an envelope holds is only known to the test that looks
  json: any
}

/** The answer to a request; `hang` never answers. */
export type Answer = number | { status: number; headers?: Record<string, string>; body?: string } | 'hang'

export interface FakeReceiver {
  url: string
  /** All requests, in the order of arrival. */
  received: Received[]
  /** The requests to one path. */
  at(path: string): Received[]
  /** Answers requests this way from now on; the default is 200. */
  answer(how: (request: Received) => Answer | Promise<Answer>): void
  close(): Promise<void>
}

/** A customer's server that receives webhooks. */
export async function startReceiver(): Promise<FakeReceiver> {
  const received: Received[] = []
  let how: (request: Received) => Answer | Promise<Answer> = () => 200
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    const body = (await buffer(req)).toString()
    const request = { path: req.url!, headers: req.headers, body, json: JSON.parse(body) }
    received.push(request)
    const answer = await how(request)
    if (answer === 'hang') return
    const {
      status,
      headers = {},
      body: text = 'ok',
    } = typeof answer === 'number' ? { status: answer } : answer
    res.writeHead(status, headers).end(text)
  })
  const { url, close } = await listen(server)
  return {
    url,
    received,
    close,
    at: path => received.filter(each => each.path === path),
    answer(next) {
      how = next
    },
  }
}
