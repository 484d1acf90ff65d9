import { lineEnded } from '#server/modules/voice/voice.ts'

/** What a person said last is answered for so long after the line has ended: nobody hears it, but it may act. */
export const afterLineMs = 8_000

/** Fires when an answer is not wanted. One that the line's end interrupts goes on for a while, for what follows from it. */
export function whileOnLine(signal: AbortSignal): AbortSignal {
  const stop = new AbortController()
  const left = () => {
    if (signal.reason === lineEnded) setTimeout(() => stop.abort(lineEnded), afterLineMs).unref()
    else stop.abort(signal.reason)
  }
  if (signal.aborted) left()
  else signal.addEventListener('abort', left, { once: true })
  return stop.signal
}
