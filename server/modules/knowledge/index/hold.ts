import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { HeldIndex } from './known-lexemes.ts'

/**
 * So many chunks are counted at once while nobody searches (see `countTaught`): those of eight hundred short texts, for which a common
 * word is counted once.
 */
const mostUncounted = 4_000

/**
 * Holds the index of a knowledge base until the transaction ends, so that nobody deletes from it meanwhile: beside others who add
 * to it, or alone, with everything counted.
 */
export async function holdIndex(db: Tx, kb: string, how: 'beside others' | 'alone'): Promise<HeldIndex> {
  const fewest = how === 'alone' ? 0 : mostUncounted
  const { rows } = await sql<HeldIndex>`
    select forgotten, server from hold_index(${kb}, ${fewest})`.execute(db)
  return rows[0]!
}
