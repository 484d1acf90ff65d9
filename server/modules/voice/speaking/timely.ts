import { SpeechUnavailable, type TextToSpeech } from '#server/providers/speech/port.ts'

/** Voices that stream have their first sound after 200–400 ms. One that takes longer than this has failed. Milliseconds. */
const firstWithin = 5_000
/** The same right after it hung, for a voice that was quick before: nobody waits five seconds again and again. */
const firstAgainWithin = 1_500
/** Between two pieces of its sound. */
const nextWithin = 4_000

/** What a conversation needs of a voice. */
export type TimelyVoice = Pick<TextToSpeech, 'signature' | 'speak'>

/**
 * The voice of one conversation, which may hang. Its speech throws SpeechUnavailable (`timeout`) when no sound came for too
 * long; after that it has less time, until it is heard again. `now`: the clock of its line, in milliseconds.
 */
export function timely(voice: TextToSpeech, now: () => number): TimelyVoice {
  let hangs = false
  /** The longest that its first sound took, in milliseconds; null before there was any. */
  let slowest: number | null = null
  const patience = () =>
    hangs && slowest !== null ? Math.min(firstWithin, Math.max(firstAgainWithin, 2 * slowest)) : firstWithin

  return {
    get signature() {
      return voice.signature
    },
    async *speak(text, { language, signal }) {
      const stop = new AbortController()
      const pieces = voice.speak(text, { language, signal: AbortSignal.any([signal, stop.signal]) })
      const asked = now()
      try {
        for (let within = patience(), isFirst = true; ; within = nextWithin, isFirst = false) {
          const next = await inTime(pieces.next(), { within, signal, model: voice.model })
          if (next.done) return
          if (isFirst) slowest = Math.max(slowest ?? 0, now() - asked)
          hangs = false
          yield next.value
        }
      } catch (error) {
        hangs ||= error instanceof SpeechUnavailable && error.reason === 'timeout'
        throw error
      } finally {
        stop.abort()
        // It may be waiting for sound that never comes.
        pieces.return().catch(() => {})
      }
    },
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
