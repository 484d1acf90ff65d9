import { textsOf } from '#locales/load.ts'
import { beginsWith, hears, hearsAny, phrasePattern, spoken } from '#server/language/phrases.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { questionsIn } from '../dialogue/parts.ts'
import { answerType, opensQuestion } from '../extract/answer-types.ts'

/**
 * How a message speaks of something that the assistant can do: it wants it done, asks how that is done, or asks about
 * its terms ("how long before …", "what does it cost to …").
 */
export type Inquiry = 'wants' | 'asks how' | 'asks about'

/**
 * How a message speaks of what `wishes` hears in it: it wants it when some clause does ("Book me in. How much is it?").
 * Null when the message does not hear it: then no clause does.
 */
export function inquiryIn(
  language: string,
  message: string,
  wishes: (clause: string) => boolean,
): Inquiry | null {
  if (!wishes(message)) return null
  const wishing = clausesOf(message, language).filter(wishes)
  const clauses = (wishing.length ? wishing : [message]).map(clause => inquiryOf(language, clause))
  if (hearsAny(language, textsOf(language).understanding.booking.terms, message)) return 'asks about'
  return (['wants', 'asks how', 'asks about'] as const).find(each => clauses.includes(each)) ?? null
}

function inquiryOf(language: string, clause: string): Inquiry {
  const { duties, ways } = textsOf(language).understanding.booking
  const asked = isAsked(language, clause)
  // "Leider muss ich absagen" tells what "muss ich absagen?" asks.
  const duty = spoken(clause).trim().search(phrasePattern(language, duties))
  if (duty === 0 || (duty > 0 && asked)) return 'asks about'
  if (hearsAny(language, ways, clause)) return 'asks how'
  if (!asked) return 'wants'
  const type = answerType(clause, language)
  if (aboutTypes.has(type)) return 'asks about'
  if (wayTypes.has(type)) return 'asks how'
  return type === 'other' && beginsWith(language, 'asks', clause) ? 'asks how' : 'wants'
}

/** Whether a text asks for a price. */
export const asksPrice = (language: string, text: string): boolean => answerType(text, language) === 'price'

const aboutTypes: ReadonlySet<string> = new Set(['price', 'count', 'amount', 'length', 'reason'])
const wayTypes: ReadonlySet<string> = new Set(['place', 'phone', 'email', 'person'])

/** Whether this has the form of a question, with or without its mark. */
export const isAsked = (language: string, text: string): boolean =>
  /[?？؟]/.test(text) ||
  opensQuestion(text, language) ||
  beginsWith(language, 'asks', text) ||
  (asksAnywhere.has(language) && hears(language, 'asks', text))

/** Languages whose questions often begin with something other than the word that asks. */
const asksAnywhere: ReadonlySet<string> = new Set(['ar', 'he', 'ja', 'tr'])

/** A message in its sentences, and these in the questions that follow each other: "Book me in, and how much is it?" */
const clausesOf = (message: string, language: string): string[] =>
  sentences(message).flatMap(sentence =>
    // A Japanese sentence says at its end what it is: "I would like to book, but is it necessary?"
    language === 'ja'
      ? [sentence]
      : splitAtCommas(sentence, language).flatMap(part => questionsIn(part, language)),
  )

function splitAtCommas(sentence: string, language: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: comma, index } of sentence.matchAll(/[,;،、–]\s*/gu)) {
    if (!opensQuestion(sentence.slice(index + comma.length), language)) continue
    parts.push(sentence.slice(from, index))
    from = index + comma.length
  }
  return [...parts, sentence.slice(from)]
}
