import type { Kind } from '#contract/knowledge/knowledge.ts'
import type { Tx } from '#server/db/tenant.ts'
import { type Candidate, candidates, nearest } from './queries.ts'
import { type Question, rank } from './rank.ts'
import { type Reading, readings } from './reading.ts'
import { understand } from './understand.ts'

/** A chunk that was found. */
export interface Passage {
  parent_doc_id: string
  name: string
  kind: Kind
  origin: string | null
  scope: 'link' | 'main'
  /** The headings it stands under, or the question it answers. */
  title: string
  text: string
  /** Greater is better; comparable within one result only. */
  score: number
  /** Its sentences and stems, for whoever looks for the answer in it. */
  reading: Reading
}

export interface SearchResult {
  /** Best first, no two of the same text. */
  passages: Passage[]
  /** How sure one may be that the first of them are about the question: under .3 they are most likely not, from .4 they are. */
  confidence: number
  question: Question
}

/** What the words and the vectors each propose for ranking. */
const CANDIDATES = 40
/** Passages whose confidence counts as the result's. */
const FIRST = 3
/**
 * Finds the passages of `kbs` (a link's id, the tenant's for the main knowledge base, or both as one) that answer
 * `query`. With `embedded`, the query as that model sees it, likeness in meaning adds to the score by words.
 * Equal scores: the link's own before the main knowledge base, then the business's order of kinds, then the newest.
 *
 * Two statements, three when some passage was not read lately, one more when a word was misspelt.
 */
export async function search(
  db: Tx,
  ask: {
    kbs: string[]
    query: string
    limit: number
    embedded?: { model: string; vector: Float32Array } | null
  },
): Promise<SearchResult> {
  const { question, stems, denseWeight } = await understand(db, ask.kbs, ask.query)
  const byWords = stems.length
    ? await candidates(db, { stems, averageLength: question.averageLength, limit: CANDIDATES })
    : []
  const byMeaning =
    ask.embedded && denseWeight > 0
      ? await nearest(db, { kbs: ask.kbs, ...ask.embedded, limit: CANDIDATES })
      : []
  const found = [
    ...new Map([...byWords, ...byMeaning].map(candidate => [candidate.chunk, candidate])).values(),
  ]
  const read = await readings(db, found)

  const worded = rank(question, withReadings(found, read)).sort(inOrder)
  const likeness = likenessOf(byMeaning)
  const hits = worded
    .map(hit => ({ ...hit, score: hit.score + denseWeight * (likeness.get(hit.chunk) ?? 0) }))
    .sort(inOrder)
  return {
    passages: distinct(hits, ask.limit).map(passageOf),
    confidence: Math.max(0, ...worded.slice(0, FIRST).map(hit => hit.confidence)),
    question,
  }
}

type Hit = Candidate & { reading: Reading }

const withReadings = (found: Candidate[], read: Map<number, Reading>): Hit[] =>
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
 * How alike in meaning each chunk is to the question, 0 (as the last of those proposed, which for this model is not at
 * all) to 1 (the same), whatever range of cosines the model uses. Added to the score by words rather than merged by
 * ranks (reciprocal rank fusion), which forgets by how much the first was better: on articles that took 3.6 points of
 * recall at 1 from the words alone, where this took half a point; Bruch, Gai and Ingber (2023) found the same elsewhere.
 */
export function likenessOf(nearest: { chunk: number; score: number }[]): Map<number, number> {
  const least = nearest.at(-1)?.score ?? 0
  return new Map(nearest.map(({ chunk, score }) => [chunk, (score - least) / Math.max(1 - least, 1e-9)]))
}

/** The first `limit` of different texts: the same page taught twice does not take two places. */
function distinct(hits: Hit[], limit: number): Hit[] {
  const found = new Map<string, Hit>()
  for (const hit of hits) {
    if (found.size === limit) break
    const text = hit.reading.text.replace(/\s+/g, ' ').trim().toLowerCase()
    if (!found.has(text)) found.set(text, hit)
  }
  return [...found.values()]
}

const passageOf = ({ sourceId, name, kind, origin, scope, score, reading }: Hit): Passage => ({
  parent_doc_id: sourceId,
  name,
  kind,
  origin,
  scope,
  title: reading.title,
  text: reading.text,
  score,
  reading,
})
