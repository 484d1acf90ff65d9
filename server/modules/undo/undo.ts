import {
  type BulkDone,
  mostChosen,
  mostNamed,
  type Skipped,
  type Undone,
  undoSeconds,
} from '#contract/bulk.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Before, Reversible } from '#server/core/reversible.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import * as rows from './queries.ts'

/** Records of one transaction. A crash in the middle leaves whole batches, each with what takes it back. */
const batchSize = 200

/** What is done to records, in words that its noun's `takeBack` knows. */
interface Deed {
  noun: string
  action: string
}

/** What a batch did: what its records were before, and which it left alone. */
export interface BatchDone {
  before: Before[]
  skipped: Skipped[]
}

/**
 * Does something to records in batches, each a transaction of its own, and keeps what takes it back. Ids that are none, or
 * nobody's, are skipped. `apply` gets each id once, in order, so that transactions lock in one order.
 */
export async function inBulk(
  ctx: Ctx,
  deed: Deed,
  ids: string[],
  apply: (db: Tx, ids: string[], undo: { id: string; until: Date }) => Promise<BatchDone>,
): Promise<BulkDone> {
  const actor = actorOf(ctx)
  const known = [...new Set(ids.filter(isRecordId).map(id => id.toLowerCase()))].sort()
  const skipped: Skipped[] = ids.filter(id => !isRecordId(id)).map(id => ({ id, reason: 'not_found' }))
  const id = ctx.id()
  let done = 0
  let until: Date | null = null
  for (let from = 0; from < known.length; from += batchSize) {
    const soon = new Date(ctx.now().getTime() + undoSeconds * 1000)
    const batch = await ctx.tx(async db => {
      const applied = await apply(db, known.slice(from, from + batchSize), { id, until: soon })
      if (applied.before.length)
        await rows.appendBefore(db, { id, actor_id: actor, ...deed, before: applied.before, until: soon })
      return applied
    })
    done += batch.before.length
    skipped.push(...batch.skipped)
    if (batch.before.length) until = soon
  }
  return {
    done,
    skipped: skipped.slice(0, mostNamed),
    undo: until && id,
    undo_until: until?.toISOString() ?? null,
  }
}

/**
 * The ids that a request chooses: those it names, or those that its filter finds. `find` returns at most one more than a
 * request may choose. 422 for both, neither, or too many.
 */
export async function chosenIds<F>(
  { ids, filter }: { ids?: string[]; filter?: F },
  find: (filter: F) => Promise<string[]>,
): Promise<string[]> {
  if ((ids === undefined) === (filter === undefined))
    throw invalid(['body'], 'Either ids or a filter', 'missing')
  if (ids) return ids
  const found = await find(filter!)
  if (found.length > mostChosen) {
    throw invalid(['body', 'filter'], `It chooses more than ${mostChosen} records. Choose fewer.`, 'too_long')
  }
  return found
}

/** Takes a deed back. 404 unless the caller did it; 410 when it is too late, or was taken back before. */
export const takeBack = (ctx: Ctx, token: string, nouns: Reversible[]): Promise<Undone> =>
  ctx.tx(async db => {
    const deed = await rows.lockUndo(db, token, actorOf(ctx))
    if (!deed) throw notFound('Undo')
    if (deed.until <= ctx.now()) throw new Problem(410, 'It is too late to undo this.')
    await rows.endUndo(db, token, ctx.now())
    const noun = nouns.find(each => each.noun === deed.noun)
    if (!noun) throw new Error(`nobody takes ${deed.noun} back`)
    const skipped = await noun.takeBack(ctx, deed.action, deed.before)
    return { undone: deed.before.length - skipped.length, skipped }
  })

/** Forgets what these records were, because they are being erased. In the open transaction. */
export const forgetUndosOf = rows.dropRecords

/** Members and keys act; nobody else reaches an endpoint that calls this. */
function actorOf({ actor }: Ctx): string {
  if (!('id' in actor)) throw new Error(`a ${actor.kind} does nothing to many records`)
  return actor.id
}

const hour = 3_600_000

export const forgetOldUndos: CronJob = {
  name: 'undo.forget_old',
  cron: '41 * * * *',
  run: ctx =>
    // biome-ignore lint/plugin: the rows of every business, by their age alone
    ctx.crossTenant(db => rows.deleteBefore(db, new Date(ctx.now().getTime() - hour))),
}
