import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { isThereAlready } from '#server/db/conflict.ts'
import { onDiskWithNext, together } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { countContacts, getAudience, holdAudience, noteMembers } from './audiences/audiences.ts'
import {
  blankContact,
  type ContactRow,
  dedupeKeyOf,
  type GivenConsent,
  withChanges,
  withoutEmpty,
} from './contact.ts'
import { type ContactInput, type ReadContact, readContactInput } from './fields.ts'
import { insertContacts, lockByKeys, updateContacts } from './writes.ts'

export const mostRows = 50_000
/** Rows stored in one transaction. When an upload is cut off, a second one updates the stored rows and adds the rest. */
const rowsAtOnce = 1_000
/** Rows that one statement stores: few, because other requests wait while it is made. */
const rowsInStatement = 250
/** Parsing a phone number takes about 16 µs, so the event loop is released after this many rows. */
const rowsBetweenTurns = 50
/** Characters of rejected rows in one answer. Rows rejected beyond that are reported without their data. */
const mostData = 4_000_000

/** One row of a list. */
export interface ImportRow {
  /** What it says of a contact. A number without a country code belongs to the row's country, else to `country`. */
  read(country: string | null): ReadContact
  /** The row as it was sent, for the report when it is rejected. */
  data(): Record<string, unknown>
}

/** A row that is an object whose keys are our field names, as `sent` says. */
export const rowOf = (fields: Record<string, unknown>, sent = fields): ImportRow => ({
  read: country => readContactInput(fields, country),
  data: () => sent,
})

interface RejectedRow {
  /** Counted from 1. */
  row: number
  reason: string
  /** The row as it was sent; null where the answer has no room left for it. */
  data: Record<string, unknown> | null
}

export interface AddedContacts {
  created: number
  updated: number
  rejected: number
  rejected_rows: RejectedRow[]
  total_in_audience: number
}

/** How rows are added: what their people agreed to, and whether anything is stored. */
export interface Adding {
  consent?: GivenConsent
  dryRun?: boolean
}

/** A row that was read and is ready to be stored. */
interface ReadRow {
  row: number
  key: string
  said: ContactInput
  data: ImportRow['data']
}

export const tooManyRows = () =>
  new Problem(413, `At most ${mostRows.toLocaleString('en')} rows can be imported at once. Split the list.`)

/**
 * Adds rows to an audience, and updates the contacts that are in it already; an empty cell removes nothing. Nothing of an
 * invalid row is stored, and the answer reports it. Rows with the same address are one contact, counted once, and the last
 * row wins. Adding the same rows again changes nothing. The consent log notes a row's own consent flag under the source
 * `import`.
 *
 * Rows are read, checked and stored in batches, each in its own transaction; one is read while two before it are stored in turn.
 * Only the last waits for the disk, and brings those before it there.
 * In an audience that was empty nobody is looked for but those that were added here: the planner, whose statistics know
 * nothing yet of such an audience, reads all of it for that, again for every batch. Should somebody else add one of the
 * contacts meanwhile, all are looked for from then on.
 * With `dryRun` nothing is stored, and the answer is what it would be. 404 for an unknown audience.
 */
