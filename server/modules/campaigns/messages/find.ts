import type { State } from '#contract/campaigns/messages.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'
import * as rows from './queries.ts'
import { holdsAll } from './terms.ts'

/** A piece that so many different terms at most hold … */
const fewTerms = 2_000
/** … and so many messages at most have is rare: they are all looked at. */
const rare = 5_000
/** Messages looked at in one go, newest first, where what is looked for is common … */
const chunkSize = 2_000
/** … and how often. */
const mostChunks = 10

/**
 * The newest messages that have, for each of these pieces, a term that holds it. A rare piece leads to its messages; where
 * all are common (a first name, the domain of large mail services) some of the newest messages have them, so these are
 * looked through. What neither finds is found by comparing all.
 */
export async function find(
  db: Tx,
  pieces: string[],
  filter: { state?: State; channel?: Channel },
  page: rows.Page,
): Promise<rows.MessageRow[]> {
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) {
    const terms = await rows.selectTermsWith(db, piece, fewTerms)
    const ids = terms && (await rows.selectIdsOf(db, terms, rare))
    if (!ids) continue
    const found = pieces.length > 1 ? await holdingAll(db, ids, pieces) : ids
    return rows.selectNewestOf(db, found, filter, page)
  }
  const ids = await lookThrough(db, pieces, filter, page.offset + page.limit)
  if (ids) return rows.selectNewestOf(db, ids, filter, page)
  return rows.selectFound(db, pieces, filter, page)
}

async function holdingAll(db: Tx, ids: string[], pieces: string[]): Promise<string[]> {
  const messages = await rows.selectFindableOf(db, ids)
  return messages.filter(message => holdsAll(message, pieces)).map(({ id }) => id)
}

/** So many of the newest that match; null when the newest hold fewer. */
async function lookThrough(
  db: Tx,
  pieces: string[],
  filter: { state?: State; channel?: Channel },
  wanted: number,
): Promise<string[] | null> {
  const ids: string[] = []
  let before: string | null = null
  for (let chunk = 0; chunk < mostChunks; chunk++) {
    const newest: rows.Findable[] = await rows.selectFindable(db, before, filter, chunkSize)
    for (const message of newest) {
      if (holdsAll(message, pieces)) ids.push(message.id)
      if (ids.length === wanted) return ids
    }
    if (newest.length < chunkSize) return null
    before = newest.at(-1)!.id
  }
  return null
}
