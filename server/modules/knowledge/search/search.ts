import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Last, type Tx, together } from '#server/db/tenant.ts'
import { passagesAtMost, remembered } from '#server/language/text/remembered.ts'
import { cosines } from '../index/vectors.ts'
import { type ChunkReading, readChunks } from './chunk-reading.ts'
import { type Candidate, candidates, nearest, planOnce } from './queries.ts'
import type { Question } from './question/question.ts'
import { rank } from './rank.ts'
import { type UnderstoodQuery, understand } from './understand.ts'
import { asking, type Lookup, recalling } from './vocabulary.ts'

/** A passage that was found. */
export interface Passage {
  parent_doc_id: string
  name: string
  kind: Kind
  origin: string | null
  chunk: number
  scope: 'link' | 'main'
  /** The headings above it, or the question it answers. */
  title: string
  text: string
  /** Greater is better; comparable within one result only. */
  score: number
  /** The cosine of its vector and the question's, -1 to 1; null where one of them has none. */
  likeness?: number | null
  /** Its sentences and stems, to extract an answer from. */
  reading: ChunkReading
}

export interface SearchResult {
  /** Best first, no two with the same text. */
  passages: Passage[]
  /** The confidence that the first passages are about the question: under .3 most likely not, from .4 they are. */
  confidence: number
  question: Question
}

/** From this confidence on the passages are about the question (measured on articles and FAQs, see `rank`). */
export const sureConfidence = 0.4

/** Candidates proposed by words and by vectors each. */
const mostCandidates = 40
/** The result's confidence is the best of the first so many passages. */
const passagesForConfidence = 3

/**
 * Finds the passages of `kbs` (a link's id, the tenant's for the main knowledge base, or both as one) that answer
 * `query`. With `embedded`, the query's vector, semantic similarity adds to the score by words. Equal scores: the
 * link's own before the main knowledge base, then the business's order of kinds, then the newest.
 *
 * It sends three statements in one round trip: how to plan the search, the search, and a check of the words that it remembers. It sends
 * another when it does not remember a word, and when one was misspelt. It runs a second transaction to read passages that are not cached,
 * and starts again when what it remembers is outdated. `inTransaction` is `Ctx.tx`.
 */
export async function search(inTransaction: Ctx['tx'], ask: Ask): Promise<Found> {
  const {
    question: asked,
    byWords,
    byMeaning,
    cosine,
    denseWeight,
    uncounted,
  } = (await proposals(inTransaction, ask, recalling)) ?? (await proposals(inTransaction, ask, asking))!
  const found = distinctCandidates(byWords, byMeaning)
  const read = await readChunks(inTransaction, found)
  const question = { ...asked, rarity: rarityOf(asked, [...read.values()]) }
  const worded = rank(question, withReadings(found, read)).sort(inOrder)
  const likeness = likenessOf(byMeaning)
  const hits = worded
    .map(hit => ({ ...hit, score: hit.score + denseWeight * (likeness.get(hit.chunk) ?? 0) }))
    .sort(inOrder)
  return {
    passages: distinct(hits, ask.limit).map(hit => passageOf(hit, cosine.get(hit.chunk) ?? null)),
    confidence: Math.max(0, ...worded.slice(0, passagesForConfidence).map(hit => hit.confidence)),
    question,
    uncounted,
  }
}

/** With the number of chunks whose lexemes the index has not counted yet. */
type Found = SearchResult & { uncounted: number }

interface Ask {
  kbs: string[]
  query: string
  limit: number
  /** The language of the query, when the caller knows it. */
  language?: string
  /** Words of an earlier question that the query continues; they count less. */
  context?: string
  embedded?: { model: string; vector: Float32Array } | null
}

/** Passages that may answer the question: those with its words, and those with a meaning like its. */
interface Proposed extends Pick<UnderstoodQuery, 'question' | 'denseWeight' | 'uncounted'> {
  byWords: Candidate[]
  byMeaning: Candidate[]
  /** The cosine of the question's vector and a chunk's, by chunk. */
  cosine: Map<number, number>
}

/** Null when the words of the question were looked up wrongly. */
async function proposals(
  inTransaction: Ctx['tx'],
  ask: Ask,
  lookUp: (db: Tx, kbs: readonly string[]) => Lookup,
): Promise<Proposed | null> {
  return inTransaction(async (db, last) => {
    const [, [proposed, isRight]] = await together(planOnce(db), propose(db, ask, lookUp(db, ask.kbs), last))
    return isRight ? proposed : null
  })
}

