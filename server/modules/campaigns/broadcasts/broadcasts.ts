import type {
  Broadcast,
  BroadcastCounts,
  CountedBroadcast,
  NewBroadcast,
} from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { neverOpens } from '#server/core/hour-window.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { getAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { needsBooking } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import { cancelRemaining, startDispatch } from '../dispatch/dispatch.ts'
import { type Facts, factsOf, orderOf } from '../eligibility/eligibility.ts'
import { changedSincePreview } from './preview-fingerprint.ts'
import * as rows from './queries.ts'

/**
 * Stores a draft. 404 for an unknown audience or template; 400 when a channel has no active template of its own; 422 for a
 * send window without a start or an end.
 */
export async function createBroadcast(ctx: Ctx, given: NewBroadcast): Promise<Broadcast> {
  const { channel_order, audience_id, values = {}, allow_replies = true } = given
  const window = readWindow(given)
  const template_ids = await readTemplates(ctx, channel_order, given.template_ids)
  const row = {
    id: ctx.id(),
    name: given.name.trim(),
    audience_id,
    channel_order,
    template_ids: JSON.stringify(template_ids),
    typed: JSON.stringify(values),
    allow_replies,
    ...window,
    created_at: ctx.now(),
  }
  return ctx.tx(async db => {
    if (!isRecordId(audience_id)) throw notFound('Audience')
    await getAudience(ctx, audience_id)
    await rows.insertBroadcast(db, row)
    await noteChange(ctx, db, { topic: 'broadcast', id: row.id, kind: 'created' })
    return toBroadcast((await rows.selectBroadcast(db, row.id))!)
  })
}

function readWindow({ send_window_start: start = null, send_window_end: end = null }: NewBroadcast) {
  if ((start === null) !== (end === null)) {
    const missing = start === null ? 'send_window_start' : 'send_window_end'
    throw invalid(['body', missing], 'A send window needs both its start and its end')
  }
  if (start !== null && end !== null && neverOpens({ start, end })) {
    throw invalid(['body', 'send_window_end'], 'A send window ends at another hour than it starts')
  }
  return { send_window_start: start, send_window_end: end }
}

/** The template of each channel. */
async function readTemplates(
  ctx: Ctx,
  order: Channel[],
  given: Partial<Record<Channel, string>>,
): Promise<Partial<Record<Channel, string>>> {
  const found = await templatesById(ctx, Object.values(given))
  const chosen: Partial<Record<Channel, string>> = {}
  for (const channel of order) {
    const id = given[channel]
    if (!id) throw new Problem(400, `The channel ${channel} needs a template.`)
    const template = found.get(id)
    if (!template) throw notFound('Template')
    if (template.channel !== channel) {
      throw new Problem(
        400,
        `The template “${template.name}” is for ${template.channel}, not for ${channel}.`,
      )
    }
    if (!template.is_active) throw new Problem(400, `The template “${template.name}” is no longer active.`)
    chosen[channel] = template.id
  }
  return chosen
}

export const listBroadcasts = async (
  ctx: Ctx,
  filter: { status?: string; limit: number },
): Promise<Broadcast[]> => (await ctx.tx(db => rows.selectBroadcasts(db, filter))).map(toBroadcast)

/** One broadcast with its counters; 404. */
export const getBroadcast = (ctx: Ctx, id: string): Promise<CountedBroadcast> =>
  ctx.tx(async db => {
    const row = await rows.selectBroadcast(db, id)
    if (!row) throw notFound('Broadcast')
    return { ...toBroadcast(row), counts: countsOf(await rows.countStates(db, id, ctx.now())) }
  })

/**
 * Queues a broadcast, which a job then sends. 404; 409 when it was not previewed, changed since its preview, was sent
 * before, or its audience or a template is gone; 400 when a template links to a booking page where nobody can book.
 */
