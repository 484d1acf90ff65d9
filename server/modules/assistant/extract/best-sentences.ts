import { fold } from '#server/language/text/fold.ts'
import { recordIn } from '#server/modules/knowledge/records/records.ts'
import { type AnswerType, fitting, mustHold } from './answer-types.ts'
import { type Excerpt, excerptAround, excerptText, type ListExcerpt } from './excerpt.ts'
import type { Asked, Found, Judged } from './judged.ts'
import { isQuestion, type ScoredSentence, sectionOf } from './sentence-scores.ts'

/** A second sentence is quoted when it scores at least this share of the first. */
const secondShare = 0.8

/** The sentence that answers best with what belongs to it, or the two that do. */
export function bestSentences(asked: Asked, type: AnswerType, scored: Judged[]): Found | null {
  const first = scored.find(sentence => !isQuestion(sentence.text)) ?? scored[0]
  if (!first) return null
  const { text, excerpts } = quoted(first, scored)
  const fitOf = fitting(asked, type)
  const fitsIn = (told: string) => fitOf(told, asked.language)
  const above = sectionOf(first.passage)
  const valueAbove = mustHold(type) && fitsIn(above) > fitsIn(text) && !text.includes(above)
  return {
    text: valueAbove ? `${above}: ${text}` : text,
    cited: [...new Set([first.passage, ...excerpts.map(excerpt => excerpt.passage)])],
    on: first,
  }
}

/** The words around the best sentence: a short paragraph whole, else the sentence, with a second that adds to it. */
function quoted(first: Judged, scored: Judged[]): { text: string; excerpts: Excerpt[] } {
  const { passage } = first
  const whole = passage.text.trim()
  const asks = scored.some(sentence => sentence.passage === passage && isQuestion(sentence.text))
  if (whole.length <= shortPassage && !whole.includes('\n') && !asks) {
    const to = passage.reading.sentences.length - 1
    return { text: excerptText({ passage, from: 0, to }), excerpts: [] }
  }
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
  return { text: joined(excerpts), excerpts }
}

/** A paragraph under its own heading up to this length is told whole. Characters. */
const shortPassage = 300

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
