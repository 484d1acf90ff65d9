import type { CronJob } from '#server/core/job.ts'
import { sendNotifications } from './mails.ts'
import { deleteBefore, selectMembersToMail } from './queries.ts'

/** At most so many in one run; the next minute takes the rest. */
const batch = 1_000
/** News and mails are kept so long; answers to mails that old reach nobody. */
const keptDays = 90

/** Mails what has become due: digests, what waited for the end of quiet hours, mails that a server put off. */
export const sendDue: CronJob = {
  name: 'notifications.send_due',
  cron: '* * * * *',
  async run(open) {
    // biome-ignore lint/plugin: sweeps every business
    const due = await open.crossTenant(db => selectMembersToMail(db, open.now(), batch))
    for (const { tenant_id, member_id } of due)
      await open.as(tenant_id, { kind: 'system' }).enqueue(sendNotifications, { member_id })
  },
}

export const forgetOldNews: CronJob = {
  name: 'notifications.forget_old',
  cron: '53 3 * * *',
  async run(open) {
    const before = new Date(open.now().getTime() - keptDays * 24 * 3_600_000)
    // biome-ignore lint/plugin: forgets what is old, of every business
    await open.crossTenant(db => deleteBefore(db, before))
  },
}
