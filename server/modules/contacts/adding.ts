import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { countContacts, getAudience, holdAudience } from './audiences/audiences.ts'
import {
  blankContact,
  type ContactRow,
  dedupeKeyOf,
  type GivenConsent,
  withChanges,
  withoutEmpty,
} from './contact.ts'
import { type ContactInput, readContactInput } from './fields.ts'
import * as rows from './queries.ts'

/** Specification, section 8. */
export const mostRows = 50_000
/** One transaction: cut off between two, an upload that comes again finds the first and adds the rest. */
const rowsAtOnce = 1_000
/** Reading a number takes about 16 µs; after so many rows others get their turn. */
const rowsBetweenTurns = 50
/** Characters of rejected rows that one answer carries. What is rejected beyond is reported without its data. */
const mostData = 4_000_000

/** One row of a list. */
export interface ImportRow {
  /** By our names: a column, a consent flag, or an own field. */
  fields: Record<string, unknown>
  /** Why it can't be read at all. */
  problem?: string
  /** As it came, for when it is rejected. */
  data(): Record<string, unknown>
}

export interface RejectedRow {
  /** Counted from 1. */
  row: number
  reason: string
  /** As it came; null where the answer has no room left for it. */
  data: Record<string, unknown> | null
}

export interface AddedContacts {
  created: number
  updated: number
  rejected: number
  rejected_rows: RejectedRow[]
  total_in_audience: number
}

/** A row that can be read, on its way to the database. */
interface ReadRow {
  row: number
  key: string
  said: ContactInput
  data: ImportRow['data']
}

export const tooManyRows = () =>
  new Problem(413, `At most ${mostRows.toLocaleString('en')} rows can be imported at once. Split the list.`)

/**
 * Adds rows to an audience, and tells those that are in it already what is new (an empty cell takes nothing away). A bad
 * row is reported and nothing of it is kept; rows for the same address are one contact, counted once, on which the last
 * has the last word. The same rows again change nothing. A row's own consent flag is logged under the source `import`.
 *
 * Rows are read, checked and stored in batches, each a transaction of its own, the next being read while one is stored.
 * 404 for an unknown audience.
 */
export async function addContacts(
  ctx: Ctx,
  audienceId: string,
  list: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  consent?: GivenConsent,
): Promise<AddedContacts> {
  await getAudience(ctx, audienceId)
  const { country } = await business(ctx)
  const seen = new Set<string>()
  const done = { created: 0, updated: 0 }
  const rejected: RejectedRow[] = []
  let room = mostData
  const reject = ({ row, data }: Pick<ReadRow, 'row' | 'data'>, reason: string) => {
    const shown = room > 0 ? data() : null
    room -= shown === null ? 0 : JSON.stringify(shown).length
    rejected.push({ row, reason, data: shown })
  }
  const store = async (batch: ReadRow[]) => {
    const { created, updated, refused } = await storeBatch(ctx, audienceId, batch, consent)
    for (const { read, reason } of refused) reject(read, reason)
    done.created += created.filter(isNew(seen)).length
    done.updated += updated.filter(isNew(seen)).length
  }
  let row = 0
  let batch: ReadRow[] = []
  let storing = Promise.resolve()
  try {
    for await (const { fields, data, problem } of list) {
      row++
      if (row % rowsBetweenTurns === 0) await setImmediate()
      const read = problem ? { reason: problem } : readRow(fields, country)
      if ('reason' in read) reject({ row, data }, read.reason)
      else batch.push({ row, ...read, data })
      if (batch.length < rowsAtOnce) continue
      await storing
      storing = store(batch)
      // Awaited later: until then its failure must not count as nobody's.
      storing.catch(() => {})
      batch = []
    }
  } finally {
    await storing
  }
  if (batch.length) await store(batch)
  const { contact_count: total_in_audience } = await getAudience(ctx, audienceId)
  rejected.sort((a, b) => a.row - b.row)
  return { ...done, rejected: rejected.length, rejected_rows: rejected, total_in_audience }
}

/** Whether a key is met for the first time; from then on it is not. */
const isNew = (seen: Set<string>) => (key: string) => seen.size < seen.add(key).size

function readRow(
  fields: Record<string, unknown>,
  country: string | null,
): { key: string; said: ContactInput } | { reason: string } {
  const read = readContactInput(fields, country)
  if ('problems' in read) return { reason: read.problems.join(' ') }
  const key = dedupeKeyOf(read.said.columns)
  if (!key) return { reason: 'It has neither an email address nor a phone number.' }
  return { key, said: withoutEmpty(read.said) }
}

/** Stores one batch, whole or not at all. Returns the keys of what it made and of what was there. */
function storeBatch(ctx: Ctx, audienceId: string, batch: ReadRow[], consent?: GivenConsent) {
  return ctx.tx(async db => {
    await holdAudience(ctx, audienceId)
    const at = ctx.now()
    const keys = [...new Set(batch.map(read => read.key))]
    const before = new Map((await rows.lockByKeys(db, audienceId, keys)).map(row => [row.dedupe_key, row]))
    const after = new Map<string, ContactRow>()
    const refused: { read: ReadRow; reason: string }[] = []
    for (const read of batch) {
      const contact = after.get(read.key) ?? before.get(read.key) ?? blankContact(ctx.id(), audienceId, at)
      const next = withChanges(contact, read.said, { at, source: 'import', consent })
      if ('refused' in next) refused.push({ read, reason: next.refused })
      else after.set(read.key, next)
    }
    const created = [...after].filter(([key]) => !before.has(key))
    // Ids of one millisecond are in no order, and a list is shown in the order of its ids.
    const ids = created.map(([, contact]) => contact.id).sort()
    for (const [place, [, contact]] of created.entries()) contact.id = ids[place]!
    const updated = [...after].filter(([key]) => before.has(key))
    const changed = updated.filter(([key, row]) => row !== before.get(key))
    if (created.length)
      await rows.insertContacts(
        db,
        created.map(([, row]) => row),
      )
    if (changed.length)
      await rows.updateContacts(
        db,
        changed.map(([, row]) => row),
      )
    if (created.length) await countContacts(ctx, audienceId, created.length)
    return { created: created.map(([key]) => key), updated: updated.map(([key]) => key), refused }
  })
}
