import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { primary } from '#locales/resolve.ts'
import { type ModelServerOptions, modelServer } from '../openai.ts'
import { type SpeechToText, SpeechUnavailable, sampleRate, type TextToSpeech } from './port.ts'
import { resampler } from './resample.ts'
import { type WavFormat, wavFormat, wavOf } from './wav.ts'

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
  /** Of the raw PCM that the server sends: OpenAI's is 24 kHz, that of small servers their voice's own. */
  rate: number
}

/** Synthesises speech on any OpenAI-compatible server (`/audio/speech`), streamed while the server still makes it. */
export function openaiTextToSpeech({ voice, rate, ...options }: OpenaiTextToSpeechOptions): TextToSpeech {
  const server = modelServer({ timeoutMs, retries: 1, ...options }, SpeechUnavailable)
  return {
    model: options.model,
    async *speak(text, { signal }) {
      const sound = decoder(rate)
      try {
        const asked = { input: text, voice, response_format: 'pcm' }
        for await (const bytes of server.stream('/audio/speech', asked, mostBytesOf(text), signal)) {
          const pcm = sound(bytes)
          if (pcm.length) yield pcm
        }
      } catch (error) {
        if (error instanceof UnreadableSound) throw server.badAnswer(error.message)
        throw error
      }
    },
    close: server.close,
  }
}

/** A second a character, and ten: nobody speaks as slowly. 16-bit stereo at 48 kHz is the most that a second takes. */
const mostBytesOf = (text: string): number => (text.length + 10) * 48_000 * 2 * 2

class UnreadableSound extends Error {}

/** Bytes in pieces of any size to 16 kHz PCM; a server that sends WAV all the same is understood. */
function decoder(rate: number): (bytes: Uint8Array) => Int16Array {
  let left: Uint8Array = new Uint8Array(0)
  let format: WavFormat | null = null
  let resample: ReturnType<typeof resampler>
  return bytes => {
    left = Buffer.concat([left, bytes])
    if (!format) {
      format = formatOf(left, rate)
      if (!format) return new Int16Array(0)
      left = left.subarray(format.from)
      resample = resampler(format.rate, sampleRate)
    }
    const { channels } = format
    const count = Math.floor(left.length / (2 * channels))
    const view = new DataView(left.buffer, left.byteOffset, left.byteLength)
    // Of two channels the first: a voice is in both.
    const pcm = Int16Array.from({ length: count }, (_, at) => view.getInt16(2 * channels * at, true))
    left = left.subarray(2 * channels * count)
    return resample(pcm)
  }
}

/** What the first bytes say that follows; null while there are too few. */
function formatOf(bytes: Uint8Array, rate: number): WavFormat | null {
  if (bytes.length < 4) return null
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start === 'RIFF') {
    const format = wavFormat(bytes)
    if (format === 'unreadable') throw new UnreadableSound('the sound is no 16-bit PCM')
    return format
  }
  if (/^(ID3|OggS|fLaC|\{)/.test(start)) throw new UnreadableSound('the sound is no PCM')
  return { rate, channels: 1, from: 0 }
}
