import type { BroadcastStart, CountedBroadcast } from '#contract/campaigns/broadcasts.ts'
import type { Ctx } from '#server/core/context.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { needsBooking } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { cancelRemaining, startDispatch } from '../dispatch/dispatch.ts'
import { type Facts, factsOf, orderOf, type SendOrder } from '../eligibility/eligibility.ts'
import { isUnwritten, type Wording } from '../words/words.ts'
import { existing, getBroadcast } from './broadcasts.ts'
import { changedSincePreview } from './preview-fingerprint.ts'
import * as rows from './queries.ts'

const dayMs = 86_400_000
/** How far ahead a broadcast may be told to go. */
const mostDaysAhead = 366

/**
 * Queues a broadcast, which a job then sends: at once, at a time, or when the seconds are over in which it can be taken back.
 * 404; 409 when it was not previewed, changed since its preview, was sent before, or its audience or a template is gone; 400
 * when a template links to a booking page where nobody can book; 422 for a time that is past, or a year away.
 */
export async function sendBroadcast(
  ctx: Ctx,
  id: string,
  start: BroadcastStart = {},
): Promise<CountedBroadcast> {
  const sendAt = readSendAt(ctx.now(), start)
  const { hold_seconds: hold = 0 } = start
  const row = await ctx.tx(db => existing(db, id))
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
    const at = ctx.now()
    const startsAt = hold ? new Date(at.getTime() + hold * 1_000) : sendAt
    await rows.setQueued(db, id, { at, startsAt })
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'queued' })
    await startDispatch(ctx, id, startsAt ?? undefined)
  })
  return getBroadcast(ctx, id)
}

/** The time that was chosen; null: none was. */
function readSendAt(now: Date, { send_at, hold_seconds = 0 }: BroadcastStart): Date | null {
  const at = send_at ? readMoment(send_at) : null
  if (at && hold_seconds) throw invalid(['body', 'hold_seconds'], 'Give send_at or hold_seconds, not both')
  if (!at) return null
  if (at <= now) throw invalid(['body', 'send_at'], 'This moment is past')
  if (at.getTime() - now.getTime() > mostDaysAhead * dayMs)
    throw invalid(['body', 'send_at'], `At most ${mostDaysAhead} days ahead`)
  return at
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
  const wordings = Object.values(facts.templates).filter((wording): wording is Wording => Boolean(wording))
  if (facts.context.bookingUrl === null && wordings.some(needsBooking)) {
    throw new Problem(
      400,
      'A template links to your booking page, where nobody can book now: bookings are paused, booking is switched off, or no service is offered.',
    )
  }
}

/** 409 when own words of a broadcast are still to be written. */
export function refuseUnwritten({ channels, words = {} }: SendOrder): void {
  const channel = channels.find(each => isUnwritten(each, words))
  if (channel === 'email') throw new Problem(409, 'Write the subject and the text of the mail first.')
  if (channel) throw new Problem(409, `Write the words for ${channel} first.`)
}

/**
 * Takes a broadcast back that waits for its time: it is a draft again. 404; 409 when it has begun. It may be called again.
 */
export async function recallBroadcast(ctx: Ctx, id: string): Promise<CountedBroadcast> {
  await ctx.tx(async db => {
    const broadcast = await rows.lockBroadcast(db, id)
    if (!broadcast) throw notFound('Broadcast')
    if (broadcast.status === 'draft') return
    if (broadcast.status !== 'queued' || broadcast.waiting_for !== 'time' || broadcast.runner)
      throw new Problem(409, 'This broadcast has begun to leave. Cancel it to stop what has not left.')
    await rows.setDraft(db, id)
    await noteChange(ctx, db, { topic: 'broadcast', id, kind: 'recalled' })
  })
  return getBroadcast(ctx, id)
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
