import type { Coverage, WriteUp } from '#contract/questionnaires/result.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import { type EndedSession, saidTo } from '../session.ts'
import { termsOf } from './terms.ts'
import { bestWindow, clip, type Rarity, rarityOf, readAnswer, type SpokenAnswer } from './windows.ts'

/** From the first recall of its words a point counts as made; from the second on it is unclear. Measured on made-up answers. */
const covered = 0.55
const unclear = 0.3

/** An answer with fewer words that carry meaning is only a word or two. */
const substance = 4

/** So many sentences of an answer stand for it. */
const summarySentences = 2
/** So many answers stand for the whole session. */
const mostHighlights = 3
const mostFollowUps = 8

type PointRow = Coverage['points'][number]

/** A session, and our texts in the language that the record is read in. */
interface Told {
  session: EndedSession
  texts: Locale['writeUp']
}

const quoted = (words: string, language: string): string => phrase(textsOf(language).report.quote, { words })

/** Writes a session up without a model: it shows where the answers are, in the person's own words, and judges nothing. */
export function extractWriteUp(session: EndedSession): WriteUp {
  const { questions, language } = session
  const { writeUp: texts } = textsOf(session.readsIn)
  const answers = questions.map((_, i) => readAnswer(saidTo(session, i), language))
  const rarity = rarityOf(answers)
  const coverage = questions.map((question, i) =>
    coverageOf({ session, texts }, i, {
      answer: answers[i]!,
      points: pointsOf(question, { answer: answers[i]!, rarity, language }),
    }),
  )
  const summaries = questions.map((_, i) => summaryOf({ session, texts }, i, answers[i]!, rarity))
  return {
    summary: overview({ session, texts }, coverage, summaries),
    confidence: 'low',
    confidence_reason: texts.extract,
    answers: questions.map(({ text }, i) => ({ n: i + 1, question: text, summary: summaries[i]! })),
    coverage,
    strengths: strengthsOf(coverage, texts),
    gaps: gapsOf({ session, texts }, coverage),
    follow_up: followUps({ session, texts }, coverage),
  }
}

/** Which expected points an answer makes, each with the words that show it. */
const pointsOf = (
  { text, points }: { text: string; points: string[] },
  within: { answer: SpokenAnswer; rarity: Rarity; language: string },
): PointRow[] =>
  points.map(point => {
    const window = bestWindow(point, text, within)
    if (!window || window.score < unclear) return { point, state: 'not_covered', quote: '' }
    return { point, state: window.score >= covered ? 'covered' : 'unclear', quote: window.text }
  })

function coverageOf(
  { session, texts }: Told,
  i: number,
  { answer, points }: { answer: SpokenAnswer; points: PointRow[] },
): Coverage {
  const n = i + 1
  if (i >= session.put) return { n, answered: 'not_asked', note: texts.not_reached, quote: '', points: [] }
  const said = answer.vocabulary.size
  if (!said) {
    const note = session.skipped.includes(i) ? texts.skipped_note : texts.silent_note
    return { n, answered: 'not_answered', note, quote: '', points }
  }
  return {
    n,
    answered: said >= substance ? 'full' : 'partial',
    note: points.length ? tally(points, texts) : '',
    quote: points.find(({ quote }) => quote)?.quote ?? clip(longest(answer)),
    points,
  }
}

function tally(points: PointRow[], texts: Told['texts']): string {
  const found = points.filter(({ state }) => state === 'covered').length
  const unclear = points.filter(({ state }) => state === 'unclear').length
  return phrase(unclear ? texts.found_unclear : texts.found, { found, unclear, points: points.length })
}

const sentenceOf = (answer: SpokenAnswer, { turn, start, end }: SpokenAnswer['sentences'][number]): string =>
  answer.turns[turn]!.slice(start, end)

const longest = (answer: SpokenAnswer): string => {
  const most = answer.sentences.toSorted((a, b) => b.terms.size - a.terms.size)[0]
  return most ? sentenceOf(answer, most) : ''
}

