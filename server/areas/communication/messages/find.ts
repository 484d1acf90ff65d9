import type { Tx } from '../../../db/tenant.ts'
import type { Channel } from '../channel.ts'
import * as rows from './queries.ts'
import type { State } from './states.ts'
import { termsOf } from './terms.ts'

/** What so many messages at most have is rare: they are all looked at. */
const rare = 5_000
/** Messages looked at in one go, newest first, where what is looked for is common … */
const chunkSize = 2_000
/** … and how often. */
const mostChunks = 10

/**
 * The newest messages that have, for each of these beginnings, a term that begins so. A rare beginning leads to its
 * messages; where all are common (a first name, the domain of large mail services) some of the newest messages have
 * them, so these are looked through. What neither finds is found by comparing all.
 */
export async function find(
  db: Tx,
  beginnings: string[],
  filter: { state?: State; channel?: Channel },
  page: rows.Page,
): Promise<rows.MessageRow[]> {
  const rarest = beginnings.toSorted((a, b) => b.length - a.length)
  for (const beginning of rarest) {
    let ids = await rows.selectIdsOf(db, beginning, rare)
    if (!ids) continue
    for (const other of beginnings) if (other !== beginning) ids = await rows.selectAmong(db, ids, other)
    return rows.selectNewestOf(db, ids, filter, page)
  }
  const ids = await lookThrough(db, beginnings, filter, page.offset + page.limit)
  if (ids) return rows.selectNewestOf(db, ids, filter, page)
  return rows.selectFound(db, beginnings, filter, page)
}

/** So many of the newest that match; null when the newest hold fewer. */
async function lookThrough(
  db: Tx,
  beginnings: string[],
  filter: { state?: State; channel?: Channel },
  wanted: number,
): Promise<string[] | null> {
  const ids: string[] = []
  let before: string | null = null
  for (let chunk = 0; chunk < mostChunks; chunk++) {
    const newest: rows.Findable[] = await rows.selectFindable(db, before, filter, chunkSize)
    for (const message of newest) {
      const terms = termsOf(message)
      if (beginnings.every(beginning => terms.some(term => term.startsWith(beginning)))) ids.push(message.id)
      if (ids.length === wanted) return ids
    }
    if (newest.length < chunkSize) return null
    before = newest.at(-1)!.id
  }
  return null
}
