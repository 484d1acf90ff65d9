import { LRUCache } from 'lru-cache'
import type { Tx } from '#server/db/tenant.ts'
import { expansions } from '#server/language/concepts/concepts.ts'
import { isMisspeltSmallWord } from '#server/language/text/common-words.ts'
import { languageOf } from '#server/language/text/language.ts'
import { correct } from '#server/language/text/spelling.ts'
import { type NearWord, nearWords, type SoughtStem } from './queries.ts'
import {
  type AskedWord,
  askedWords,
  joinsWords,
  mayBeMisspelt,
  type Question,
  type QuestionWord,
} from './question/question.ts'
import type { Lookup, Vocabulary } from './vocabulary.ts'

/** Postings read to find candidates: those of the rarest words, up to so many. */
const openingPostings = 4_000
/**
 * Postings read to rank the candidates. Words beyond that are too common to matter and are counted only in the chosen
 * chunks, so that the cost of a search stops growing with the knowledge. At 100,000 chunks the five best were the same
 * in nine places of ten, and recall at 5 fell by .3 points.
 */
const choosingPostings = 32_000
/**
 * A word that tells less than this share of what the rarest tells stands in nearly every chunk. It proposes a few, beside which
 * the others stand out, and is worth no look at all of them.
 */
const commonShare = 0.05
const mostOfCommon = 12

/**
 * The languages of each set of knowledge bases at its last search. A question is analysed in these, and again in the
 * true ones if they differ. That saves a round trip, never an answer.
 */
const assumed = new LRUCache<string, string[]>({ max: 10_000 })

export interface UnderstoodQuery {
  question: Question
  /** The stems to search. */
  stems: SoughtStem[]
  denseWeight: number
  /** Chunks whose lexemes the index has not counted yet: counting them took this search longer. */
  uncounted: number
}

/**
 * Analyses `query` for these knowledge bases: its words there, with spelling corrected, and what means the same.
 * `language` is the question's, when the caller knows it; words of `context` count less.
 */
export async function understand(
  db: Tx,
  { vocabulary }: Pick<Lookup, 'vocabulary'>,
  {
    kbs,
    query,
    language,
    context = '',
  }: { kbs: string[]; query: string; language?: string; context?: string },
): Promise<UnderstoodQuery> {
  const key = kbs.join()
  const ask = async (languages: readonly string[], corrections?: ReadonlyMap<string, string>) => {
    const own = language ?? languageOf(query, languages[0] ?? 'en')
    const asked = askedWords(query, languages, {
      context,
      language: own,
      ...(corrections && { corrections }),
    })
    const otherwise = sayings(asked, own, languages)
    const stems = [...asked.flatMap(({ stems }) => stems), ...otherwise.keys()]
    return { asked, otherwise, known: await vocabulary(stems) }
  }
  const guess = assumed.get(key) ?? ['en']
  let { asked, otherwise, known } = await ask(guess)
  if (known.languages.join() !== guess.join()) {
    assumed.set(key, known.languages)
    ;({ asked, otherwise, known } = await ask(known.languages))
  }
  const own = language ?? languageOf(query, known.languages[0] ?? 'en')
  const typed = unknownWords(asked, known).filter(word => mayBeMisspelt(word, [own, ...known.languages]))
  const near = typed.length ? await nearWords(db, { kbs, typed: typed.map(({ word }) => word) }) : []
  const corrections = correctionsFrom(near)
  if (corrections.size) ({ asked, otherwise, known } = await ask(known.languages, corrections))
  const question = questionOf(asked, known, corrections, own)
  return {
    question,
    stems: [...soughtStems(question, known), ...soughtSayings(question, otherwise, known)],
    denseWeight: known.denseWeight,
    uncounted: known.uncounted,
  }
}

