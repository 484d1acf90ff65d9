import type { Ctx } from '#server/core/context.ts'
import { sendNotifications } from '../mails/mails.ts'
import { toldMembers } from '../preferences/preferences.ts'
import * as rows from './queries.ts'
import type { Week } from './week.ts'

/** Adds the mails about a week for everybody on the team who wants them. */
export const addWeekly = (ctx: Ctx, { monday }: Week): Promise<void> =>
  ctx.tx(async db => {
    for (const { id: member_id, ways } of await toldMembers(ctx)) {
      if (ways.weekly_report === 'off') continue
      const mail = { id: ctx.id(), member_id, week: monday, created_at: ctx.now() }
      if (await rows.insertWeekly(db, mail)) await ctx.enqueue(sendNotifications, { member_id })
    }
  })
