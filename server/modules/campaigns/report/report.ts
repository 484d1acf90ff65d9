import type { BroadcastReport } from '#contract/campaigns/report.ts'
import { channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { existing } from '../broadcasts/broadcasts.ts'
import { countsOf } from '../broadcasts/counts.ts'
import { reasonsOf } from '../reasons/reasons.ts'
import { countUnsubscribed, tallyOf } from './queries.ts'

/** What became of the messages of a broadcast, by channel and reason; 404. Read from indexes alone. */
export const reportOf = (ctx: Ctx, id: string): Promise<BroadcastReport> =>
  ctx.tx(async db => {
    await existing(db, id)
    const tallies = await tallyOf(db, id, ctx.now())
    const used = channels.filter(channel => tallies.some(each => each.channel === channel))
    return {
      counts: countsOf(tallies),
      by_channel: Object.fromEntries(
        used.map(channel => [channel, countsOf(tallies.filter(each => each.channel === channel))]),
      ),
      blocked: reasonsOf(tallies, 'blocked'),
      failed: reasonsOf(tallies, 'failed'),
      unsubscribed: await countUnsubscribed(db, id),
    }
  })
