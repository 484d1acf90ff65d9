import { sql } from 'kysely'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob, DomainEvent } from '#server/core/job.ts'
import { anywhere, literally } from '#server/db/patterns.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import { type Tx, together } from '#server/db/tenant.ts'

/**
 * Writes an event to the outbox and hands it to its listeners, in the transaction that made it true:
 * no event without its change, no change without its event.
 */
export async function record(ctx: Ctx, tx: Tx, type: string, data: object): Promise<void> {
  const event: DomainEvent = { id: ctx.id(), type, data: data as Record<string, unknown>, at: ctx.now() }
  const row = { id: event.id, type, data: JSON.stringify(data), at: event.at }
  await together(insertEvent(tx, row), tellListeners(ctx, event))
  await ctx.queue.announce(tx, ctx.tenant, event)
}

const insertEvent = statement((tx, row: Slots<{ id: string; type: string; data: string; at: Date }>) =>
  tx.insertInto('event').values(row),
)

/**
 * All at once: their first statements leave together, in the order of the listeners, so that all transactions take their locks in
 * the same order.
 */
async function tellListeners(ctx: Ctx, event: DomainEvent): Promise<void> {
  const told = ctx.queue.work.listeners.filter(
    ({ inTransaction, types }) => inTransaction && types.includes(event.type),
  )
  await together(...told.map(listener => listener.handle(ctx, event)))
}

/** Whether somebody outside of this program learns of such an event: a person by mail, or another program. */
export async function reachesSomebody(ctx: Ctx, type: string, data: object): Promise<boolean> {
  const event = { type, data: data as Record<string, unknown> }
  for (const listener of ctx.queue.work.listeners) {
    if (listener.types.includes(type) && (await listener.reaches?.(ctx, event))) return true
  }
  return false
}

/** How long the outbox keeps events, and with them the deliveries of webhooks. */
const rememberedDays = 30
/** How many are deleted in one transaction, which bounds its size. */
const batch = 5_000

export const forgetOldEvents: CronJob['run'] = async ctx => {
  const before = new Date(ctx.now().getTime() - rememberedDays * 24 * 3_600_000)
  for (;;) {
    const { numDeletedRows } = await ctx.crossTenant(tx =>
      tx
        .deleteFrom('event')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('tenant_id', 'id'),
            'in',
            selectFrom('event')
              .select(['tenant_id', 'id'])
              .where('at', '<', before)
              .limit(batch)
              .$asTuple('tenant_id', 'id'),
          ),
        )
        .executeTakeFirst(),
    )
    if (numDeletedRows < batch) return
  }
}

/** Deletes the events of these records from the outbox, and with them pending webhook deliveries. */
export async function forgetEventsOf(tx: Tx, recordIds: string[]): Promise<void> {
  if (!recordIds.length) return
  await sql`
    delete from event
    where data ->> 'id' = any(${recordIds}) or data ->> 'conversation_id' = any(${recordIds})
      or data ->> 'call_id' = any(${recordIds})
      or data ->> 'lead_id' = any(${recordIds}) or data -> 'lead' ->> 'id' = any(${recordIds})`.execute(tx)
}

/** Blanks a text in other events. The text must look the same in JSON, as an email address does. */
export async function blankInEvents(tx: Tx, text: string): Promise<void> {
  await sql`
    update event set data = regexp_replace(data::text, ${literally(text)}, '[erased]', 'gi')::jsonb
    where data::text ilike ${anywhere(text)}`.execute(tx)
}
