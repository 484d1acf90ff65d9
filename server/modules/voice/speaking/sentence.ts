import { sampleRate } from '#server/providers/speech/port.ts'
import { speakable } from './speakable.ts'

/** A sentence that broke off is repeated from so many milliseconds before. */
const heardAgain = 300

/** One sentence on its way: its words, and their sound until it was heard. */
export interface Sentence {
  /** As it was written, with the space before it. */
  text: string
  /** As it is read out. */
  spoken: string
  /** Its sound, 16 kHz: the first `samples` are there, the rest is room. */
  pcm: Int16Array
  samples: number
  /** No more sound of it will come. */
  complete: boolean
  /** How much was heard: milliseconds of sound, or characters of `spoken` where the page speaks. */
  heard: number
  done: boolean
  /** It could not be spoken, and is left out. */
  lost: boolean
}

/** A sentence of this text; null where nothing of it can be spoken. */
export function sentenceOf(text: string, language: string): Sentence | null {
  const spoken = speakable(text, language)
  if (!spoken) return null
  return {
    text,
    spoken,
    pcm: new Int16Array(0),
    samples: 0,
    complete: false,
    heard: 0,
    done: false,
    lost: false,
  }
}

export function addSound(sentence: Sentence, more: Int16Array): void {
  const samples = sentence.samples + more.length
  if (samples > sentence.pcm.length) {
    const roomier = new Int16Array(Math.max(samples, 2 * sentence.pcm.length))
    roomier.set(sentence.pcm.subarray(0, sentence.samples))
    sentence.pcm = roomier
  }
  sentence.pcm.set(more, sentence.samples)
  sentence.samples = samples
}

/** Where a sentence goes on that was held, in the unit of `heard`: a little earlier, so that no word is lost. */
export function goesOnAt({ heard, spoken }: Sentence, by: 'sound' | 'words'): number {
  if (by === 'sound') return Math.max(0, heard - heardAgain)
  return heard >= spoken.length ? heard : wordsUpTo(spoken, heard).length
}

/** The words of it that were heard. */
export function heardOf(sentence: Sentence, by: 'sound' | 'words'): string {
  const { text, spoken, heard, done, lost, complete, samples } = sentence
  if (lost || heard <= 0) return done && !lost ? text : ''
  if (done) return text
  // While its sound is still coming, its length is a guess: about 15 letters a second.
  const guess = complete ? 0 : (spoken.length / 15) * 1000
  const whole = by === 'words' ? spoken.length : Math.max((samples / sampleRate) * 1000, guess)
  return wordsUpTo(text, Math.floor(text.length * Math.min(1, heard / whole)))
}

/** The whole words among the first characters; all characters in a script that has no spaces. */
function wordsUpTo(text: string, characters: number): string {
  if (characters >= text.length || /\s/u.test(text[characters]!)) return text.slice(0, characters)
  const cut = text.slice(0, characters)
  return /\s/u.test(text.trim()) ? cut.replace(/\S+$/u, '') : cut
}
