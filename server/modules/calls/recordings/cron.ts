import type { CronJob } from '#server/core/job.ts'
import { updateCall } from '../queries.ts'
import { selectOldRecordings } from './queries.ts'
import { dropRecordings } from './recordings.ts'

/** Recordings of questionnaires are kept as long. */
const keptDays = 90
const atOnce = 500

/** Deletes recordings of calls, and messages left in them, that ended 90 days ago; the written record stays. */
export const purgeRecordings: CronJob = {
  name: 'calls.purge_recordings',
  cron: '41 3 * * *',
  async run(open) {
    const before = new Date(open.now().getTime() - keptDays * 24 * 3_600_000)
    for (;;) {
      // biome-ignore lint/plugin: sweeps every business
      const old = await open.crossTenant(db => selectOldRecordings(db, before, atOnce))
      for (const { tenant_id, id, recording_key, message_key } of old) {
        const ctx = open.as(tenant_id, { kind: 'system' })
        const gone = { recording_key: null, recording_bytes: null, recording_deleted_at: ctx.now() }
        await ctx.tx(async db => {
          await updateCall(db, id, { ...gone, message_key: null, message_bytes: null })
          await dropRecordings(
            ctx,
            [recording_key, message_key].filter(key => key !== null),
          )
        })
      }
      if (old.length < atOnce) return
    }
  },
}
