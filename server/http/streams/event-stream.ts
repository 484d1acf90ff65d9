import { Readable } from 'node:stream'
import { streamPingMs } from '#contract/limits.ts'

/** A comment line that clients skip. It keeps proxies from closing the connection while a model thinks. */
const ping = ': still here\n\n'

/** The sentence for readers whose answer the end of this process cuts short. */
export const restarting = 'The server is being restarted. Send your message again in a moment.'

/** A reader who takes nothing for this long, although data waits, has gone or is hostile. */
const mostStalledMs = 30_000
/** Every stream ends with this: an error made for each, with its stack, took longer than its last event. */
const over = new Error('the stream is over')
const tooSlow = 'The connection is too slow. Connect again to go on.'

export interface EventStreamOptions {
  /** Fires when the process is about to end. */
  hurry?: AbortSignal
  /** The sentence of the last event when `forced` fires. */
  farewell?: string
  /** Default half a minute. */
  stalledMs?: number
}

/**
 * Streams what `run` yields as server-sent events. A client that reconnects names the last `id` it received.
 * The reader sets the pace; one who takes nothing for half a minute is dropped. The signal given to `run` fires
 * when the client hangs up or is dropped, or when `forced` fires. The stream closes when `run` ends. When `run`
 * fails, the last event is `error` with the sentence that `failed` makes of the error.
 */
export function eventStream(
  run: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown; id?: number | undefined }>,
  failed: (error: unknown) => string,
  { hurry, farewell = restarting, stalledMs = mostStalledMs }: EventStreamOptions = {},
): Readable {
  const left = new AbortController()
  /** Set while the buffer holds more than the reader has room for. */
  let full: { read(): void; timer: NodeJS.Timeout } | null = null
  const room = () => {
    clearTimeout(full?.timer)
    full?.read()
    full = null
  }
  const stream = new Readable({
    read: room,
    destroy(error, done) {
      stop()
      void pumping.then(() => done(error))
    },
  })
  const stop = () => {
    clearInterval(pings)
    hurry?.removeEventListener('abort', hurried)
    left.abort(over)
    room()
  }
  const send = (event: string, data: unknown, id?: number) =>
    stream.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  /** Sends the reason as the last event. A reader who returns for the buffered data still receives it for a while. */
  const breakOff = (detail: string) => {
    if (left.signal.aborted) return
    send('error', { detail })
    stream.push(null)
    stop()
    setTimeout(() => stream.destroy(), stalledMs).unref()
  }
  const roomAgain = () =>
    new Promise<void>(read => {
      full = { read, timer: setTimeout(() => breakOff(tooSlow), stalledMs) }
    })
  const hurried = () => breakOff(farewell)
  const pump = async () => {
    try {
      for await (const { event, data, id } of run(left.signal)) {
        if (left.signal.aborted) break
        if (!send(event, data, id)) await roomAgain()
      }
    } catch (error) {
      if (!left.signal.aborted) send('error', { detail: failed(error) })
    }
    if (left.signal.aborted) return
    stop()
    stream.push(null)
  }
  const pings = setInterval(() => {
    if (!full) stream.push(ping)
  }, streamPingMs)
  hurry?.addEventListener('abort', hurried)
  const pumping = pump()
  if (hurry?.aborted) hurried()
  return stream
}
