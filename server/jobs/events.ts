import type { Ctx } from '../context.ts'
import type { Tx } from '../db/tenant.ts'
import type { HouseEvent } from './job.ts'

/**
 * Writes an event to the outbox and hands it to its listeners, in the transaction that made it true:
 * no event without its change, no change without its event.
 */
export async function record(ctx: Ctx, tx: Tx, type: string, data: object): Promise<void> {
  const event: HouseEvent = { id: ctx.id(), type, data: data as Record<string, unknown>, at: ctx.now() }
  await tx
    .insertInto('event')
    .values({ id: event.id, type, data: JSON.stringify(data), at: event.at })
    .execute()
  await ctx.queue.announce(tx, ctx.tenant, event)
}
