import { LRUCache } from 'lru-cache'
import type { Tx } from '#server/db/tenant.ts'
import { correct } from '#server/language/text/spelling.ts'
import { type SoughtStem, type Vocabulary, vocabulary } from './queries.ts'
import { type AskedWord, askedWords, type Question, type QuestionWord } from './question/question.ts'

/** Postings read to find candidates: those of the rarest words, up to so many. */
const openingPostings = 4_000
/**
 * Postings read to rank the candidates. Words beyond that are too common to matter and are counted only in the chosen
 * chunks, so that the cost of a search stops growing with the knowledge. At 100,000 chunks the five best were the same
 * in nine places of ten, and recall at 5 fell by .3 points.
 */
const choosingPostings = 32_000

/**
 * The languages of each set of knowledge bases at its last search. A question is analysed in these, and again in the
 * true ones if they differ. That saves a round trip, never an answer.
 */
const assumed = new LRUCache<string, string[]>({ max: 10_000 })

interface UnderstoodQuery {
  question: Question
  /** The stems to search. */
  stems: SoughtStem[]
  denseWeight: number
}

/** Analyses `query` for these knowledge bases: its words there, with spelling corrected. */
export async function understand(db: Tx, kbs: string[], query: string): Promise<UnderstoodQuery> {
  const key = kbs.join()
  const ask = async (languages: readonly string[], corrections?: ReadonlyMap<string, string>) => {
    const asked = askedWords(query, languages, corrections)
    return { asked, known: await vocabulary(db, { kbs, asked, spelling: !corrections }) }
  }
  const guess = assumed.get(key) ?? ['en']
  let { asked, known } = await ask(guess)
  if (known.languages.join() !== guess.join()) {
    assumed.set(key, known.languages)
    ;({ asked, known } = await ask(known.languages))
  }
  const corrections = correctionsFrom(known.near)
  if (corrections.size) ({ asked, known } = await ask(known.languages, corrections))
  const question = questionOf(asked, known, corrections)
  return {
    question,
    stems: soughtStems(question, known),
    denseWeight: known.denseWeight,
  }
}

function correctionsFrom(near: Vocabulary['near']): Map<string, string> {
  const corrections = new Map<string, string>()
  for (const [typed, candidates] of Map.groupBy(near, n => n.typed)) {
    const meant = correct(typed, candidates)
    if (meant) corrections.set(typed, meant)
  }
  return corrections
}

/**
 * Every knowledge base is treated as if it held so many chunks about other things. With one or two chunks every word is
 * "in all of them" and means nothing, while a filler they lack would weigh most. With twenty, 85 % of questions that a
 * single FAQ entry answers pass the bar for an answer (46 % without), 5 % of others do; at a hundred chunks and more it
 * makes no difference.
 */
const backgroundChunks = 20

const inverseFrequency = (chunks: number, df: number): number =>
  Math.log(1 + (chunks + backgroundChunks - df + 0.5) / (df + 0.5))

export function questionOf(
  asked: AskedWord[],
  known: Vocabulary,
  corrections: Map<string, string>,
): Question {
  const dfs = frequencies(known)
  const words: QuestionWord[] = []
  const order: number[] = []
  const indexes = new Map<string, number>()
  for (const { word, stems, weak } of asked) {
    const df = Math.min(
      known.chunks,
      stems.reduce((sum, stem) => sum + (dfs.get(stem) ?? 0), 0),
    )
    if (weak && !df) continue
    const key = stems.join(' ')
    let index = indexes.get(key)
    if (index === undefined) {
      index = words.push({ word, stems, df, idf: inverseFrequency(known.chunks, df) }) - 1
      indexes.set(key, index)
    }
    order.push(index)
  }
  return { words, order, corrections, averageLength: known.averageLength }
}

/** The number of chunks with each stem, over all searched knowledge bases. */
function frequencies({ stems }: Vocabulary): Map<string, number> {
  const dfs = new Map<string, number>()
  for (const { stem, df } of stems) dfs.set(stem, (dfs.get(stem) ?? 0) + df)
  return dfs
}

function soughtStems({ words, order }: Question, known: Vocabulary): SoughtStem[] {
  const ids = Map.groupBy(known.stems, s => s.stem)
  const rarestFirst = words
    .map((word, i) => ({ word, i }))
    .filter(({ word }) => word.df)
    .sort((a, b) => a.word.df - b.word.df)
  let reached = 0
  return rarestFirst.flatMap(({ word, i }, nth) => {
    reached += word.df
    const opens = nth === 0 || reached <= openingPostings
    if (!opens && reached > choosingPostings) return []
    const weight = word.idf * order.filter(index => index === i).length
    return word.stems.flatMap(stem => (ids.get(stem) ?? []).map(({ id }) => ({ id, weight, opens })))
  })
}
