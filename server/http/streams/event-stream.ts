import { Readable } from 'node:stream'
import { streamPingMs } from '#contract/limits.ts'

/** A line that clients skip, so that no proxy takes a thinking model for a dead connection. */
const ping = ': still here\n\n'

/** What the reader of an answer is told that the end of this process cuts short. */
export const restarting = 'The server is being restarted. Send your message again in a moment.'

/** A reader who takes nothing for so long, while there is more for them, has gone or is up to no good. */
const mostStalledMs = 30_000
const tooSlow = 'The connection is too slow. Connect again to go on.'

export interface EventStreamOptions {
  /** Fires when the process is about to end. */
  hurry?: AbortSignal
  /** The sentence of the last event when `hurry` fires. */
  farewell?: string
  /** Default half a minute. */
  stalledMs?: number
}

/**
 * Server-sent events of what `run` yields; whoever connects again names the last `id` they got. Events are made as fast
 * as they are read: a reader who has taken nothing for half a minute is left. When the client hangs up, is left, or
 * `hurry` fires, the signal given to `run` fires; the stream closes when `run` is over. When `run` fails, the last event
 * is `error` with the sentence that `failed` makes of it.
 */
export function eventStream(
  run: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown; id?: number | undefined }>,
  failed: (error: unknown) => string,
  { hurry, farewell = restarting, stalledMs = mostStalledMs }: EventStreamOptions = {},
): Readable {
  const left = new AbortController()
  /** Set while more is buffered than the reader has room for. */
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
    left.abort()
    room()
  }
  const send = (event: string, data: unknown, id?: number) =>
    stream.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  /** Says why as the last event. It reaches a reader who comes back for what is buffered, for a while. */
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
