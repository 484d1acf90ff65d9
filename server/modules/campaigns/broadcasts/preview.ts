import type { BroadcastPreview } from '#contract/campaigns/broadcasts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { contactBatches } from '#server/modules/contacts/contacts.ts'
import { readiness } from '#server/modules/messaging/readiness/readiness.ts'
import { orderOf } from '../dispatch/order.ts'
import { check } from '../eligibility/checks.ts'
import { factsOf } from '../eligibility/facts.ts'
import { labelOf } from '../messages/reasons.ts'
import { refuseDeadLinks } from './broadcasts.ts'
import * as rows from './queries.ts'
import { shownOf } from './shown.ts'

/** Contacts looked at between two turns of the event loop. */
const batchSize = 500
const mostSamples = 5

/**
 * What sending a broadcast now would do, by the checks that sending makes. Keeps nothing but that it was asked, and a
 * fingerprint of what it showed. 400 for a link to a booking page on which nobody can book; 404; 409
 * once the audience is deleted.
 */
export async function previewBroadcast(ctx: Ctx, id: string): Promise<BroadcastPreview> {
  const broadcast = await ctx.tx(db => rows.selectBroadcast(db, id))
  if (!broadcast) throw notFound('Broadcast')
  const { audience_id: audienceId, contact_id: contactId } = broadcast
  if (!audienceId || !(await ctx.tx(db => rows.holdAudience(db, audienceId))))
    throw new Problem(409, 'The audience of this broadcast was deleted.')
  const facts = await factsOf(ctx, orderOf(broadcast))
  refuseDeadLinks(facts)
  // Before anybody is looked at: what changes meanwhile was perhaps not shown.
  const shown = JSON.stringify(await shownOf(ctx, broadcast, facts))
  const counts = { total: 0, sending: 0, held: 0, blocked: 0 }
  const by_channel: Record<string, number> = {}
  const by_reason: BroadcastPreview['by_reason'] = {}
  const samples: BroadcastPreview['samples'] = []
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
      if (samples.length < mostSamples) samples.push({ name: contact.name, channel, subject, body })
    }
  }
  await ctx.tx(db => rows.setPreviewed(db, id, ctx.now(), shown))
  return { counts, by_channel, by_reason, samples, readiness: await readiness(ctx) }
}
