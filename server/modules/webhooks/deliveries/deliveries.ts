import type { Static } from 'typebox'
import type { SentDelivery, WebhookDelivery } from '#contract/webhooks/deliveries.ts'
import { publicEvents } from '#contract/webhooks/events.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Listener } from '#server/core/job.ts'
import { afterCommit } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { deliverWebhooks } from '../dispatch/dispatch.ts'
import { envelopeOf, testEvent } from '../events.ts'
import { getWebhook, listWebhooks } from '../webhooks.ts'
import * as rows from './queries.ts'

type Shown = Static<typeof WebhookDelivery>

/**
 * Queues an event for webhooks, in the transaction that publishes it. A job for each event would be slower, and several
 * processes would send the events in no certain order.
 */
export const queueEvents: Listener = {
  name: 'webhooks.note_events',
  types: [...publicEvents],
  inTransaction: true,
  handle: (ctx, { id, type, at }) =>
    ctx.tx(async db => {
      if (await rows.insertDeliveries(db, { id, type, at })) wakeDispatcher(ctx)
    }),
  reaches: async (ctx, { type }) =>
    (await listWebhooks(ctx)).some(
      ({ is_active, events }) => is_active && (events.includes('*') || events.includes(type)),
    ),
}

/** The past and pending deliveries of a webhook, newest first. 404. */
export const listDeliveries = (
  ctx: Ctx,
  webhook: string,
  filter: { status?: Shown['status']; limit: number; offset: number },
): Promise<Shown[]> =>
  ctx.tx(async db => {
    await getWebhook(ctx, webhook)
    return (await rows.selectDeliveries(db, webhook, filter)).map(shown)
  })

/** One delivery with the body that is sent. 404. */
export const readDelivery = (ctx: Ctx, webhook: string, id: string): Promise<Static<typeof SentDelivery>> =>
  ctx.tx(async db => {
    await getWebhook(ctx, webhook)
    const row = await rows.selectSent(db, webhook, id)
    if (!row) throw notFound('Delivery')
    const { data, ...delivery } = row
    const body = envelopeOf(ctx.tenant, { event: row.event, at: row.created_at, data })
    return { ...shown(delivery), body }
  })

/** Sends a test event to a webhook, once. 404; 409 while the webhook is off. */
export const sendTest = (ctx: Ctx, webhook: string): Promise<Shown> =>
  ctx.tx(async db => {
    await refuseIfOff(ctx, webhook)
    const data = { webhook_id: webhook, message: 'This is a test. Nothing has happened.' }
    const event = { id: ctx.id(), type: testEvent, data, at: ctx.now() }
    await rows.insertTest(db, webhook, event)
    wakeDispatcher(ctx)
    return shown((await rows.selectDelivery(db, webhook, event.id))!)
  })

/** Sends an event again, whatever became of it before, with the retries of a new one. 404; 409 while the webhook is off. */
export const redeliver = (ctx: Ctx, webhook: string, id: string): Promise<Shown> =>
  ctx.tx(async db => {
    await refuseIfOff(ctx, webhook)
    await rows.resetDelivery(db, webhook, id, ctx.now())
    const row = await rows.selectDelivery(db, webhook, id)
    if (!row) throw notFound('Delivery')
    wakeDispatcher(ctx)
    return shown(row)
  })

async function refuseIfOff(ctx: Ctx, webhook: string): Promise<void> {
  const { is_active } = await getWebhook(ctx, webhook)
  if (!is_active) throw new Problem(409, 'This webhook is switched off. Switch it on first.')
}

/** Wakes the dispatcher of this process; the one in another process looks by itself within half a second. */
const wakeDispatcher = (ctx: Ctx): void => afterCommit(() => ctx.queue.worker?.ring(deliverWebhooks.name))

const shown = (row: rows.DeliveryRow): Shown => ({
  ...row,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
