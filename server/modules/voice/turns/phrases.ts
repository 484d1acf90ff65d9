import { languageFor, textsOf } from '#locales/load.ts'

/** What the engine itself must know of a language: words to listen for, and the few that it says by itself. */
export interface Phrases {
  /** Said while the answer takes long. */
  fillers: string[]
  /** Said when the longest conversation is over. */
  timeUp: string
  /** "9 to 5", for what is written 9–5. */
  to: string
  /** Somebody who ends with one of these has more to say. */
  hanging: Set<string>
  /** Digits as words: telephone numbers are said in groups. */
  digits: Set<string>
  /** Noises of somebody who listens. */
  backchannel: Set<string>
  /** Short answers that are whole. */
  whole: Set<string>
}

const made = new Map<string, Phrases>()
const set = (words: string) => new Set(words.split('|'))

/** Those of a BCP 47 tag; English for a language that nobody has taught us. */
export function phrasesOf(tag: string): Phrases {
  const language = languageFor(tag)
  const known = made.get(language)
  if (known) return known
  const { voice, understanding } = textsOf(language)
  const { hanging, digits, backchannel, whole } = understanding.turns
  const phrases = {
    ...voice,
    hanging: set(hanging),
    digits: set(digits),
    backchannel: set(backchannel),
    whole: set(whole),
  }
  made.set(language, phrases)
  return phrases
}
