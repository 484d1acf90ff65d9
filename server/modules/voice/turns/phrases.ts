import { languageFor, textsOf } from '#locales/load.ts'

/** A language's words for the engine itself: those to listen for, and the few that it says. */
export interface TurnPhrases {
  /** Said while the answer takes long. */
  fillers: string[]
  /** Said when the longest conversation is over. */
  timeUp: string
  /** "9 to 5", for a written 9–5. */
  to: string
  /** A person who ends with one of these has more to say. */
  hanging: Set<string>
  /** Digits as words: telephone numbers are said in groups. */
  digits: Set<string>
  /** Noises of a person who listens. */
  backchannel: Set<string>
  /** Short answers that are complete. */
  whole: Set<string>
}

const made = new Map<string, TurnPhrases>()
const set = (words: string) => new Set(words.split('|'))

/** The phrases of a BCP 47 tag; English ones for a language that we have no texts in. */
export function phrasesOf(tag: string): TurnPhrases {
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
