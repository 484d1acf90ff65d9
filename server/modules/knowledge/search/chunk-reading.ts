import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/core/context.ts'
import { conceptsIn } from '#server/language/concepts/concepts.ts'
import { grams } from '#server/language/text/grams.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { phrasingWeight, titleWeight } from '../index/analysis.ts'
import { countGrams, type GramCounts } from './gram-counts.ts'
import { type ChunkText, texts } from './queries.ts'

/** What a heading or a sentence says: its stems in order, and what its words mean, with how surely. */
export interface TextReading {
  stems: string[]
  concepts: ReadonlyMap<string, number>
}

/** A sentence, a line of a list or a record, with its place in the chunk's text in UTF-16 units. */
export interface SentenceReading extends TextReading {
  start: number
  end: number
  /** Cut out once: a cache keyed by text hashes each new string anew, and this one only the first time. */
  text: string
}

/** A chunk analysed for ranking and answering. */
export interface ChunkReading {
  title: string
  text: string
  /** ISO 639-1. */
  language: string
  /** The end of each line or paragraph of the document in the text; null when the chunk is one. */
  unitEnds: number[] | null
  heading: TextReading
  /** The last part of the heading, under which the text itself stands. */
  section: TextReading
  phrasings: TextReading[]
  sentences: SentenceReading[]
  /** Grams of the title and of each phrasing. */
  titles: ReadonlySet<number>[]
  /** Grams of everything; the title's as often as its weight. */
  grams: GramCounts
}

/**
 * Chunks never change (see the migration), so a cached reading stays true. Every search asks the database which chunks
 * exist: a deleted chunk is never found, though the cache may hold it for a while. The key names the source too,
 * because chunk ids are unique in one database only.
 */
const cache = new LRUCache<string, ChunkReading>({
  maxSize: 128 * 1024 * 1024,
  // An English chunk of 1,000 characters takes 14 kB, and 5 kB for what its words mean (measured), and by reckoning 3 kB more
  // since its grams stand in a table.
  sizeCalculation: reading => 1_000 + 21 * (reading.text.length + reading.title.length),
})

/** Drops deleted sources from this process's cache. Other processes cannot reach them either and drop them in time. */
export function dropReadings(sources: { id: string; chunks: number[] }[]): void {
  for (const { id, chunks } of sources) for (const chunk of chunks) cache.delete(keyOf(id, chunk))
}

const keyOf = (sourceId: string, chunk: number): string => `${sourceId}/${chunk}`

/** The readings of `chunks` by id, without chunks deleted meanwhile. `inTransaction` is `Ctx.tx`. */
export async function readChunks(
  inTransaction: Ctx['tx'],
  chunks: { chunk: number; sourceId: string }[],
): Promise<Map<number, ChunkReading>> {
  const found = new Map<number, ChunkReading>()
  const keys = new Map<number, string>()
  for (const { chunk, sourceId } of chunks) {
    const key = keyOf(sourceId, chunk)
    const reading = cache.get(key)
    if (reading) found.set(chunk, reading)
    else keys.set(chunk, key)
  }
  if (keys.size) {
    for (const row of await inTransaction(db => texts(db, [...keys.keys()]))) {
      const reading = readChunk(row)
      cache.set(keys.get(row.id)!, reading)
      found.set(row.id, reading)
    }
  }
  return found
}

type Readable = Omit<ChunkText, 'id' | 'unit_ends'> & Partial<Pick<ChunkText, 'unit_ends'>>

export function readChunk({
  title,
  body,
  unit_ends,
  phrasings,
  language,
  sentence_ends: ends,
}: Readable): ChunkReading {
  const filing = filingOf(language)
  const all: number[] = []
  const take = (part: string, weight: number): TextReading & { grams: number[] } => {
    const stems: string[] = []
    const from = all.length
    const list = words(part)
    for (const word of list) {
      const filed = filing(word)
      if (!filed) continue
      stems.push(filed.stem)
      for (const gram of filed.grams) all.push(gram)
    }
    const own = all.slice(from)
    for (let i = 1; i < weight; i++) for (const gram of own) all.push(gram)
    return { stems, concepts: meant(list), grams: own }
  }
  const meant = (list: string[]): ReadonlyMap<string, number> =>
    new Map(
      conceptsIn(list, language)
        .entries()
        .map(([concept, { weight }]) => [concept, weight]),
    )
  const heading = take(title, titleWeight)
  const last = words(title.split(' › ').at(-1)!)
  const section = { stems: last.flatMap(word => filing(word)?.stem ?? []), concepts: meant(last) }
  const asked = phrasings.map(phrasing => take(phrasing, phrasingWeight))
  const sentences = ends.map((end, i) => {
    const from = ends[i - 1] ?? 0
    const slice = body.slice(from, end)
    const { stems, concepts } = take(slice, 1)
    const text = slice.trimStart()
    return { start: end - text.length, end, text, stems, concepts }
  })
  return {
    title,
    text: body,
    language,
    unitEnds: unit_ends ?? null,
    heading: { stems: heading.stems, concepts: heading.concepts },
    section,
    phrasings: asked.map(({ stems, concepts }) => ({ stems, concepts })),
    sentences,
    titles: [heading, ...asked].map(part => new Set(part.stems.flatMap(grams))),
    grams: countGrams(all),
  }
}
