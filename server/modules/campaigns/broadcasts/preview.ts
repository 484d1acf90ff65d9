import type { BroadcastPreview } from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { contactBatches } from '#server/modules/contacts/contacts.ts'
import { readiness } from '#server/modules/messaging/readiness/readiness.ts'
import { textSizeOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { check, factsOf, orderOf, type SendFacts } from '../eligibility/eligibility.ts'
import { labelOf } from '../reasons/reasons.ts'
import { existing } from './broadcasts.ts'
import { previewFingerprint } from './preview-fingerprint.ts'
import * as rows from './queries.ts'
import { refuseDeadLinks, refuseUnwritten } from './sending.ts'

/** Contacts looked at between two turns of the event loop. */
const batchSize = 500
const mostSamples = 5

/**
 * What sending a broadcast now would do, by the checks that sending makes. Stores only the time and a fingerprint of the
 * preview. 400 when a template links to a booking page where nobody can book; 404; 409 when the audience was deleted, or own
 * words are still to be written.
 */
export async function previewBroadcast(ctx: Ctx, id: string): Promise<BroadcastPreview> {
  const broadcast = await ctx.tx(db => existing(db, id))
  const { audience_id: audienceId, contact_id: contactId } = broadcast
  if (!audienceId || !(await ctx.tx(db => rows.holdAudience(db, audienceId))))
    throw new Problem(409, 'The audience of this broadcast was deleted.')
  const order = orderOf(broadcast)
  refuseUnwritten(order)
  const facts = await factsOf(ctx, order)
  refuseDeadLinks(facts)
  // Taken before the contacts are read, because the preview may miss changes made meanwhile.
  const shown = JSON.stringify(await previewFingerprint(ctx, broadcast, facts))
  const counts = { total: 0, sending: 0, held: 0, blocked: 0 }
  const by_channel: Partial<Record<Channel, number>> = {}
  const by_reason: BroadcastPreview['by_reason'] = {}
  const samples: BroadcastPreview['samples'] = []
  let sms_segments = 0
  for await (const contacts of contactBatches(
    ctx,
    { audienceId, ...(contactId && { contactId }) },
    batchSize,
  )) {
    for (const contact of contacts) {
      const verdict = check(contact, facts)
      counts.total++
      if (verdict.kind === 'blocked') {
        counts.blocked++
        by_reason[verdict.reason] ??= { count: 0, label: labelOf(verdict.reason) }
        by_reason[verdict.reason]!.count++
        continue
      }
      const { kind, channel, subject, body } = verdict
      counts[kind === 'held' ? 'held' : 'sending']++
      by_channel[channel] = (by_channel[channel] ?? 0) + 1
      if (channel === 'sms') sms_segments += textSizeOf(verdict).segments
      if (samples.length < mostSamples) samples.push({ name: contact.name, channel, subject, body })
    }
  }
  await ctx.tx(db => rows.setPreviewed(db, id, ctx.now(), shown))
  return {
    counts,
    by_channel,
    by_reason,
    samples,
    readiness: await readiness(ctx),
    sms_segments,
    lasts_seconds: lastsSeconds(facts, by_channel),
  }
}

/** How long the slowest account takes for its messages; null where each takes them as fast as they come. */
function lastsSeconds({ senders }: SendFacts, counts: Partial<Record<Channel, number>>): number | null {
  const each = [...senders].flatMap(([channel, sender]) =>
    sender.ready && sender.perMinute !== null ? [((counts[channel] ?? 0) / sender.perMinute) * 60] : [],
  )
  return each.length ? Math.ceil(Math.max(...each)) : null
}