/** The sentences of an answer that say most that no other sentence says, in their order; null when it was never reached. */
function summaryOf({ session, texts }: Told, i: number, answer: SpokenAnswer, rarity: Rarity): string | null {
  if (i >= session.put) return null
  if (!answer.sentences.length) return session.skipped.includes(i) ? texts.skipped : texts.no_answer
  const weight = ({ terms }: SpokenAnswer['sentences'][number]) =>
    [...terms].reduce((sum, word) => sum + 1 / (rarity.saidIn.get(answer.vocabulary.get(word)!.stem) ?? 1), 0)
  return answer.sentences
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, summarySentences)
    .toSorted((a, b) => a.turn - b.turn || a.start - b.start)
    .map(sentence => clip(sentenceOf(answer, sentence)))
    .join(' ')
}

function overview({ session, texts }: Told, coverage: Coverage[], summaries: (string | null)[]): string {
  const count = session.questions.length
  const answered = coverage.filter(({ answered }) => answered === 'full' || answered === 'partial')
  const lines = [
    phrase(count === 1 ? texts.answered_of_one : texts.answered, { answered: answered.length, count }),
  ]
  if (session.put < count) lines.push(phrase(texts.ended_after, { n: session.put }))
  const telling = answered
    .toSorted((a, b) => Number(b.answered === 'full') - Number(a.answered === 'full'))
    .slice(0, mostHighlights)
    .toSorted((a, b) => a.n - b.n)
  for (const { n } of telling) lines.push(phrase(texts.to_question, { n, summary: summaries[n - 1] ?? '' }))
  return lines.join(' ')
}

const strengthsOf = (coverage: Coverage[], texts: Told['texts']): string[] =>
  coverage
    .filter(({ points }) => points.length && points.every(({ state }) => state === 'covered'))
    .map(({ n, points }) => phrase(texts.all_found, { n, count: points.length }))

function gapsOf({ session, texts }: Told, coverage: Coverage[]): string[] {
  const missing = coverage.flatMap(({ n, answered, points }) => {
    if (answered === 'not_answered') return [phrase(texts.unanswered, { n })]
    const not = points
      .filter(({ state }) => state === 'not_covered')
      .map(({ point }) => quoted(point, session.readsIn))
    return not.length ? [phrase(texts.nothing_on, { n, points: not.join(', ') })] : []
  })
  const left = session.questions.length - session.put
  return left > 0
    ? [...missing, phrase(left === 1 ? texts.one_never_reached : texts.never_reached, { count: left })]
    : missing
}

function followUps({ session, texts }: Told, coverage: Coverage[]): string[] {
  const open = coverage.flatMap(({ n, answered, points }) => {
    const question = session.questions[n - 1]!.text
    if (answered === 'not_asked' || answered === 'not_answered')
      return [phrase(texts.ask_again, { question })]
    return points
      .filter(({ state }) => state !== 'covered')
      .map(({ point }) => phrase(texts.ask_about, { n, point }))
  })
  return open.slice(0, mostFollowUps)
}

/** Whether an answer that is still being given lacks one of the points, for an agent without a model. */
export function lacksPoint(
  question: { text: string; points: string[] },
  said: string[],
  language: string,
): boolean {
  if (!question.points.length) return false
  const answer = readAnswer(said, language)
  const rows = pointsOf(question, { answer, rarity: rarityOf([answer]), language })
  return rows.some(({ state }) => state === 'not_covered')
}

/** Whether words give away a point: they hold half of its meaning, which neither the question nor the person had said. */
export function givesAway(
  wording: string,
  question: { text: string; points: string[] },
  said: string[],
  language: string,
): boolean {
  const known = new Set(
    [question.text, ...said].flatMap(text => termsOf(text, language).map(({ stem }) => stem)),
  )
  const told = new Set(termsOf(wording, language).map(({ stem }) => stem))
  return question.points.some(point => {
    const all = new Set(termsOf(point, language).map(({ stem }) => stem))
    const news = all.difference(known).intersection(told)
    return news.size > 0 && news.size * 2 >= all.size
  })
}
