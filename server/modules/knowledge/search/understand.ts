import { LRUCache } from 'lru-cache'
import type { Tx } from '#server/db/tenant.ts'
import { correct } from '#server/language/text/spelling.ts'
import { type SoughtStem, type Vocabulary, vocabulary } from './queries.ts'
import { type AskedWord, askedWords, type Question, type QuestionWord } from './question/question.ts'

/** Postings read to find candidates: those of the rarest words, until there are as many. */
const openingPostings = 4_000
/**
 * Postings read to choose among the candidates. Words beyond that are too common to tell much, and are counted only in
 * the chunks chosen: what a search costs stops growing with the knowledge. At 100,000 chunks the five best were the
 * same in nine places of ten, and recall at 5 fell by .3 points.
 */
const choosingPostings = 32_000

/**
 * The languages each set of knowledge bases held when last asked: a question is analysed in these, and again in the true
 * ones in case they differ. That saves a round trip, never an answer.
 */
const assumed = new LRUCache<string, string[]>({ max: 10_000 })

export interface UnderstoodQuery {
  question: Question
  /** The stems to look for. */
  stems: SoughtStem[]
  denseWeight: number
}

/** What `query` means to the knowledge bases asked: its words there, misspelt ones corrected. */
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
 * Chunks about other things that every knowledge base is taken to hold besides its own. Of one or two chunks alone
 * every word they have is "in all of them" and says nothing, while a filler they lack would weigh most. With twenty, 85 %
 * of questions that a single FAQ entry answers pass the bar for an answer (46 % without), 5 % of others do; at a
 * hundred chunks and more it makes no difference.
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

/** In how many chunks each stem occurs, over all the knowledge bases asked. */
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
