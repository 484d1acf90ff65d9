import type { Static } from 'typebox'
import type { WebhookDelivery } from '#contract/webhooks/deliveries.ts'
import { publicEvents } from '#contract/webhooks/webhooks.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Listener } from '#server/core/job.ts'
import { afterCommit } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { deliver } from '../dispatch/dispatch.ts'
import { testEvent } from '../events.ts'
import { getWebhook } from '../webhooks.ts'
import * as rows from './queries.ts'

type Shown = Static<typeof WebhookDelivery>

/**
 * Notes what webhooks are to be told, in the transaction that makes it true. A job for each event would do the same
 * more slowly, and in no certain order where several processes run jobs.
 */
export const noteEvents: Listener = {
  name: 'webhooks.note_events',
  types: [...publicEvents],
  inTransaction: true,
  handle: (ctx, { id, type, at }) =>
    ctx.tx(async db => {
      if (await rows.insertDeliveries(db, { id, type, at })) soon(ctx)
    }),
}

/** What a webhook was told and is to be told, newest first. 404. */
export const listDeliveries = (
  ctx: Ctx,
  webhook: string,
  filter: { status?: Shown['status']; limit: number; offset: number },
): Promise<Shown[]> =>
  ctx.tx(async db => {
    await getWebhook(ctx, webhook)
    return (await rows.selectDeliveries(db, webhook, filter)).map(shown)
  })

/** Sends an event of its own to a webhook, once. 404, 409. */
export const sendTest = (ctx: Ctx, webhook: string): Promise<Shown> =>
  ctx.tx(async db => {
    await refuseIfOff(ctx, webhook)
    const data = { webhook_id: webhook, message: 'This is a test. Nothing has happened.' }
    const event = { id: ctx.id(), type: testEvent, data, at: ctx.now() }
    await rows.insertTest(db, webhook, event)
    soon(ctx)
    return shown((await rows.selectDelivery(db, webhook, event.id))!)
  })

/** Sends an event again, now, however it ended before; if it fails it is tried again as a new one is. 404, 409. */
export const redeliver = (ctx: Ctx, webhook: string, id: string): Promise<Shown> =>
  ctx.tx(async db => {
    await refuseIfOff(ctx, webhook)
    await rows.askAgain(db, webhook, id, ctx.now())
    const row = await rows.selectDelivery(db, webhook, id)
    if (!row) throw notFound('Delivery')
    soon(ctx)
    return shown(row)
  })

async function refuseIfOff(ctx: Ctx, webhook: string): Promise<void> {
  const { is_active } = await getWebhook(ctx, webhook)
  if (!is_active) throw new Problem(409, 'This webhook is switched off. Switch it on first.')
}

/** Another process that sends to the webhook looks by itself before long. */
const soon = (ctx: Ctx): void => afterCommit(() => ctx.queue.worker?.ring(deliver.name))

const shown = (row: rows.DeliveryRow): Shown => ({
  ...row,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
