import { type DictatedNumber, dictatedNumber } from './dictated-number.ts'
import { phrasesOf, type TurnPhrases } from './phrases.ts'

/**
 * How surely a person with these words has finished. `finished`: a question, a whole number, "yes please". `open`: a sentence
 * that could end here. `trailing`: they are likely to go on. `unfinished`: "my name is", "and", half a number.
 */
export type Ending = 'finished' | 'open' | 'trailing' | 'unfinished'

/** Where the words were said. `asked`: our words before them; `country`: of the telephone numbers, ISO 3166-1 alpha-2. */
export interface SpeechContext {
  language: string
  asked: string
  country: string | null
}

/**
 * Milliseconds of silence after which a person has finished. People leave gaps of 0.2 s between turns, and pauses of 0.3 to 1
 * second within them, the longer ones where the sentence can't end. Only the words of this turn count: a person who
 * hesitated once is not slow for the rest of the call.
 */
const waits: Record<Ending, number> = { finished: 550, open: 1000, trailing: 1800, unfinished: 2300 }

/** The recogniser, which hears the voice as well, thinks that a sentence is over. */
const likelyWait = 600

/** Milliseconds of silence that end a turn with these words. `likely`: the recogniser thinks that it is over. */
export function endOfTurn(text: string, context: SpeechContext, likely = false): number {
  const ending = endingOf(text, context)
  return likely && ending === 'open' ? likelyWait : waits[ending]
}

/** How surely words are finished. Recognisers put a full stop behind everything, so it tells nothing. */
export function endingOf(text: string, { language, asked, country }: SpeechContext): Ending {
  const phrases = phrasesOf(language)
  const said = text.trim()
  const words = wordsOf(said)
  const last = words.at(-1)
  if (last === undefined) return 'open'
  const number = dictatedNumber(said, { phrases, asked, country })
  if (number !== null) return endingOfNumber[number]
  const isQuestion = /[?？؟]["'”’)]*$/u.test(said)
  if (isHanging(said, words, phrases)) return isQuestion ? 'trailing' : 'unfinished'
  if (isHalfAddress(said, asked, phrases)) return 'unfinished'
  if (/[,،、，:–—-]$|…$|\.\.\.$/u.test(said)) return 'trailing'
  if (isQuestion || isWhole(said, phrases)) return 'finished'
  // A name that is being spelt, or a figure that may get another: "B, R,"; "room 20".
  if (/^\p{Lu}\.?$/u.test(said.split(/\s+/u).at(-1)!) && words.length > 1) return 'trailing'
  return 'open'
}

const endingOfNumber: Record<DictatedNumber, Ending> = {
  whole: 'finished',
  growing: 'trailing',
  half: 'unfinished',
}

/** Whether the last words want more: one of them, or up to three together. */
function isHanging(said: string, words: string[], { hanging, spaced }: TurnPhrases): boolean {
  if (!spaced) {
    const plain = said.replace(/[\p{P}\s]+$/u, '')
    return [...hanging].some(end => plain.endsWith(end))
  }
  return [1, 2, 3].some(count => words.length >= count && hanging.has(words.slice(-count).join(' ')))
}

/** Whether an email address is being spelt aloud that has no end yet. */
function isHalfAddress(said: string, asked: string, phrases: TurnPhrases): boolean {
  const { email, at, dot, hanging, whole } = phrases
  if (/\S@\S+\.\p{L}{2,}/u.test(said)) return false
  const host = said.split(at).slice(1).at(-1)
  if (host !== undefined && dot.test(host)) return false
  const isAsked = /[?？؟]/u.test(asked) && email.test(asked)
  const isSpelt = dot.test(said) || /[_@]/u.test(said)
  if (isSpelt && (host !== undefined || isAsked || email.test(said))) return true
  const words = wordsOf(said)
  if (isAsked) return words.length < 3 && !whole.has(words.join(' '))
  // "My email is anna."
  const rest = wordsOf(said.split(email).slice(1).at(-1) ?? '')
  return rest.length > 1 && rest.length < 4 && hanging.has(rest[0]!)
}

/** Whether the last sentence is one of those that need nothing more. */
function isWhole(said: string, { whole, spaced }: TurnPhrases): boolean {
  const last = said
    .split(/[.!。！]+/u)
    .filter(part => /[\p{L}\p{N}]/u.test(part))
    .at(-1)
  return last !== undefined && whole.has(wordsOf(last).join(spaced ? ' ' : ''))
}

/**
 * Whether words only show that the person listens ("mm-hm", "okay"). After a question of ours they are an answer; `asked`: the
 * words of ours that they had heard.
 */
export function isBackchannel(text: string, language: string, asked: string): boolean {
  if (/[?？؟]/u.test(asked.slice(-160))) return false
  const words = wordsOf(text)
  const { backchannel } = phrasesOf(language)
  return words.length <= 3 && words.every(word => backchannel.has(word))
}

/** Words in small letters without their marks; "mm-hm" is one. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** Whether two texts are the same words: what a recogniser thinks of again are often only its marks. */
export const areSameWords = (one: string, other: string): boolean =>
  wordsOf(one).join(' ') === wordsOf(other).join(' ')
