import { primary } from '#locales/resolve.ts'
import { sampleRate } from './port.ts'
import { resampler } from './resample.ts'
import { type WavFormat, wavFormat } from './wav.ts'

/** A second a character, and ten: nobody speaks as slowly. 16-bit stereo at 48 kHz is the most that a second takes. */
export const mostBytesOf = (text: string): number => (text.length + 10) * 48_000 * 2 * 2

/** The voice named for this language, or for the language without its country; null where none is. */
export function voiceFor(language: string, voices: Record<string, string>): string | null {
  return voices[language.toLowerCase()] ?? voices[primary(language) ?? ''] ?? null
}

/**
 * The 16 kHz PCM in a provider's answer, as it comes. The pieces may end in the middle of a sample. Throws what `badAnswer`
 * makes where it holds something else, or nothing although there is something to say.
 */
export async function* soundIn(
  pieces: AsyncIterable<Uint8Array>,
  { text, rate, badAnswer }: { text: string; rate: number; badAnswer(detail: string): Error },
): AsyncGenerator<Int16Array, void, void> {
  const decode = decoder(rate)
  let samples = 0
  try {
    for await (const bytes of pieces) {
      const pcm = decode(bytes)
      samples += pcm.length
      if (pcm.length) yield pcm
    }
  } catch (error) {
    throw error instanceof UnreadableSound ? badAnswer(error.message) : error
  }
  if (!samples && /[\p{L}\p{N}]/u.test(text)) throw badAnswer('the answer holds no sound')
}

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
  if (/^(ID3|OggS|fLaC|\{|<!|<h)/.test(start)) throw new UnreadableSound('the sound is no PCM')
  return { rate, channels: 1, from: 0 }
}
