import { SpeechUnavailable, type TextToSpeech } from '#server/providers/speech/port.ts'

/** Voices that stream have their first sound after 200–400 ms. One that takes longer than this has failed. Milliseconds. */
const firstWithin = 5_000
/** Between two pieces of its sound. */
const nextWithin = 4_000

/** The sound of a text, from a voice that may hang. Throws SpeechUnavailable (`timeout` when nothing came for too long). */
export async function* speakTimely(
  voice: TextToSpeech,
  text: string,
  { language, signal }: { language: string; signal: AbortSignal },
): AsyncGenerator<Int16Array, void, void> {
  const stop = new AbortController()
  const pieces = voice.speak(text, { language, signal: AbortSignal.any([signal, stop.signal]) })
  try {
    for (let within = firstWithin; ; within = nextWithin) {
      const next = await inTime(pieces.next(), { within, signal, model: voice.model })
      if (next.done) return
      yield next.value
    }
  } finally {
    stop.abort()
    // It may be waiting for sound that never comes.
    pieces.return().catch(() => {})
  }
}

function inTime<T>(
  piece: Promise<T>,
  { within, signal, model }: { within: number; signal: AbortSignal; model: string },
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const leave = () => reject(new SpeechUnavailable('aborted', `${model} was stopped by the caller`))
  const timer = setTimeout(
    () => reject(new SpeechUnavailable('timeout', `${model} sent no sound for ${within} ms`)),
    within,
  )
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  // The one that comes second may fail, and nobody listens any more.
  for (const each of [piece, late]) each.catch(() => {})
  return Promise.race([piece, late]).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  })
}
