import { languageFor, textsOf } from '#locales/load.ts'
import { dictationWords } from '#server/language/dictation/words/words.ts'

/** A language's words for the engine itself: those to listen for, and the few that it says. */
export interface TurnPhrases {
  /** Said while the answer takes long. */
  fillers: string[]
  /** Said when the longest conversation is over. */
  timeUp: string
  /** "9 to 5", for a written 9–5. */
  to: string
  /** Words are written with spaces between them. */
  spaced: boolean
  /** A person who ends with one of these has more to say; of words, of which each is in small letters. */
  hanging: Set<string>
  /** Words for a digit, with what each stands for: telephone numbers are said in groups. */
  digits: Map<string, string>
  /** "double oh" */
  doubles: Set<string>
  /** My number, my email. */
  mine: RegExp
  email: RegExp
  /** The words for @ and for the dot in an address that is spelt aloud. */
  at: RegExp
  dot: RegExp
  /** Noises of a person who listens. */
  backchannel: Set<string>
  /** Short answers that are complete. */
  whole: Set<string>
}

const made = new Map<string, TurnPhrases>()
const set = (words: string) => new Set(words.replaceAll('’', "'").split('|'))

/** The phrases of a BCP 47 tag; English ones for a language that we have no texts in. */
export function phrasesOf(tag: string): TurnPhrases {
  const language = languageFor(tag)
  const known = made.get(language)
  if (known) return known
  const { voice, understanding, writing } = textsOf(language)
  const spelling = dictationWords(language)
  const { hanging, digits, backchannel, whole, email } = understanding.turns
  const alone = (words: string) => {
    const pattern = words.replaceAll(/['’]/g, "['’]").replaceAll(' ', '[\\s-]')
    return new RegExp(writing.spaced ? `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])` : pattern, 'iu')
  }
  const figures = understanding.digits.flatMap((names, figure) =>
    names.split('|').map((name): [string, string] => [name, `${figure}`]),
  )
  const phrases = {
    ...voice,
    spaced: writing.spaced,
    hanging: set(hanging),
    digits: new Map(figures),
    // The words for digits that are no digit themselves.
    doubles: new Set([...set(digits)].filter(word => !figures.some(([name]) => name === word))),
    mine: alone(understanding.lead.mine),
    email: alone(email),
    at: alone(spelling.at),
    dot: alone(spelling.dot),
    backchannel: set(backchannel),
    whole: set(whole),
  }
  made.set(language, phrases)
  return phrases
}
