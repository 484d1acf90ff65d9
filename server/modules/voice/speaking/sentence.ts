import { sampleRate } from '#server/providers/speech/port.ts'
import type { MustSaying } from '../voice.ts'
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
  /** How often our voice has failed at it. */
  failures: number
  /** It could not be spoken, and is left out. */
  lost: boolean
  /** What it is a part of that must be heard; `again`: and that was begun in an earlier reply. */
  must: MustSaying | null
  again: boolean
}

/** Whose part a sentence is, where it must be heard. */
export type Duty = Pick<Sentence, 'must' | 'again'>
const none: Duty = { must: null, again: false }

/** A sentence of this text; null where nothing of it can be spoken. */
export function sentenceOf(text: string, language: string, { must, again } = none): Sentence | null {
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
    failures: 0,
    lost: false,
    must,
    again,
  }
}

/**
 * Splits a sentence whose sound broke off: it ends with what there is of its sound, and the rest is a sentence of its own;
 * null where nothing is left to say. The word that was cut is spoken again.
 */
export function splitAtBreak(sentence: Sentence, language: string): Sentence | null {
  const { text, spoken, samples, failures } = sentence
  const share = ((samples / sampleRate) * lettersPerSecond) / spoken.length
  const letters = Math.min(Math.floor(text.length * share), text.trimEnd().length - 1)
  const before = wordsUpTo(text, letters).trimEnd()
  const rest = sentenceOf(text.slice(before.length), language, sentence)
  if (rest) Object.assign(sentence, { text: before, spoken: before })
  sentence.complete = true
  return rest && { ...rest, failures }
}

/** So fast voices speak, about. */
const lettersPerSecond = 15

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
  // While its sound is still coming, its length is a guess.
  const guess = complete ? 0 : (spoken.length / lettersPerSecond) * 1000
  const whole = by === 'words' ? spoken.length : Math.max((samples / sampleRate) * 1000, guess)
  return wordsUpTo(text, Math.floor(text.length * Math.min(1, heard / whole)))
}

/** The whole words among the first characters; all characters in a script that has no spaces. */
function wordsUpTo(text: string, characters: number): string {
  if (characters >= text.length || /\s/u.test(text[characters]!)) return text.slice(0, characters)
  const cut = text.slice(0, characters)
  return /\s/u.test(text.trim()) ? cut.replace(/\S+$/u, '') : cut
}
