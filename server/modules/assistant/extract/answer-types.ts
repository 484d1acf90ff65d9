import { fold } from '#server/language/text/fold.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { words } from '#server/language/text/words.ts'
import { type AskedFor, languages } from './asking.ts'
import { holdsLength } from './lengths.ts'
import { counts, holds, withoutSums } from './values.ts'

/** The kind of thing that answers a question. `length`: of time, or of a way; `amount`: a number, or as well a price. */
export type AnswerType =
  | 'price'
  | 'time'
  | 'day'
  | 'when'
  | 'place'
  | 'phone'
  | 'email'
  | 'person'
  | 'count'
  | 'amount'
  | 'length'
  | 'reason'
  | 'yes or no'
  | 'other'

/** The text as the patterns of `asking.ts` compare it: folded, without signs inside words. */
const heard = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}\p{M}%?]+/gu, ' ')
    .trim()

interface Compiled {
  kinds: [AskedFor, RegExp][]
  yesNo: RegExp
}

const compiled = new Map<string, Compiled>()

function compile(language: string): Compiled {
  const known = compiled.get(language)
  if (known) return known
  const { kinds, yesNo } = languages[language] ?? languages.en!
  // Japanese puts no blanks between words.
  const [before, after] = language === 'ja' ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
  const made: Compiled = {
    kinds: kinds.map(([kind, list]) => [
      kind,
      new RegExp(`${before}(?:${list.replaceAll('\\w', '[\\p{L}\\p{N}]')})${after}`, 'u'),
    ]),
    yesNo: new RegExp(`^(?:${yesNo})${after}`, 'u'),
  }
  compiled.set(language, made)
  return made
}

/** What people of this language say to ask for each kind of thing; English for a language that is not listed. */
const asking = (language: string): [AskedFor, RegExp][] => compile(language).kinds

/** How a question of this language begins that wants a yes or a no. */
const opensYesNo = (language: string): RegExp => compile(language).yesNo

/** What kind of answer a question of this language asks for. The first that is heard wins. */
export function answerType(question: string, language: string): AnswerType {
  const text = heard(question)
  for (const [type, pattern] of asking(language)) if (pattern.test(text)) return type
  return opensYesNo(language).test(text) ? 'yes or no' : 'other'
}

/** Whether a question opens as one for a yes or a no, also when it names a time: "Can I come when you are open?" */
export const opensAsYesOrNo = (question: string, language: string): boolean =>
  opensYesNo(language).test(heard(question))

/** Whether a part of a sentence opens a question of its own: "… and do you have parking?", "… und was kostet das?" */
export function opensQuestion(part: string, language: string): boolean {
  const text = heard(part)
  if (opensYesNo(language).test(text)) return true
  return asking(language).some(([, pattern]) => {
    const at = text.search(pattern)
    return at >= 0 && at <= mostBeforeQuestion
  })
}

/** Characters before a question word that opens a question: "at what time", "for how long". */
const mostBeforeQuestion = 6

/** The question names the thing, and wants to know how many there are of it. */
const howMany = /(?:^| )(?:how many|wie viele|cuant[oa]s|quanti|quante|quant[oa]s) (?<counted>\p{L}+)/u

/** The stem of what a question of this language wants counted: "room" in "How many rooms are there?"; null of another. */
function countedIn(type: AnswerType, question: string, language: string): string | null {
  if (type !== 'count' && type !== 'amount') return null
  const counted = howMany.exec(heard(question))?.groups?.counted
  return counted && !stopwordsOf(language).has(counted) ? (filingOf(language)(counted)?.stem ?? null) : null
}

/**
 * How well a text holds what the question asks for, 0 to 1. `words` are the question's own, folded: a name among them
 * is no answer to "who?". `counted`: what is to be counted, as `countedIn` tells.
 */
export function fits(
  type: AnswerType,
  text: string,
  { language, words, counted }: { language: string; words: ReadonlySet<string>; counted?: string | null },
): number {
  switch (type) {
    case 'price':
      return holds.money(text) ? 1 : holds.number(text, language) ? 0.3 : 0
    case 'time':
      return holds.clock(text, language)
        ? 1
        : holds.day(text, language) || holds.period(text, language)
          ? 0.3
          : 0
    case 'day':
      return Number(holds.day(text, language) || holds.date(text, language))
    case 'when':
      return Number(
        holds.day(text, language) ||
          holds.date(text, language) ||
          holds.year(text) ||
          holds.clock(text, language) ||
          holds.period(text, language),
      )
    case 'place':
      return Number(holds.place(text))
    case 'phone':
      return Number(holds.phone(text))
    case 'email':
      return Number(holds.email(text))
    case 'person':
      return Number(holds.names(text).some(name => !words.has(fold(name))))
    case 'count':
    case 'amount':
      if (!holds.number(type === 'count' ? withoutSums(text) : text, language)) return 0
      return !counted || counts(text, counted, language) ? 1 : 0
    case 'length':
      return holdsLength(text)
        ? 1
        : holds.clock(text, language) || holds.day(text, language) || holds.period(text, language)
          ? 0.3
          : 0
    case 'reason':
      return Number(holds.cause(text))
    case 'yes or no':
      return Number(holds.yesOrNo(text))
    case 'other':
      return 0
  }
}

/** How well any text, in its own language, holds what this question asks for, as `fits` tells. */
export function fitting(
  { question, language: asked }: { question: string; language: string },
  type: AnswerType,
): (text: string, language: string) => number {
  const typed = new Set(words(question))
  const counted = countedIn(type, question, asked)
  return (text, language) => fits(type, text, { language, words: typed, counted })
}

/** Whether a reply without it is no answer at all: who asks for a price wants a number. */
export const mustHold = (type: AnswerType): boolean =>
  ['price', 'time', 'day', 'when', 'phone', 'email', 'count', 'amount', 'length', 'person'].includes(type)
