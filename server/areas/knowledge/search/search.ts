import type { Tx } from '../../../db/tenant.ts'
import { type Candidate, candidates, nearest } from './queries.ts'
import { type Question, rank } from './rank.ts'
import { type Reading, readings } from './reading.ts'
import { understand } from './understand.ts'

/** A chunk that was found. */
export interface Passage {
  parent_doc_id: string
  name: string
  kind: string
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
/** The usual constant of reciprocal rank fusion. */
const RRF = 60

/**
 * Finds the passages of `kbs` (a link's id, the tenant's for the main knowledge base, or both as one) that answer
 * `query`. With `embedded`, the query as that model sees it, the ranking by meaning is merged with that by words.
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
  const byMeaning = ask.embedded
    ? await nearest(db, { kbs: ask.kbs, ...ask.embedded, limit: CANDIDATES })
    : []
  const read = await readings(db, [...byWords, ...byMeaning])

  const worded = rank(question, withReadings(byWords, read)).sort(inOrder)
  const meant = withReadings(byMeaning, read).sort(inOrder)
  const hits = ask.embedded ? fuse(worded, meant, denseWeight) : worded
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

/** Reciprocal rank fusion: what both lists rank high comes first. */
function fuse(worded: Hit[], meant: Hit[], denseWeight: number): Hit[] {
  const fused = new Map<number, Hit>()
  for (const [list, weight] of [
    [worded, 1],
    [meant, denseWeight],
  ] as const) {
    for (const [i, hit] of list.entries()) {
      const before = fused.get(hit.chunk)?.score ?? 0
      fused.set(hit.chunk, { ...hit, score: before + weight / (RRF + i + 1) })
    }
  }
  return [...fused.values()].filter(hit => hit.score > 0).sort(inOrder)
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
