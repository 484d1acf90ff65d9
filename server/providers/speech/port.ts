import { ProviderUnavailable } from '../unavailable.ts'

/** Speech is 16-bit mono PCM at this rate inside the program; adapters convert other rates. */
export const sampleRate = 16_000

/** A speech server failed. No input of anybody is wrong. */
export class SpeechUnavailable extends ProviderUnavailable {
  override name = 'SpeechUnavailable'
}

/** Speech to text. */
export interface SpeechToText {
  model: string
  /**
   * The words of one stretch of speech, '' when there are none. `language` as BCP 47; `hint`, words likely to be said.
   * Throws SpeechUnavailable (`aborted` when the signal fired).
   */
  transcribe(
    pcm: Int16Array,
    options: { language: string; hint?: string | undefined; signal: AbortSignal },
  ): Promise<string>
  /** The same while the person is still speaking; undefined where the server offers none. */
  stream?(options: { language: string; signal: AbortSignal }): Promise<SpeechStream>
  close(): void
}

/** Words of somebody who is still speaking. */
export interface SpeechStream {
  write(pcm: Int16Array): void
  /** Asks for the words of all that was written; the stream goes on with the next stretch. Throws SpeechUnavailable. */
  finish(): Promise<string>
  close(): void
}

/** Text to speech. */
export interface TextToSpeech {
  model: string
  /** 16 kHz PCM in pieces, as they come. Throws SpeechUnavailable (`aborted` when the signal fired). */
  speak(
    text: string,
    options: { language: string; signal: AbortSignal },
  ): AsyncGenerator<Int16Array, void, void>
  close(): void
}

/** The installation's speech servers; null where it has none. */
export interface Speech {
  hears: SpeechToText | null
  speaks: TextToSpeech | null
}
