import { type Insertable, sql } from 'kysely'
import type { ChangeTopic } from '#contract/changes/topics.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Change as ChangeRow } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

/** Something that people may have on their screen and should read again. */
export interface Change {
  topic: ChangeTopic
  /** The record; null when there are many, or when the topic has none. */
  id: string | null
  /** What happened, in a word or two: `message`, `taken_over`. */
  kind: string
}

/** The signal on which processes read the changes of a business. */
export const changesOf = (tenant: string): string => `changes:${tenant}`

/** More records than this, changed at once, are one change of the topic. */
const mostAtOnce = 50

/** The businesses to which a transaction will signal when it has committed. */
const signalling = new WeakMap<Tx, Set<string>>()

/**
 * Notes that the desk shows something else from now on, in the transaction that made it so. Everybody who looks at the
 * desk learns of it within moments, in whichever process. A change says only what to read again, so noting too much is
 * harmless.
 */
export const noteChange = (ctx: Ctx, tx: Tx, change: Change): Promise<void> => noteChanges(ctx, tx, [change])

/** The same for several records. */
export async function noteChanges(ctx: Ctx, tx: Tx, changes: Change[]): Promise<void> {
  if (!changes.length) return
  const by = {
    tenant_id: ctx.tenant,
    member_id: ctx.actor.kind === 'member' ? ctx.actor.id : null,
    at: ctx.now(),
  }
  const rows = few(changes).map(({ topic, id, kind }) => ({
    ...by,
    id: ctx.id(),
    topic,
    record_id: id,
    kind,
  }))
  const [only, ...others] = rows
  if (others.length) await tx.insertInto('change').values(rows).execute()
  else await insertChange(tx, only!)
  const told = signalling.get(tx) ?? new Set()
  if (told.has(ctx.tenant)) return
  signalling.set(tx, told.add(ctx.tenant))
  ctx.signals.send(changesOf(ctx.tenant), '')
}

const insertChange = statement((tx, row: Slots<Insertable<ChangeRow>>) => tx.insertInto('change').values(row))

function few(changes: Change[]): Change[] {
  if (changes.length <= mostAtOnce) return changes
  const kinds = new Map(changes.map(({ topic, kind }) => [`${topic} ${kind}`, { topic, id: null, kind }]))
  return [...kinds.values()]
}

/** How long changes are kept. Who was away for longer reads everything again. */
const rememberedHours = 24
/** How many are deleted in one transaction, which bounds its size. */
const batch = 5_000

export const forgetOldChanges: CronJob['run'] = async ctx => {
  const before = new Date(ctx.now().getTime() - rememberedHours * 3_600_000)
  for (;;) {
    const { rows } = await ctx.crossTenant(tx =>
      sql<{ gone: number }>`
        with gone as (
          delete from change where (tenant_id, id) in
            (select tenant_id, id from change where at < ${before} limit ${batch})
          returning tx
        ),
        floor as (
          update change_floor set tx = greatest(tx, (select max(tx) from gone))
          where exists (select from gone)
        )
        select count(*)::int as gone from gone`.execute(tx),
    )
    if (rows[0]!.gone < batch) return
  }
}
