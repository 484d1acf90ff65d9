import { fold } from '#server/language/text/fold.ts'
import { words } from '#server/language/text/words.ts'
import { recordIn } from '#server/modules/knowledge/records/records.ts'
import { reader } from '#server/modules/knowledge/search/question/question.ts'
import type { Passage, SearchResult } from '#server/modules/knowledge/search/search.ts'
import { validity } from '#server/modules/knowledge/validity/validity.ts'
import { type AnswerType, answerType, mustHold } from './answer-types.ts'
import { answerFrom, confidenceOf, type Evidence, unsureFrom } from './confidence.ts'
import { type Excerpt, excerptAround, excerptText, type ListExcerpt } from './excerpt.ts'
import { recordReply } from './record-reply.ts'
import { isQuestion, type ScoredSentence, scoreSentences } from './sentence-scores.ts'
import { priceIn, superlativeIn } from './superlative.ts'

/** A question and what it is asked with. */
export interface Asked {
  question: string
  /** ISO 639-1. */
  language: string
  /** What it asks for, when it only goes on from a question that said so. */
  type?: AnswerType | undefined
  today: Temporal.PlainDate
}

/** The answer that the passages give, in their own words. */
export interface Extract {
  /** '' when nothing was found. */
  text: string
  /** How likely it is right, 0 to 1. */
  confidence: number
  evidence: Evidence | null
  /** answer: reply with it. unsure: ask back. unknown: the passages do not hold the answer. */
  band: 'answer' | 'unsure' | 'unknown'
  /** The passages quoted, the more telling first. */
  cited: Passage[]
  /** Questions or headings of the passages that the visitor may have meant, the likeliest first. */
  choices: string[]
}

/** From here on a missing word is what the question is about, unless so much of the question is there. */
const strangeWord = 0.6
const coversAnyway = 0.7

/** A second sentence is quoted when it scores at least this share of the first. */
const secondShare = 0.8
/** A taught question is answered whole when it holds at least this share of the visitor's question. */
const sameQuestionShare = 0.5
/** It is the very question when it holds at least this share. */
const writtenForIt = 0.8
/** A taught answer up to this length is given whole, a longer one by its best sentences. Characters. */
const longestWhole = 700
/** Records that fit the question as well as the best one, within this share of its score, are told with it. */
const recordShare = 0.97
const mostRecords = 4
const mostChoices = 3
/** What is taken back counts so much less; what tells a change counts so much more. */
const overPenalty = 0.6
const newerBonus = 0.15

/** Answers from a search result: a taught answer whole, a record, or the best sentences. It invents nothing. */
export function extractAnswer(asked: Asked, result: SearchResult): Extract {
  const [best] = result.passages
  if (!best) return { text: '', confidence: 0, evidence: null, band: 'unknown', cited: [], choices: [] }
  const type = asked.type ?? answerType(asked.question, asked.language)
  const scored = weighed(asked, scoreSentences(asked.question, type, result))
  const found = toldAsOver(
    taughtAnswer(result, scored) ?? records(asked, type, scored) ?? bestSentences(scored) ?? nothing,
    asked,
  )
  const evidence = evidenceFor(type, found, scored, result)
  const confidence = confidenceOf(evidence)
  // Who asks for a price or a telephone number is not answered by a sentence without one, and whether somebody does
  // something is not answered by a passage that lacks the word for it.
  const lacksPoint =
    (type === 'yes or no' || type === 'other') &&
    evidence.strange >= strangeWord &&
    evidence.covered < coversAnyway
  // What somebody wrote for this very question answers it, also "How much is the deposit?" with "We take none."
  const unfit = evidence.unfit && evidence.asked < writtenForIt
  const sure = confidence >= answerFrom && !unfit && !lacksPoint
  const band = sure ? 'answer' : confidence >= unsureFrom ? 'unsure' : 'unknown'
  return {
    text: found.text,
    confidence,
    evidence,
    band,
    cited: found.cited,
    choices: band === 'answer' ? [] : choicesFrom(result.passages, asked.question),
  }
}

interface Found {
  text: string
  cited: Passage[]
  /** The sentence that it is built around. */
  on: Judged | null
}

const nothing: Found = { text: '', cited: [], on: null }

interface Judged extends ScoredSentence {
  over: boolean
}

/** The sentences with what is over behind what holds, and changes before what they change. */
function weighed({ today }: Asked, scored: ScoredSentence[]): Judged[] {
  const passageOver = new Map<Passage, boolean>()
  for (const { passage } of scored) {
    if (passageOver.has(passage)) continue
    const head = passage.text.slice(0, passage.reading.sentences[0]?.end ?? 0)
    const opening = `${passage.title}\n${head.length < 200 ? head : ''}`
    passageOver.set(passage, validity(opening, passage.reading.language, today) === 'over')
  }
  return scored
    .map(sentence => {
      const own = validity(sentence.text, sentence.passage.reading.language, today)
      const over = own === 'over' || own === 'not yet' || passageOver.get(sentence.passage)!
      const change = over ? -overPenalty : own === 'newer' ? newerBonus : 0
      return { ...sentence, over, score: sentence.score + change }
    })
    .sort((a, b) => b.score - a.score)
}

