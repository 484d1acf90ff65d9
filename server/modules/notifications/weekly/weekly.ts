import type { Ctx } from '#server/core/context.ts'
import { sendNotifications } from '../mails/mails.ts'
import { toldMembers } from '../preferences/preferences.ts'
import { dueAt } from '../schedule/schedule.ts'
import * as rows from './queries.ts'
import type { Week } from './week.ts'

/** Adds the mails about a week for everybody on the team who wants them; in quiet hours they wait. */
export const addWeekly = (ctx: Ctx, { monday }: Week): Promise<void> =>
  ctx.tx(async db => {
    const now = ctx.now()
    for (const { id: member_id, ways, schedule } of await toldMembers(ctx)) {
      if (ways.weekly_report === 'off') continue
      const due = dueAt(now, 'at_once', schedule)
      const mail = { id: ctx.id(), member_id, week: monday, created_at: now, next_attempt_at: due }
      const added = await rows.insertWeekly(db, mail)
      if (added && due <= now) await ctx.enqueue(sendNotifications, { member_id })
    }
  })
