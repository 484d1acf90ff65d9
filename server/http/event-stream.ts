import { Readable } from 'node:stream'

/** A line that clients skip, so that no proxy takes a thinking model for a dead connection. */
const ping = ': still here\n\n'
const pingEveryMs = 15_000

/** What the reader of an answer is told that the end of this process cuts short. */
export const restarting = 'The server is being restarted. Send your message again in a moment.'

/**
 * Server-sent events of what `run` yields; whoever connects again names the last `id` they got. When the client hangs up the signal given to `run` fires. When
 * `run` fails, the last event is `error` with the sentence that `failed` makes of it. When `hurry` fires, the
 * process being about to end, the signal fires as well and the last event is `error` with `farewell`.
 */
export function eventStream(
  run: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown; id?: number | undefined }>,
  failed: (error: unknown) => string,
  hurry?: AbortSignal,
  farewell: string = restarting,
): Readable {
  const left = new AbortController()
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(pings)
      hurry?.removeEventListener('abort', breakOff)
      left.abort()
      done(error)
    },
  })
  const pings = setInterval(() => stream.push(ping), pingEveryMs)
  const send = (event: string, data: unknown, id?: number) => {
    if (left.signal.aborted) return
    stream.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const end = () => {
    if (left.signal.aborted) return
    clearInterval(pings)
    left.abort()
    stream.push(null)
  }
  const breakOff = () => {
    send('error', { detail: farewell })
    end()
  }
  const pump = async () => {
    try {
      for await (const { event, data, id } of run(left.signal)) send(event, data, id)
    } catch (error) {
      if (!left.signal.aborted) send('error', { detail: failed(error) })
    }
    end()
  }
  hurry?.addEventListener('abort', breakOff)
  void pump()
  if (hurry?.aborted) breakOff()
  return stream
}
