import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { primary } from '#locales/resolve.ts'
import { type ModelServerOptions, modelServer } from '../openai.ts'
import { type SpeechToText, SpeechUnavailable, type TextToSpeech } from './port.ts'
import { mostBytesOf, soundIn, voiceFor } from './sound.ts'
import { wavOf } from './wav.ts'

const heardShape = Compile(Type.Object({ text: Type.String() }))

/** Characters of a prompt: servers read its last 224 tokens, and a name in another script takes a token a letter. */
const longestPrompt = 400

/** A minute of speech is longer than anybody's turn. We give a server up that takes longer. */
const timeoutMs = 30_000

/** Transcribes speech on any OpenAI-compatible server (`/audio/transcriptions`). */
export function openaiSpeechToText(options: ModelServerOptions): SpeechToText {
  const server = modelServer({ timeoutMs, retries: 1, ...options }, SpeechUnavailable)
  return {
    model: options.model,
    async transcribe(pcm, { language, keyterms, signal }) {
      const file = new File([wavOf(pcm)], 'speech.wav', { type: 'audio/wav' })
      // ISO 639-1, without the country.
      const fields = {
        language: primary(language) ?? 'en',
        response_format: 'json',
        ...(keyterms?.length && { prompt: promptOf(keyterms) }),
      }
      const answer = await server.postFile('/audio/transcriptions', fields, file, signal)
      if (!heardShape.Check(answer)) throw server.badAnswer('the answer holds no text')
      return answer.text.trim()
    },
    close: server.close,
  }
}

/** The terms as a list, which the words of a prompt before this speech would hold. The first ones count most. */
function promptOf(keyterms: readonly string[]): string {
  const told: string[] = []
  let length = 0
  for (const term of keyterms) {
    length += term.length + 2
    if (length > longestPrompt) break
    told.push(term)
  }
  return told.join(', ')
}

export interface OpenaiTextToSpeechOptions extends ModelServerOptions {
  voice: string
  /** Other voices for some languages, by BCP 47 tags in small letters. */
  voices?: Record<string, string>
  /** Of the raw PCM that the server sends: OpenAI's is 24 kHz, that of small servers their voice's own. */
  rate: number
  /** How to speak, for models that take such a prompt. */
  instructions?: string | null
}

/** Synthesises speech on any OpenAI-compatible server (`/audio/speech`), streamed while the server still makes it. */
export function openaiTextToSpeech({
  voice,
  voices = {},
  rate,
  instructions,
  ...options
}: OpenaiTextToSpeechOptions): TextToSpeech {
  const server = modelServer({ timeoutMs, retries: 1, ...options }, SpeechUnavailable)
  const { url, model } = options
  return {
    model,
    signature: JSON.stringify([url, model, voice, voices, rate, instructions]),
    speak(text, { language, signal }) {
      const asked = {
        input: text,
        voice: voiceFor(language, voices) ?? voice,
        response_format: 'pcm',
        ...(instructions && { instructions }),
      }
      const bytes = server.stream('/audio/speech', asked, mostBytesOf(text), signal)
      return soundIn(bytes, { text, rate, badAnswer: server.badAnswer })
    },
    close: server.close,
  }
}
