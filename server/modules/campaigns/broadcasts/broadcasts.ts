import type { Broadcast, CountedBroadcast, NewBroadcast } from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { selectAudience } from '#server/modules/contacts/audiences/queries.ts'
import { needsBooking } from '#server/modules/messaging/templates/render.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import { cancelRest, startDispatch } from '../dispatch/dispatch.ts'
import { orderOf } from '../dispatch/order.ts'
import type { Facts } from '../eligibility/checks.ts'
import { factsOf } from '../eligibility/facts.ts'
import { countsOf } from './counts.ts'
import * as rows from './queries.ts'
import { changedSince } from './shown.ts'

/**
 * Keeps a draft. 404 for an unknown audience or template; 400 when a channel lacks a template of its own, or one that is
 * active; 422 for half a send window.
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
    if (!isRecordId(audience_id) || !(await selectAudience(db, audience_id))) throw notFound('Audience')
    await rows.insertBroadcast(db, row)
    return shown((await rows.selectBroadcast(db, row.id))!)
  })
}

function readWindow({ send_window_start: start = null, send_window_end: end = null }: NewBroadcast) {
  if ((start === null) !== (end === null)) {
    const missing = start === null ? 'send_window_start' : 'send_window_end'
    throw invalid(['body', missing], 'A send window needs both its start and its end')
  }
  if (start !== null && (start === end || (start === 24 && end === 0))) {
    throw invalid(['body', 'send_window_end'], 'A send window ends at another hour than it starts')
  }
  return { send_window_start: start, send_window_end: end }
}

/** Of each channel the template that it is sent with. */
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
): Promise<Broadcast[]> => (await ctx.tx(db => rows.selectBroadcasts(db, filter))).map(shown)

/** One broadcast with its counters; 404. */
export const getBroadcast = (ctx: Ctx, id: string): Promise<CountedBroadcast> =>
  ctx.tx(async db => {
    const row = await rows.selectBroadcast(db, id)
    if (!row) throw notFound('Broadcast')
    return { ...shown(row), counts: countsOf(await rows.countStates(db, id, ctx.now())) }
  })

/**
 * Has a broadcast sent behind the response. 404; 409 without a preview, when what it showed has changed, when the
 * broadcast was told to go before, or when its audience or a template is gone; 400 when it holds a link to a booking page
 * on which nobody can book.
 */
export async function sendBroadcast(ctx: Ctx, id: string): Promise<CountedBroadcast> {
  const row = await ctx.tx(db => rows.selectBroadcast(db, id))
  if (!row) throw notFound('Broadcast')
  refuseDeadLinks(await factsOf(ctx, orderOf(row)))
  await ctx.tx(async db => {
    // Before the broadcast, which points at them: whoever deletes one goes from it to the broadcast (ARCHITECTURE.md, locks).
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
    await refuseUnseen(ctx, broadcast)
    await rows.setGoing(db, id, ctx.now())
    await startDispatch(ctx, id)
  })
  return getBroadcast(ctx, id)
}

/** 409 when what the preview showed has changed; says what. */
async function refuseUnseen(ctx: Ctx, broadcast: rows.BroadcastRow): Promise<void> {
  const changed = await changedSince(ctx, broadcast, await factsOf(ctx, orderOf(broadcast)))
  if (!changed.length) return
  const what = new Intl.ListFormat('en').format(changed)
  throw new Problem(
    409,
    `Preview this broadcast again: since its preview something has changed, namely ${what}.`,
  )
}

/** 400 when a template would put a link into a message behind which nobody can book now. */
export function refuseDeadLinks(facts: Facts): void {
  const templates = Object.values(facts.templates).filter((template): template is Template =>
    Boolean(template),
  )
  if (facts.filling.bookingUrl === null && templates.some(needsBooking)) {
    throw new Problem(
      400,
      'A template links to your booking page, where nobody can book now: bookings are paused, booking is switched off, or no service is offered.',
    )
  }
}

/**
 * Stops what was not handed to a provider yet, in every process. 404; 409 when it has ended. Once more is no mistake.
 */
export async function cancelBroadcast(ctx: Ctx, id: string): Promise<CountedBroadcast> {
  await ctx.tx(async db => {
    const broadcast = await rows.lockBroadcast(db, id)
    if (!broadcast) throw notFound('Broadcast')
    if (broadcast.status === 'completed') throw new Problem(409, 'This broadcast has ended already.')
    if (broadcast.status !== 'cancelled') await rows.setCancelled(db, id, ctx.now())
    // Should this process end before the next step.
    await startDispatch(ctx, id)
  })
  await cancelRest(ctx, id)
  return getBroadcast(ctx, id)
}

/** Turns replies to a broadcast on or off, for those that come from now on; 404. */
export async function switchReplies(ctx: Ctx, id: string, allowed: boolean): Promise<CountedBroadcast> {
  if (!(await ctx.tx(db => rows.setReplies(db, id, allowed)))) throw notFound('Broadcast')
  return getBroadcast(ctx, id)
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const shown = (row: rows.BroadcastRow): Broadcast => ({
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