export async function sendBroadcast(ctx: Ctx, id: string): Promise<CountedBroadcast> {
  const row = await ctx.tx(db => rows.selectBroadcast(db, id))
  if (!row) throw notFound('Broadcast')
  refuseDeadLinks(await factsOf(ctx, orderOf(row)))
  await ctx.tx(async db => {
    // They are locked before the broadcast, in the same order as a transaction that deletes one (ARCHITECTURE.md, locks).
    const templates = Object.values(orderOf(row).templateIds)
    const hasAudience = row.audience_id !== null && (await rows.holdAudience(db, row.audience_id))
    const activeTemplates = await rows.holdTemplates(db, templates)
    const broadcast = await rows.lockBroadcast(db, id)
    if (!broadcast) throw notFound('Broadcast')
    if (broadcast.status !== 'draft') throw new Problem(409, 'This broadcast was sent or cancelled already.')
    if (!broadcast.previewed_at) throw new Problem(409, 'Preview this broadcast before it is sent.')
    if (!hasAudience) throw new Problem(409, 'The audience of this broadcast was deleted.')
    if (activeTemplates < templates.length)
      throw new Problem(409, 'A template of this broadcast is no longer active.')
    await refuseIfChanged(ctx, broadcast)
    await rows.setQueued(db, id, ctx.now())
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'queued' })
    await startDispatch(ctx, id)
  })
  return getBroadcast(ctx, id)
}

/** 409 when something that the preview showed has changed; the sentence names it. */
async function refuseIfChanged(ctx: Ctx, broadcast: rows.BroadcastRow): Promise<void> {
  const changed = await changedSincePreview(ctx, broadcast, await factsOf(ctx, orderOf(broadcast)))
  if (!changed.length) return
  const what = new Intl.ListFormat('en').format(changed)
  throw new Problem(
    409,
    `Preview this broadcast again: since its preview something has changed, namely ${what}.`,
  )
}

/** 400 when a template links to the booking page while nobody can book there. */
export function refuseDeadLinks(facts: Facts): void {
  const templates = Object.values(facts.templates).filter((template): template is Template =>
    Boolean(template),
  )
  if (facts.context.bookingUrl === null && templates.some(needsBooking)) {
    throw new Problem(
      400,
      'A template links to your booking page, where nobody can book now: bookings are paused, booking is switched off, or no service is offered.',
    )
  }
}

/**
 * Stops the messages that were not handed to a provider yet, in every process. 404; 409 when the broadcast has ended. It
 * may be called again.
 */
export async function cancelBroadcast(ctx: Ctx, id: string): Promise<CountedBroadcast> {
  await ctx.tx(async db => {
    const broadcast = await rows.lockBroadcast(db, id)
    if (!broadcast) throw notFound('Broadcast')
    if (broadcast.status === 'completed') throw new Problem(409, 'This broadcast has ended already.')
    if (broadcast.status !== 'cancelled') {
      await rows.setCancelled(db, id, ctx.now())
      await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'cancelled' })
    }
    // In case this process ends before the next step.
    await startDispatch(ctx, id)
  })
  await cancelRemaining(ctx, id)
  return getBroadcast(ctx, id)
}

/** Turns future replies to a broadcast on or off; 404. */
export async function switchReplies(ctx: Ctx, id: string, allowed: boolean): Promise<CountedBroadcast> {
  await ctx.tx(async db => {
    if (!(await rows.setReplies(db, id, allowed))) throw notFound('Broadcast')
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'replies' })
  })
  return getBroadcast(ctx, id)
}

/** Adds up messages by state; those that wait for their hour or for another attempt count as `held`. */
export function countsOf(states: { state: string; count: number; held: number }[]): BroadcastCounts {
  const counts: BroadcastCounts = {
    total: 0,
    queued: 0,
    held: 0,
    sending: 0,
    sent: 0,
    delivered: 0,
    read: 0,
    replied: 0,
    failed: 0,
    blocked: 0,
    cancelled: 0,
  }
  for (const { state, count, held } of states) {
    counts.total += count
    counts.held += held
    counts[state as keyof BroadcastCounts] += count - held
  }
  return counts
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const toBroadcast = (row: rows.BroadcastRow): Broadcast => ({
  id: row.id,
  name: row.name,
  audience_id: row.contact_id ? '' : (row.audience_id ?? ''),
  contact_id: row.contact_id,
  channel_order: row.channel_order as Channel[],
  template_ids: row.template_ids as Broadcast['template_ids'],
  values: row.typed as Record<string, string>,
  allow_replies: row.allow_replies,
  send_window_start: row.send_window_start,
  send_window_end: row.send_window_end,
  status: row.status as Broadcast['status'],
  waiting_for: row.waiting_for as Broadcast['waiting_for'],
  previewed_at: iso(row.previewed_at),
  sent_at: iso(row.sent_at),
  completed_at: iso(row.completed_at),
  created_at: row.created_at.toISOString(),
})

/** Broadcasts whose name contains this, newest first. */
export const findBroadcasts = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => rows.selectNamed(db, q, limit))).map(({ id, name }) => ({
    id,
    title: name,
    detail: null,
  }))
