import type { Counts } from '#contract/reports/counts.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { countOpenGaps } from '#server/modules/quality/gaps/gaps.ts'
import { dayAt, startOf } from '../zone.ts'
import { selectCounts } from './queries.ts'

const dayMs = 24 * 3_600_000
/** For so many days a crawl that failed asks for attention. */
const crawlDays = 7

/** What waits for the caller and their colleagues, all over the desk. */
export const counts = (ctx: Ctx): Promise<Counts> =>
  ctx.tx(async db => {
    const { timezone } = await business(ctx)
    const now = ctx.now()
    const day = dayAt(now, timezone)
    const row = await selectCounts(db, {
      now,
      member: ctx.actor.kind === 'member' ? ctx.actor.id : null,
      today: { from: startOf(day, timezone), to: startOf(day.add({ days: 1 }), timezone) },
      crawlsSince: new Date(now.getTime() - crawlDays * dayMs),
    })
    const by_kind = row.by_kind ?? {}
    const { open, mine, unread, checks, webhooks, crawls } = row
    return {
      needs_you: {
        total: Object.values(by_kind).reduce((sum, items) => sum + items, 0),
        by_kind,
        oldest_at: row.oldest_at?.toISOString() ?? null,
      },
      conversations: { open, mine, unread },
      gaps: await countOpenGaps(ctx),
      failing: { checks, webhooks, crawls },
      bookings_today: row.bookings,
    }
  })
