import type { BroadcastOverview } from '#contract/campaigns/overview.ts'
import { channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { countsOf } from '../broadcasts/counts.ts'
import { reasonsOf } from '../reasons/reasons.ts'
import { countSent, tally } from './queries.ts'

const dayMs = 86_400_000

/** The messages of the last days by state and channel, with the reasons of those that did not arrive. */
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