/** Words of which no stem stands in the knowledge, wherever they were said. */
function unknownWords(asked: AskedWord[], known: Vocabulary): AskedWord[] {
  const stems = new Set(known.stems.map(({ stem }) => stem))
  const found = new Set(
    asked.filter(each => each.stems.some(stem => stems.has(stem))).map(({ word }) => word),
  )
  return asked.filter(({ word }) => !found.has(word))
}

/** Sayings that are looked up for one question. */
const mostSayings = 160

/** The stems in the languages of the knowledge that mean what the question says, with how surely. */
function sayings(asked: AskedWord[], language: string, into: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const text = asked.map(({ word }) => word).join(' ')
  for (const { stems, weight } of expansions(text, language, into, mostSayings)) {
    for (const stem of stems) found.set(stem, Math.max(found.get(stem) ?? 0, weight / stems.length))
  }
  for (const { stems } of asked) for (const stem of stems) found.delete(stem)
  return found
}

function correctionsFrom(near: NearWord[]): Map<string, string> {
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

/** What an unknown word tells in a message with other slips. */
const tellsInMisspelt = 0.4
/** What a misspelt small word tells. */
const tellsAsSlip = 0.1
/** A word of the question before counts so much of one that was asked now. */
const carriedWeight = 0.5

const inverseFrequency = (chunks: number, df: number): number =>
  Math.log(1 + (chunks + backgroundChunks - df + 0.5) / (df + 0.5))

export function questionOf(
  asked: AskedWord[],
  known: Vocabulary,
  corrections: Map<string, string>,
  language = known.languages[0] ?? 'en',
): Question {
  const dfs = frequencies(known)
  const words: QuestionWord[] = []
  const order: number[] = []
  const indexes = new Map<string, number>()
  for (const { word, stems, concepts, tells: told, weak, carried } of asked) {
    const df = Math.min(
      known.chunks,
      stems.reduce((sum, stem) => sum + (dfs.get(stem) ?? 0), 0),
    )
    if (weak && !df) continue
    const slip = !df && told === 1 && !concepts.size && isMisspeltSmallWord(word, language)
    // Who misspells one word misspells others: one that no list knows tells less then.
    const doubtful = !df && told === 1 && !concepts.size && corrections.size > 0
    const tells = slip ? tellsAsSlip : doubtful ? tellsInMisspelt : told
    const key = stems.join(' ')
    let index = indexes.get(key)
    if (index === undefined) {
      const telling = (df ? (3 + tells) / 4 : tells) * (carried ? carriedWeight : 1)
      const idf = inverseFrequency(known.chunks, df) * telling
      index = words.push({ word, stems, concepts, tells, carried, df, idf }) - 1
      indexes.set(key, index)
    }
    order.push(index)
  }
  return {
    words,
    order,
    corrections,
    averageLength: known.averageLength,
    joins: joinsWords(known.languages),
    rarity: new Map(),
  }
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
  const telling = commonShare * Math.max(0, ...rarestFirst.map(({ word }) => word.idf))
  let reached = 0
  return rarestFirst.flatMap(({ word, i }, nth) => {
    reached += word.df
    const opens = nth === 0 || reached <= openingPostings
    if (!opens && reached > choosingPostings) return []
    const weight = word.idf * order.filter(index => index === i).length
    const most = word.idf < telling ? mostOfCommon : null
    return word.stems.flatMap(stem => (ids.get(stem) ?? []).map(({ id }) => ({ id, weight, opens, most })))
  })
}

/** Other words for what is asked propose chunks too, in proportion to how rare they are and how near they come. */
function soughtSayings(
  { words }: Question,
  otherwise: ReadonlyMap<string, number>,
  known: Vocabulary,
): SoughtStem[] {
  const own = new Set(words.flatMap(word => word.stems))
  return known.stems.flatMap(({ id, stem, df }) => {
    const near = otherwise.get(stem)
    if (near === undefined || own.has(stem)) return []
    const opens = df <= openingPostings
    return opens ? [{ id, weight: near * inverseFrequency(known.chunks, df), opens, most: null }] : []
  })
}
