import { sampleRate } from '#server/providers/speech/port.ts'
import { speakable } from './speakable.ts'

/** How much is heard again of what broke off in the middle of a word, in milliseconds. */
const heardAgain = 300

/** One sentence on its way: its words, and the sound of them until it was heard. */
export interface Sentence {
  /** As it was written, with the space before it. */
  text: string
  /** As it is read out. */
  spoken: string
  /** Room for sound, of which the first `samples` are there. */
  pcm: Int16Array
  samples: number
  /** No more sound of it will come. */
  complete: boolean
  /** Milliseconds of sound, or characters of `spoken` where the page speaks. */
  heard: number
  done: boolean
  /** It could not be spoken, and is left out. */
  lost: boolean
}

/** null where nothing of the text can be spoken. */
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

/** Where a sentence that was held goes on, in the unit of `heard`: a little before, so that no word is lost. */
export function goesOnAt({ heard, spoken }: Sentence, by: 'sound' | 'words'): number {
  if (by === 'sound') return Math.max(0, heard - heardAgain)
  return heard >= spoken.length ? heard : wordsUpTo(spoken, heard).length
}

/** The words of it that were heard. */
export function heardOf(sentence: Sentence, by: 'sound' | 'words'): string {
  const { text, spoken, heard, done, lost, complete, samples } = sentence
  if (lost || heard <= 0) return done && !lost ? text : ''
  if (done) return text
  // About 15 letters a second: how long it will be is not known while its sound is still coming.
  const guess = complete ? 0 : (spoken.length / 15) * 1000
  const whole = by === 'words' ? spoken.length : Math.max((samples / sampleRate) * 1000, guess)
  return wordsUpTo(text, Math.floor(text.length * Math.min(1, heard / whole)))
}

/** The whole words among the first characters; all of them where words are not parted by spaces. */
function wordsUpTo(text: string, characters: number): string {
  if (characters >= text.length || /\s/u.test(text[characters]!)) return text.slice(0, characters)
  const cut = text.slice(0, characters)
  return /\s/u.test(text.trim()) ? cut.replace(/\S+$/u, '') : cut
}