/** What is over is told with the words that say so: its heading, or the sentence that takes it back. */
function toldAsOver(found: Found, { today }: Asked): Found {
  const { on } = found
  if (!on?.over) return found
  const { language, sentences } = on.passage.reading
  const isOver = (text: string) => validity(text, language, today) === 'over'
  if (isOver(found.text)) return found
  const heading = on.passage.title.split(' › ').find(isOver)
  const says = heading ?? sentences.map(({ start, end }) => on.passage.text.slice(start, end)).find(isOver)
  return says ? { ...found, text: `${says.trim()}: ${found.text}` } : found
}

/** How far a passage's heading or a confirmed phrasing asks the visitor's question, 0 to 1, both ways. */
function sameQuestion(passage: Passage, { question }: SearchResult): number {
  const total = question.words.reduce((sum, word) => sum + word.idf, 0) || 1
  const held = reader(question)
  const { heading, phrasings } = passage.reading
  return Math.max(
    ...[heading, ...phrasings].map(
      text => held(text).reduce((sum, near, i) => sum + near * question.words[i]!.idf, 0) / total,
    ),
  )
}

/** The answer that somebody wrote to this very question. */
function taughtAnswer(result: SearchResult, scored: Judged[]): Found | null {
  const [best] = result.passages
  const isPair = best!.kind === 'qa'
  if (!isPair && !isQuestion(best!.title)) return null
  if (best!.text.length > longestWhole) return null
  if (sameQuestion(best!, result) < sameQuestionShare) return null
  const on = scored.find(({ passage }) => passage === best) ?? null
  return { text: best!.text.trim(), cited: [best!], on }
}

/** The record that fits best, with those that fit as well: three kinds of crown have three prices. */
function records(asked: Asked, type: AnswerType, scored: Judged[]): Found | null {
  const [first] = scored
  const wanted = { type, language: asked.language, words: new Set(words(asked.question)) }
  const end = superlativeIn(asked.question)
  const extreme = end && furthest(end, scored)
  if (extreme)
    return {
      text: recordReply(extreme.text, wanted) ?? extreme.text.trim().replace(/^[-•*]\s+/, ''),
      cited: [extreme.passage],
      on: extreme,
    }
  if (!first || !recordIn(first.text)) return null
  const alike = scored
    .filter(
      ({ score, text, over }) => score >= recordShare * first.score && over === first.over && recordIn(text),
    )
    .slice(0, mostRecords)
  const lines = [...new Set(alike.flatMap(({ text }) => recordReply(text, wanted) ?? []))]
  if (!lines.length) return null
  return { text: lines.join('\n'), cited: [...new Set(alike.map(({ passage }) => passage))], on: first }
}

/** Records that hold this share of what the best one holds of the question take part in a comparison. */
const comparedShare = 0.9

/** Of the records about the same thing, the one with the least or the greatest price; a comparison needs two. */
function furthest(end: 'least' | 'greatest', scored: Judged[]): Judged | null {
  const priced = scored.flatMap(record => {
    const price = record.over || !isRecord(record) ? null : priceIn(record.text)
    return price === null ? [] : [{ record, price }]
  })
  const most = Math.max(0, ...priced.map(({ record }) => record.covered))
  const compared = priced
    .filter(({ record }) => most > 0 && record.covered >= comparedShare * most)
    .sort((a, b) => (end === 'least' ? a.price - b.price : b.price - a.price))
  return compared.length > 1 ? compared[0]!.record : null
}

/** A line that names a thing and its value: of a table, or of a list ("Sorbet: 4,80 €"). */
const isRecord = ({ text }: ScoredSentence): boolean =>
  recordIn(text) !== null || /^.{2,80}(?:: | – | - |\.{3,}\s?|\s{2,})\S.{0,40}$/u.test(text)

function bestSentences(scored: Judged[]): Found | null {
  const first = scored.find(sentence => !isQuestion(sentence.text)) ?? scored[0]
  if (!first) return null
  const excerpts = [around(first, scored)]
  const second = scored.find(
    sentence =>
      sentence.score >= secondShare * first.score &&
      sentence.over === first.over &&
      !isQuestion(sentence.text) &&
      !recordIn(sentence.text) &&
      !contains(excerpts[0]!, sentence) &&
      fold(sentence.text) !== fold(first.text) &&
      adds(first, sentence),
  )
  if (second) excerpts.push(around(second, scored))
  else if (first.text.length < briefSentence) excerpts[0] = withNext(excerpts[0]!, first)
  return {
    text: joined(excerpts),
    cited: [...new Set(excerpts.map(excerpt => excerpt.passage))],
    on: first,
  }
}