export async function addContacts(
  ctx: Ctx,
  audienceId: string,
  list: AsyncIterable<ImportRow[]> | Iterable<ImportRow[]>,
  { consent, dryRun = false }: Adding,
): Promise<AddedContacts> {
  const { contact_count: before } = await getAudience(ctx, audienceId)
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
  let expectsKnown = dryRun || before > 0
  const store = async (batch: ReadRow[], moreFollow: boolean) => {
    const expected = (key: string) => expectsKnown || seen.has(key)
    const how = { consent, dryRun, moreFollow }
    const { created, updated, refused } = await storeBatch(ctx, audienceId, batch, how, expected).catch(
      error => {
        if (expectsKnown || !isThereAlready(error)) throw error
        expectsKnown = true
        return storeBatch(ctx, audienceId, batch, how, expected)
      },
    )
    for (const { read, reason } of refused) reject(read, reason)
    done.created += created.filter(isNew(seen)).length
    done.updated += updated.filter(isNew(seen)).length
  }
  let row = 0
  let batch: ReadRow[] = []
  let [earlier, storing] = [Promise.resolve(), Promise.resolve()]
  const storeFull = async () => {
    const full = batch
    batch = []
    await earlier
    earlier = storing
    storing = storing.then(() => store(full, true))
    // It is awaited later. Without this, Node would report its failure as unhandled until then.
    storing.catch(() => {})
  }
  try {
    for await (const piece of list) {
      for (const { read: readContact, data } of piece) {
        row++
        if (row % rowsBetweenTurns === 0) await setImmediate()
        const read = readRow(readContact(country))
        if ('reason' in read) {
          reject({ row, data }, read.reason)
          continue
        }
        if (batch.length === rowsAtOnce) await storeFull()
        batch.push({ row, ...read, data })
      }
    }
  } finally {
    await storing
  }
  if (batch.length) await store(batch, false)
  const { contact_count } = await getAudience(ctx, audienceId)
  const total_in_audience = contact_count + (dryRun ? done.created : 0)
  rejected.sort((a, b) => a.row - b.row)
  return { ...done, rejected: rejected.length, rejected_rows: rejected, total_in_audience }
}

/** Returns whether a key is new, and remembers it. */
const isNew = (seen: Set<string>) => (key: string) => seen.size < seen.add(key).size

function readRow(read: ReadContact): { key: string; said: ContactInput } | { reason: string } {
  if ('problems' in read) return { reason: read.problems.join(' ') }
  const key = dedupeKeyOf(read.said.columns)
  if (!key) return { reason: 'It has neither an email address nor a phone number.' }
  return { key, said: withoutEmpty(read.said) }
}

/** Keys of contacts that a batch added and of those that were there, and the rows that it refused. */
interface Stored {
  created: string[]
  updated: string[]
  refused: { read: ReadRow; reason: string }[]
}

/**
 * Stores one batch in one transaction, statement by statement: one is made while the database runs the one before. Only
 * contacts that are expected to be there are looked for; one that is there unexpectedly violates the unique key.
 */
function storeBatch(
  ctx: Ctx,
  audienceId: string,
  batch: ReadRow[],
  { consent, dryRun, moreFollow }: Adding & { moreFollow: boolean },
  expected: (key: string) => boolean,
): Promise<Stored> {
  return ctx.tx(async (db, last) => {
    const how = { at: ctx.now(), source: 'import', consent }
    if (moreFollow) onDiskWithNext(db)
    const keys = [...new Set(batch.map(read => read.key))].filter(expected)
    const [, found] = await together(
      holdAudience(ctx, audienceId),
      keys.length ? lockByKeys(db, audienceId, keys) : [],
    )
    const known = new Map(found.map(row => [row.dedupe_key, row]))
    const stored: Stored = { created: [], updated: [], refused: [] }
    let isChanged = false
    let storing: Promise<unknown> = Promise.resolve()
    for (let at = 0; at < batch.length; at += rowsInStatement) {
      const after = new Map<string, ContactRow>()
      for (const read of batch.slice(at, at + rowsInStatement)) {
        const before =
          after.get(read.key) ?? known.get(read.key) ?? blankContact(ctx.id(), audienceId, how.at)
        const next = withChanges(before, read.said, how)
        if ('refused' in next) stored.refused.push({ read, reason: next.refused })
        else after.set(read.key, next)
      }
      const created: ContactRow[] = []
      const changed: ContactRow[] = []
      for (const [key, contact] of after) {
        const before = known.get(key)
        stored[before ? 'updated' : 'created'].push(key)
        if (!before) created.push(contact)
        else if (contact !== before) changed.push(contact)
        known.set(key, contact)
      }
      if (dryRun) continue
      isChanged ||= created.length + changed.length > 0
      const sent = storing
      storing = together(insertContacts(db, created), updateContacts(db, changed))
      // Both are awaited below.
      storing.catch(() => {})
      await sent
    }
    if (dryRun) return stored
    await last(() =>
      together(
        storing,
        stored.created.length > 0 && countContacts(ctx, audienceId, stored.created.length),
        isChanged && noteMembers(ctx, db, audienceId),
      ),
    )
    return stored
  })
}
