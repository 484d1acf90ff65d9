import { Readable } from 'node:stream'

/** A line that clients skip, so that no proxy takes a thinking model for a dead connection. */
const ping = ': still here\n\n'
const pingEveryMs = 15_000

/**
 * Server-sent events of what `run` yields. When the client hangs up the signal given to `run` fires. When
 * `run` fails, the last event is `error` with the sentence that `failed` makes of it.
 */
export function eventStream(
  run: (signal: AbortSignal) => AsyncIterable<{ event: string; data: unknown }>,
  failed: (error: unknown) => string,
): Readable {
  const left = new AbortController()
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(pings)
      left.abort()
      done(error)
    },
  })
  const pings = setInterval(() => stream.push(ping), pingEveryMs)
  const send = (event: string, data: unknown) =>
    stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const pump = async () => {
    try {
      for await (const { event, data } of run(left.signal)) {
        if (stream.destroyed) return
        send(event, data)
      }
    } catch (error) {
      if (!left.signal.aborted) send('error', { detail: failed(error) })
    }
    clearInterval(pings)
    if (!stream.destroyed) stream.push(null)
  }
  void pump()
  return stream
}
