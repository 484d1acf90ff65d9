import type { Static } from 'typebox'
import type { Happening, HappeningGroup, History, PersonConsent } from '#contract/people/history.ts'
import type { Ctx } from '#server/core/context.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { getLead } from '#server/modules/leads/leads.ts'
import * as rows from './queries.ts'

/** Everything that happened with a person on every channel, the newest first; 404. */
export const historyOf = (
  ctx: Ctx,
  id: string,
  { group, ...page }: { group?: HappeningGroup } & PageRequest,
): Promise<Static<typeof History>> =>
  ctx.tx(async db => {
    const lead = await getLead(ctx, id)
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'history',
        sort: 'newest',
        filter: { lead: lead.id, group },
        select: window => rows.selectHappenings(db, lead.id, group, window),
        keyOf: row => [row.at.toISOString(), row.id],
        count: most => rows.countHappenings(db, lead.id, group, most),
      },
      page,
    )
    return { happenings: found.map(showHappening), ...end }
  })

const showHappening = (row: rows.HappeningRow): Happening => ({ ...row, at: row.at.toISOString() })

/** What a person agreed to, by channel, and the lists that they are on; 404. */
export const consentOf = (ctx: Ctx, id: string): Promise<PersonConsent> =>
  ctx.tx(async db => {
    const lead = await getLead(ctx, id)
    const channels = await rows.selectConsent(db, lead.id)
    return {
      channels: channels.map(each => ({ ...each, at: each.at?.toISOString() ?? null })),
      lists: await rows.selectLists(db, lead.id),
    }
  })