/** A short sentence often goes on in the next: "Dogs on request only. One dog a booking, €12 a night." Characters. */
const briefSentence = 200
const longestPair = 320

/** The excerpt with the sentence after it, when that stands in the same line of running text. */
function withNext(excerpt: ListExcerpt, { passage, at, text }: Judged): ListExcerpt {
  const { sentences } = passage.reading
  const [own, next] = [sentences[at]!, sentences[at + 1]]
  if (excerpt.from !== at || excerpt.to !== at || !next || !/[.!?。！？]["”’»)]*$/.test(text)) return excerpt
  const between = passage.text.slice(own.end, next.start)
  const following = passage.text.slice(next.start, next.end)
  const whole = next.end - own.start
  if (between.includes('\n') || whole > longestPair || isQuestion(following)) return excerpt
  return { ...excerpt, to: at + 1 }
}

/** Whether a second sentence tells something that was asked for and that the first leaves open. */
const adds = (first: Judged, second: Judged): boolean =>
  second.held.some((near, i) => near > (first.held[i] ?? 0)) || second.fit > first.fit

function around({ passage, at, own }: ScoredSentence, scored: ScoredSentence[]): ListExcerpt {
  const others = new Map(scored.filter(s => s.passage === passage).map(s => [s.at, s.own]))
  return excerptAround(passage, at, siblings => siblings.every(sibling => others.get(sibling)! < own))
}

const contains = ({ passage, list }: ListExcerpt, sentence: ScoredSentence): boolean =>
  sentence.passage === passage && list.from <= sentence.at && sentence.at <= list.to

/** Both excerpts, in reading order when they are from one passage, merged when they touch. */
function joined(excerpts: Excerpt[]): string {
  const [a, b] = excerpts as [Excerpt, Excerpt?]
  if (!b) return excerptText(a)
  if (a.passage !== b.passage) return `${excerptText(a)}\n\n${excerptText(b)}`
  const [first, last] = a.from <= b.from ? [a, b] : [b, a]
  if (last.from <= first.to + 1)
    return excerptText({ passage: a.passage, from: first.from, to: Math.max(first.to, last.to) })
  const parts = [excerptText(first), excerptText(last)]
  return parts.join(parts.some(part => part.includes('\n')) ? '\n' : ' ')
}

/** The likeness that says nothing, for a passage or a question without a vector. */
const usualLikeness = 0.4

function evidenceFor(type: AnswerType, found: Found, scored: Judged[], result: SearchResult): Evidence {
  const { question, confidence } = result
  const on = found.on
  const idfs = question.words.map(word => word.idf)
  const total = idfs.reduce((sum, idf) => sum + idf, 0) || 1
  const rarest = idfs.indexOf(Math.max(...idfs))
  const held = on?.held ?? []
  const holding = reader(question)
  const inPassage = on
    ? [on.passage.reading.heading, ...on.passage.reading.phrasings, ...on.passage.reading.sentences].map(
        holding,
      )
    : []
  const absent = idfs.map((_, i) => !inPassage.some(text => text[i]! > 0))
  const missing = idfs.reduce((sum, idf, i) => sum + (absent[i] ? idf : 0), 0)
  const strange = Math.max(0, ...question.words.map(({ tells }, i) => (absent[i] ? tells : 0)))
  const other = scored.find(({ passage }) => passage !== on?.passage)
  const whole = found.cited[0] && on && found.text === found.cited[0].text.trim()
  const fit = whole
    ? Math.max(...scored.filter(({ passage }) => passage === on.passage).map(each => each.fit))
    : (on?.fit ?? 0)
  return {
    match: Math.min(1.5, confidence),
    covered: on?.covered ?? 0,
    rarest: held[rarest] ?? 0,
    missing: missing / total,
    strange,
    open: strange * (1 - fit),
    fit,
    unfit: mustHold(type) && fit === 0 ? 1 : 0,
    section: on?.inSection ?? 0,
    asked: on
      ? on.passage.kind === 'qa' || isQuestion(on.passage.title)
        ? sameQuestion(on.passage, result)
        : 0
      : 0,
    lead: on && other ? Math.max(0, Math.min(1, on.score - other.score)) : on ? 0.3 : 0,
    likeness: on?.passage.likeness ?? usualLikeness,
    short: 1 / Math.max(1, question.words.length),
    over: on?.over ? 1 : 0,
  }
}

/** The headings of the best passages, unless the visitor asked just that. */
function choicesFrom(passages: Passage[], question: string): string[] {
  const headings = passages
    .map(({ title }) => title.split(' › ').at(-1)!.trim())
    .filter(heading => heading && fold(heading) !== fold(question.trim()))
  return [...new Set(headings)].slice(0, mostChoices)
}
