import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './listen.ts'

/**
 * What an endless server sends: `words` streams tokens of chat as fast as the client reads; `thoughts` the same, but
 * nothing for the visitor; `line` one event without an end; `drip` a token now and then; `json` an answer of a
 * gigabyte; `sound` noise.
 */
export type Flooding = 'words' | 'thoughts' | 'line' | 'drip' | 'json' | 'sound'

export interface Flood {
  /** Ends in `/v1`. */
  url: string
  flooding: Flooding
  /** Answers in progress; an answer is over when its reader hangs up. */
  open(): number
  /** Bytes that clients have read from it. */
  taken(): number
  close(): Promise<void>
}

const gigabyte = 1024 ** 3
const delta = (fields: object) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: fields }] })}\n\n`

const pieces: Record<Flooding, { head: string; piece: string; everyMs?: number }> = {
  words: { head: '', piece: delta({ content: 'This goes on and on. ' }).repeat(50) },
  thoughts: { head: delta({ content: '<think>' }), piece: delta({ content: 'hmm, ' }).repeat(50) },
  line: { head: 'data: {"choices":[{"delta":{"content":"', piece: 'x'.repeat(64 * 1024) },
  drip: { head: '', piece: delta({ content: 'so, ' }), everyMs: 50 },
  json: { head: '{"data":[{"embedding":[', piece: '0.125,'.repeat(10_000) },
  sound: { head: '', piece: 'ab'.repeat(32 * 1024) },
}

export async function startFlood(flooding: Flooding): Promise<Flood> {
  let [open, taken] = [0, 0]
  const server = createServer((request, response) => {
    request.resume()
    open++
    response.once('close', () => open--)
    const type = flood.flooding === 'json' ? 'application/json' : 'text/event-stream'
    response.writeHead(200, { 'content-type': type })
    // The reader hangs up sooner or later.
    pipeline(Readable.from(pour(), { highWaterMark: 1 }), response).catch(() => {})
  })
  async function* pour() {
    const { head, piece, everyMs } = pieces[flood.flooding]
    yield head
    for (let sent = 0; sent < gigabyte; sent += piece.length) {
      taken += piece.length
      yield piece
      if (everyMs) await sleep(everyMs)
    }
  }
  const { url, close } = await listen(server)
  const flood: Flood = { url: `${url}/v1`, flooding, open: () => open, taken: () => taken, close }
  return flood
}
