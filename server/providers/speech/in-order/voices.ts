import { SpeechUnavailable, sampleRate, type TextToSpeech } from '../port.ts'
import { inTime } from './deadline.ts'
import { ableIn, type Ranked, Ranks, type SpeechWatch } from './ranks.ts'

/** A voice that streams has its first sound after 200–400 ms. One behind which nobody stands may be slower. */
const soundWithinMs = 2_500
const lastSoundWithinMs = 8_000
/** Letters a second, until a voice has shown its own pace. */
const usualPace = 14
/** A pace is learned from sentences of at least so many letters. */
const tellingLetters = 20

/**
 * Several voices as one. When one refuses, fails, or stays silent, the next one speaks; when one breaks off, the next one
 * goes on at the word that was cut. A voice that failed rests, and is tried again behind the back of the one that speaks.
 * Throws the last voice's SpeechUnavailable.
 */
export function voicesInOrder(
  voices: [TextToSpeech, ...TextToSpeech[]],
  { watch = {}, now = Date.now }: { watch?: SpeechWatch; now?: () => number } = {},
): TextToSpeech {
  const ranks = new Ranks('speaks', voices, { watch, now })
  const paces = new Map<TextToSpeech, number>()

  /** Speaks one text with one voice, and learns its pace. */
  async function* speakWith(
    { server }: Ranked<TextToSpeech>,
    text: string,
    { language, signal, withinMs }: { language: string; signal: AbortSignal; withinMs: number },
  ): AsyncGenerator<Int16Array, void, void> {
    const stop = new AbortController()
    const both = AbortSignal.any([signal, stop.signal])
    const pieces = server.speak(text, { language, signal: both })
    let samples = 0
    try {
      for (;;) {
        const next = await inTime(pieces.next(), withinMs, `${server.model} sent no sound for ${withinMs} ms`)
        if (next.done) break
        samples += next.value.length
        yield next.value
      }
    } finally {
      stop.abort()
      pieces.return().catch(() => {})
    }
    if (!samples && /[\p{L}\d]/u.test(text))
      throw new SpeechUnavailable('bad_answer', `${server.model} made no sound of a text`)
    if (text.length >= tellingLetters) paces.set(server, (text.length * sampleRate) / samples)
  }

  /** Whether a voice that has rested speaks again: its first sound of this text tells. */
  async function tryAgain(ranked: Ranked<TextToSpeech>, text: string, language: string): Promise<void> {
    const signal = AbortSignal.timeout(lastSoundWithinMs)
    try {
      for await (const _ of speakWith(ranked, text, { language, signal, withinMs: soundWithinMs })) break
      ranks.worked(ranked)
    } catch (error) {
      try {
        ranks.failed(ranked, error, undefined)
      } catch {
        ranks.unsettled(ranked)
      }
    }
  }

  return {
    get model() {
      return ranks.model
    },
    get signature() {
      const known = ranks.awake.map(({ signature }) => signature)
      return known.includes(undefined) ? undefined : JSON.stringify(known)
    },
    async *speak(text, { language, signal }) {
      const rested = ranks.toTry()
      if (rested) void tryAgain(rested, text, language)
      let left = text
      const asked = ableIn(ranks.toAsk(), each => each.speaksIn?.(language) ?? true)
      for (const [at, ranked] of asked.entries()) {
        const next = asked[at + 1]
        const withinMs = next ? soundWithinMs : lastSoundWithinMs
        let samples = 0
        try {
          for await (const pcm of speakWith(ranked, left, { language, signal, withinMs })) {
            samples += pcm.length
            yield pcm
          }
          return ranks.worked(ranked)
        } catch (error) {
          const failure = ranks.failed(ranked, error, next)
          if (!next) throw failure
          left = unsaid(left, (samples / sampleRate) * (paces.get(ranked.server) ?? usualPace))
        }
      }
    },
    speaksIn: language => voices.some(each => each.speaksIn?.(language) ?? true),
    close() {
      for (const voice of voices) voice.close()
    },
  }
}

/** What is left of a text of which about so many letters were said: from the word that was cut, at least the last one. */
function unsaid(text: string, letters: number): string {
  const cut = Math.min(Math.floor(letters), text.length - 1)
  const from = text.includes(' ') ? text.lastIndexOf(' ', cut - 1) + 1 : cut
  return text.slice(from)
}
