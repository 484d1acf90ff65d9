import { posting } from '../posting.ts'
import { voiceIn } from './languages.ts'
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
 * Throws `rejected` for a language that the server has no voice for.
 */
export function streamingVoice(
  server: VoiceServer & Patience,
  given: {
    headers: Record<string, string>
    ask(text: string, language: string, voice: string): VoiceRequest
  },
): TextToSpeech {
  const { url, model, voice, voices, apiKey, retries = 1, silentMs = usualSilenceMs } = server
  const { stream, close } = posting(
    { name: model, headers: given.headers, secret: apiKey, timeoutMs, silentMs, retries },
    SpeechUnavailable,
  )
  const badAnswer = (detail: string) => new SpeechUnavailable('bad_answer', `${model}: ${detail}`)
  return {
    model,
    signature: JSON.stringify([url, model, voice, voices]),
    async *speak(text, { language, signal }) {
      const speaker = voiceIn(server, language)
      if (speaker === null)
        throw new SpeechUnavailable('rejected', `${model} does not speak ${language}: name a voice that does`)
      const request = given.ask(text, language, speaker)
      const asked = { type: 'application/json', bytes: JSON.stringify(request.body) }
      const bytes = stream(request.url, asked, mostBytesOf(text), signal)
      yield* soundIn(bytes, { text, rate: sampleRate, badAnswer })
    },
    speaksIn: language => voiceIn(server, language) !== null,
    close,
  }
}
