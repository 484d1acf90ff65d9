import { ProviderUnavailable } from '../unavailable.ts'

/** Speech is 16-bit mono PCM at this rate inside the program; adapters convert other rates. */
export const sampleRate = 16_000

/** A speech server failed. No input of anybody is wrong. */
export class SpeechUnavailable extends ProviderUnavailable {
  override name = 'SpeechUnavailable'
}

/** What a recogniser needs to know of the speech. */
interface ListeningOptions {
  /** BCP 47 */
  language: string
  /** Names and terms that are likely to be said, the most important first. An adapter takes as many as its server does. */
  keyterms?: readonly string[] | undefined
  signal: AbortSignal
}

/** Speech to text. */
export interface SpeechToText {
  model: string
  /** The words of one stretch of speech, '' when there are none. Throws SpeechUnavailable (`aborted` when the signal fired). */
  transcribe(pcm: Int16Array, options: ListeningOptions): Promise<string>
  /** The same while the person is still speaking; undefined where the server offers none. */
  stream?(
    options: ListeningOptions & { heard?: ((event: HeardEvent) => void) | undefined },
  ): Promise<SpeechStream>
  /** Whether it understands a language, BCP 47; undefined: whatever it is given. */
  understands?(language: string): boolean
  close(): void
}

/**
 * News of a stream, before or behind its `finish`. `stretch`: how often `finish` had been called before the sound of which
 * they tell; by the time in the sound, not by the order of arrival.
 */
export type HeardEvent =
  /** All words of the stretch so far. They replace those before, and may still change. */
  | { type: 'interim'; stretch: number; text: string }
  /** The server thinks that the person has finished, with these words of the stretch. */
  | { type: 'likely_end'; stretch: number; text: string }
  /** The server understands several languages, and heard most of these words in this one, ISO 639-1. Before the words. */
  | { type: 'language'; stretch: number; language: string }
  /** They had not: they speak on. */
  | { type: 'went_on' }

/** Words of somebody who is still speaking. */
export interface SpeechStream {
  write(pcm: Int16Array): void
  /**
   * Asks for the words of all that was written since the last `finish`; the stream goes on with the next stretch. The words
   * are those of this stretch, however late they come. Throws SpeechUnavailable.
   */
  finish(): Promise<string>
  close(): void
}

/** Text to speech. */
export interface TextToSpeech {
  model: string
  /** Of what its sound is made besides words and language: two with the same one sound alike. undefined: nobody knows. */
  signature?: string | undefined
  /** 16 kHz PCM in pieces, as they come. Throws SpeechUnavailable (`aborted` when the signal fired). */
  speak(
    text: string,
    options: { language: string; signal: AbortSignal },
  ): AsyncGenerator<Int16Array, void, void>
  /** Whether it has a voice for a language, BCP 47; undefined: for every one. */
  speaksIn?(language: string): boolean
  close(): void
}

/** The installation's speech servers; null where it has none. */
export interface Speech {
  hears: SpeechToText | null
  speaks: TextToSpeech | null
}
