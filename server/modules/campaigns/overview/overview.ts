import type { BroadcastOverview } from '#contract/campaigns/overview.ts'
import { channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { countsOf } from '../broadcasts/counts.ts'
import { labelOf } from '../messages/reasons.ts'
import { countSent, type Tally, tally } from './queries.ts'

const dayMs = 86_400_000

/** What went out in the last days, and what did not and why. */
export async function overview(ctx: Ctx, days: number): Promise<BroadcastOverview> {
  const now = ctx.now()
  const since = new Date(now.getTime() - days * dayMs)
  const [tallies, broadcasts] = await ctx.tx(async db => [
    await tally(db, since, now),
    await countSent(db, since),
  ])
  const of = (channel: string) => countsOf(tallies.filter(each => each.channel === channel))
  return {
    days,
    since: since.toISOString(),
    broadcasts,
    counts: countsOf(tallies),
    by_channel: Object.fromEntries(channels.map(channel => [channel, of(channel)])),
    blocked: reasonsOf(tallies, 'blocked'),
    failed: reasonsOf(tallies, 'failed'),
  }
}

function reasonsOf(tallies: Tally[], state: string): BroadcastOverview['blocked'] {
  const reasons: BroadcastOverview['blocked'] = {}
  for (const { reason, count } of tallies.filter(each => each.state === state && each.reason)) {
    reasons[reason!] ??= { count: 0, label: labelOf(reason!) }
    reasons[reason!]!.count += count
  }
  return reasons
}
