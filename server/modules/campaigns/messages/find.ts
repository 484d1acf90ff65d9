import type { Tx } from '#server/db/tenant.ts'
import { holdsAll } from '../terms/terms.ts'
import * as rows from './queries.ts'
import { type SearchableMessage, selectSearchable, selectSearchableOf } from './searchable-queries.ts'

/** A piece that at most this many different terms contain … */
const fewTerms = 2_000
/** … and at most this many messages have is rare, and all these messages are read. */
const rare = 5_000
/** How many messages one query reads, newest first, when all pieces are common … */
const chunkSize = 2_000
/** … and the maximum number of such queries. */
const mostChunks = 10

/**
 * The newest messages that have, for each of these pieces, a term that contains it. A rare piece leads directly to its
 * messages. When all pieces are common (a first name, the domain of a large mail service), some of the newest messages have
 * them, so these are read first. If that finds too few, all messages are compared.
 */
export async function findInLog(
  db: Tx,
  pieces: string[],
  filter: rows.Filter,
  page: rows.LogPage,
): Promise<rows.MessageRow[]> {
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) {
    const terms = await rows.selectTermsWith(db, piece, fewTerms)
    const ids = terms && (await rows.selectIdsOf(db, terms, rare))
    if (!ids) continue
    const found = pieces.length > 1 ? await holdingAll(db, ids, pieces) : ids
    return rows.selectNewestOf(db, found, filter, page)
  }
  const ids = await lookThrough(db, pieces, filter, page)
  if (ids) return rows.selectNewestOf(db, ids, filter, page)
  return rows.selectFound(db, pieces, filter, page)
}

async function holdingAll(db: Tx, ids: string[], pieces: string[]): Promise<string[]> {
  const messages = await selectSearchableOf(db, ids)
  return messages.filter(message => holdsAll(message, pieces)).map(({ id }) => id)
}

/** The `wanted` newest matches among the newest messages; null when there are fewer. */
async function lookThrough(
  db: Tx,
  pieces: string[],
  filter: rows.Filter,
  page: rows.LogPage,
): Promise<string[] | null> {
  const wanted = page.offset + page.limit
  const ids: string[] = []
  let before: string | null = page.before ?? null
  for (let chunk = 0; chunk < mostChunks; chunk++) {
    const newest: SearchableMessage[] = await selectSearchable(db, before, filter, chunkSize)
    for (const message of newest) {
      if (holdsAll(message, pieces)) ids.push(message.id)
      if (ids.length === wanted) return ids
    }
    if (newest.length < chunkSize) return null
    before = newest.at(-1)!.id
  }
  return null
}
