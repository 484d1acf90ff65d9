import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  /** As it came, byte for byte. */
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: what an envelope holds is only known to the test that looks
  json: any
}

/** How a request is answered; `hang` never. */
export type Answer = number | { status: number; headers?: Record<string, string>; body?: string } | 'hang'

export interface FakeReceiver {
  url: string
  /** In the order in which they came. */
  received: Received[]
  /** What came to one path. */
  at(path: string): Received[]
  /** From now on requests are answered so; 200 unless said otherwise. */
  answer(how: (request: Received) => Answer | Promise<Answer>): void
  close(): Promise<void>
}

/** Somebody's server that takes webhooks. */
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
