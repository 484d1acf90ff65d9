import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { conceptsIn } from '#server/language/concepts/concepts.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { asksPrice } from '#server/modules/assistant/inquiry/inquiry.ts'
import type { TaughtPassage } from '#server/modules/knowledge/overview/overview.ts'
import { recordIn } from '#server/modules/knowledge/records/records.ts'
import { siteLanguages } from '../site-language.ts'

/** A question that a passage may answer. */
export interface Candidate {
  question: string
  parent_doc_id: string
  /** ISO 639-1. */
  language: string
  /** What it is about; of three questions each is about something else. */
  about: string
  /** The greater, the more visitors ask it. */
  worth: number
}

/** Characters of a question that is asked as it stands. */
const [shortestQuestion, longestQuestion] = [10, 110]
/** Characters of a thing in "How much is …?". */
const longestThing = 45
const shortestThing = 3
/** Characters of a sentence that says something of a subject. */
const [shortestSentence, longestSentence] = [25, 400]
/** The same where each character is a syllable or a word. */
const shortestUnspaced = 10

const money =
  /(?:[$€£¥₪₺]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|TRY|AED|ILS|JPY))\s?\d|\d(?:[.,]\d{1,2})?\s?(?:[$€£¥₪₺円元]|(?:zł|kr|TL|euros?|EUR|USD|GBP|CHF|PLN|TRY|AED|SAR|ILS|JPY)(?!\p{L})|درهم|ريال|جنيه|ש"ח|שקל)/iu

/** Subjects in the order in which visitors ask about them; `locales` has a question for each. */
const subjects = [
  ...(['parking', 'cancellation', 'payment', 'delivery', 'voucher', 'guarantee'] as const),
  ...(['insurance', 'wheelchair', 'appointment'] as const),
]
/** From this weight on a sentence says something of a subject. */
const saysFrom = 0.5
type Subject = (typeof subjects)[number]

/** The questions that these passages may answer, those first that visitors ask most. */
export function candidatesIn(taught: TaughtPassage[]): Candidate[] {
  const spoken = siteLanguages(taught)
  const passages = taught.map(passage => ({
    ...passage,
    language: spoken.includes(passage.language) ? passage.language : (spoken[0] ?? 'en'),
  }))
  const found = passages.flatMap(passage => [...asked(passage), ...priced(passage), ...about(passage)])
  const seen = new Set<string>()
  return found
    .filter(({ question }) => seen.size < seen.add(question.toLowerCase()).size)
    .sort((a, b) => b.worth - a.worth)
}

/** Questions that the business itself writes on its pages. Those with somebody's details in them are not for everyone. */
function asked({ title, kind, parent_doc_id, language }: TaughtPassage): Candidate[] {
  const question = title.split(' › ').at(-1)!.trim()
  if (!/[?？؟]$/.test(question)) return []
  if (question.length < shortestQuestion || question.length > longestQuestion) return []
  const { email, phone } = contactIn(question)
  if (email || phone) return []
  const worth = kind === 'qa' ? 2.5 : 4.5
  return [{ question, parent_doc_id, language, about: subjectOf(question, language), worth }]
}

/** What a question is about; one about nothing that is often asked is a subject of its own. */
function subjectOf(question: string, language: string): string {
  if (asksPrice(language, question)) return 'price'
  const concepts = conceptsIn(question, language)
  return subjects.find(subject => (concepts.get(subject)?.weight ?? 0) >= saysFrom) ?? question
}

/** What a price list names: "How much is …?" */
function priced({ text, parent_doc_id, language }: TaughtPassage): Candidate[] {
  const ask = textsOf(language).firstQuestions.price
  const things = text.split('\n').flatMap(line => {
    if (!money.test(line) || line.length > longestSentence) return []
    const record = recordIn(line)
    const name = record
      ? record.name
      : /^\s*(?:[-*•·▪–]\s*)?(.+?)\s*(?:[:：–—-]|\.{2,}|…)\s*\D{0,12}\d/u.exec(line)?.[1]
    return name && isThing(name) ? [name.trim()] : []
  })
  return things.slice(0, 3).map((thing, at) => ({
    question: phrase(ask, { thing }),
    parent_doc_id,
    language,
    about: 'price',
    worth: 4 - at / 10,
  }))
}

/** A name that reads well in a question: no number, no sentence, no price. */
const isThing = (name: string): boolean => {
  const plain = name.trim()
  return (
    plain.length >= shortestThing &&
    plain.length <= longestThing &&
    /\p{L}/u.test(plain) &&
    !/[\d?!.:;,()[\]]/.test(plain) &&
    plain.split(/\s+/).length <= 6
  )
}

/** Subjects that a sentence speaks of. */
function about({ text, parent_doc_id, language }: TaughtPassage): Candidate[] {
  const { firstQuestions: texts, writing } = textsOf(language)
  const shortest = writing.spaced ? shortestSentence : shortestUnspaced
  const found = new Map<Subject, number>()
  for (const sentence of sentences(text)) {
    if (sentence.length < shortest || sentence.length > longestSentence) continue
    const concepts = conceptsIn(sentence, language)
    for (const subject of subjects) {
      const weight = concepts.get(subject)?.weight ?? 0
      if (weight >= saysFrom) found.set(subject, Math.max(found.get(subject) ?? 0, weight))
    }
  }
  return [...found.keys()].map(subject => ({
    question: texts[subject],
    parent_doc_id,
    language,
    about: subject,
    worth: 2 - subjects.indexOf(subject) / 10,
  }))
}