async function propose(db: Tx, ask: Ask, words: Lookup, last: Last): Promise<[Proposed, boolean]> {
  const { stems, ...understood } = await understand(db, words, ask)
  const { averageLength } = understood.question
  const sharingWords = async () =>
    stems.length ? candidates(db, { stems, averageLength, limit: mostCandidates }) : []
  const atLast = <T>(read: () => Promise<T>) =>
    last(() => together(read(), words.isRight()), { onlyReads: true })
  const { embedded } = ask
  if (!embedded) {
    const [byWords, isRight] = await atLast(sharingWords)
    return [{ ...understood, byWords, byMeaning: [], cosine: new Map() }, isRight]
  }
  const byWords = await sharingWords()
  const byMeaning =
    understood.denseWeight > 0 ? await nearest(db, { kbs: ask.kbs, ...embedded, limit: mostCandidates }) : []
  const chunks = distinctCandidates(byWords, byMeaning).map(({ chunk }) => chunk)
  const [cosine, isRight] = await atLast(() => cosines(db, { ...embedded, chunks }))
  return [{ ...understood, byWords, byMeaning, cosine }, isRight]
}

const distinctCandidates = (byWords: Candidate[], byMeaning: Candidate[]): Candidate[] => [
  ...new Map([...byWords, ...byMeaning].map(candidate => [candidate.chunk, candidate])).values(),
]

/** With fewer passages nothing can be said of what is common. */
const fewestPassages = 6
/** A concept in no more than this share of the passages tells them apart as well as a word does. */
const commonShare = 0.3

/** How far each concept of the question tells the found passages apart: the less, the more of them speak of it. */
function rarityOf({ words }: Question, readings: ChunkReading[]): Map<string, number> {
  const rarity = new Map<string, number>()
  if (readings.length < fewestPassages) return rarity
  for (const concept of new Set(words.flatMap(word => [...word.concepts.keys()]))) {
    const speak = readings.filter(
      ({ heading, sentences }) =>
        heading.concepts.has(concept) || sentences.some(each => each.concepts.has(concept)),
    )
    const share = speak.length / readings.length
    if (share > commonShare) rarity.set(concept, (1 - share) / (1 - commonShare))
  }
  return rarity
}

type Hit = Candidate & { reading: ChunkReading }

const withReadings = (found: Candidate[], read: Map<number, ChunkReading>): Hit[] =>
  found.flatMap(candidate => {
    const reading = read.get(candidate.chunk)
    return reading ? [{ ...candidate, reading }] : []
  })

function inOrder(a: Hit, b: Hit): number {
  return (
    b.score - a.score ||
    Number(a.scope === 'main') - Number(b.scope === 'main') ||
    a.priority - b.priority ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    b.chunk - a.chunk
  )
}

/**
 * The semantic similarity of each chunk to the question, from 0 (the last proposed, which for this model is unrelated)
 * to 1 (identical), whatever range of cosines the model uses. It is added to the score by words and not merged by ranks
 * (reciprocal rank fusion), which loses by how much the first was better: on articles that cost 3.6 points of recall at
 * 1 against words alone, this half a point; Bruch, Gai and Ingber (2023) found the same elsewhere.
 */
export function likenessOf(nearest: { chunk: number; score: number }[]): Map<number, number> {
  const least = nearest.at(-1)?.score ?? 0
  return new Map(nearest.map(({ chunk, score }) => [chunk, (score - least) / Math.max(1 - least, 1e-9)]))
}

/** The first `limit` different texts: a page taught twice takes one place. */
function distinct(hits: Hit[], limit: number): Hit[] {
  const found = new Map<string, Hit>()
  for (const hit of hits) {
    if (found.size === limit) break
    const text = asCompared(hit.reading.text)
    if (!found.has(text)) found.set(text, hit)
  }
  return [...found.values()]
}

const asCompared = remembered(text => text.replace(/\s+/g, ' ').trim().toLowerCase(), passagesAtMost)

const passageOf = (
  { sourceId, name, kind, origin, chunk, scope, score, reading }: Hit,
  likeness: number | null,
): Passage => ({
  parent_doc_id: sourceId,
  name,
  kind,
  origin,
  chunk,
  scope,
  title: reading.title,
  text: reading.text,
  score,
  likeness,
  reading,
})
