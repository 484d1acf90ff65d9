import { posting } from '../posting.ts'
import { SpeechUnavailable, sampleRate, type TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { mostBytesOf, soundIn } from './sound.ts'

/** A sentence takes a second or two to make. */
const timeoutMs = 30_000
/** The first sound comes within half a second, and the next ones faster than they are heard. */
const usualSilenceMs = 8000

/** How patient an adapter is, where it is not as usual. */
export interface Patience {
  retries?: number
  silentMs?: number
}

/** One sentence, as a provider wants to be asked for it. */
export interface VoiceRequest {
  url: string
  body: object
}

/**
 * A voice that is asked for one sentence by a POST request and answers with PCM at our rate while it still makes it.
 * (Their WebSockets take text in pieces; we have the whole sentence, so they would bring only a connection to lose.)
 * `ask` may throw `refused` for a language that the voice does not speak.
 */
export function streamingVoice(
  { model, apiKey, retries = 1, silentMs = usualSilenceMs }: Pick<VoiceServer, 'model' | 'apiKey'> & Patience,
  given: {
    headers: Record<string, string>
    ask(text: string, language: string): VoiceRequest
  },
): TextToSpeech {
  const server = posting(
    { name: model, headers: given.headers, secret: apiKey, timeoutMs, silentMs, retries },
    SpeechUnavailable,
  )
  const badAnswer = (detail: string) => new SpeechUnavailable('bad_answer', `${model}: ${detail}`)
  return {
    model,
    async *speak(text, { language, signal }) {
      const { url, body } = given.ask(text, language)
      const asked = { type: 'application/json', bytes: JSON.stringify(body) }
      const bytes = server.stream(url, asked, mostBytesOf(text), signal)
      yield* soundIn(bytes, { text, rate: sampleRate, badAnswer })
    },
    close: server.close,
  }
}

/** The provider has no voice for this language. */
export const refused = (model: string, language: string): SpeechUnavailable =>
  new SpeechUnavailable(
    'rejected',
    `${model} does not speak ${language}: name a voice that does (TTS_VOICES)`,
  )
