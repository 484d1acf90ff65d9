import type { CronJob } from '#server/core/job.ts'
import { mediaKeptMs } from '../links/links.ts'
import { drop } from './files.ts'
import { joinRecording } from './jobs.ts'
import * as rows from './queries.ts'
import { forgetMedia } from './recordings.ts'

/** An upload or a joining never takes so long, so that no file is removed which one of them still needs. */
const forgottenAfterMs = 6 * 3_600_000
/** No joining waits so long for its turn. */
const unjoinedAfterMs = 15 * 60_000

/** Deletes media past their day, joins what a failing store or worker left unjoined, and removes files without an owner. */
export const tendRecordings: CronJob = {
  name: 'questionnaires.tend_recordings',
  cron: '23 * * * *',
  async run(open) {
    const ago = (ms: number) => new Date(open.now().getTime() - ms)
    const of = (tenant: string) => open.as(tenant, { kind: 'system' })
    // biome-ignore lint/plugin: sweeps every business
    for (const { tenant_id, id } of await open.crossTenant(db => rows.selectOverdue(db, ago(mediaKeptMs)))) {
      await forgetMedia(of(tenant_id), id)
    }
    // biome-ignore lint/plugin: sweeps every business
    for (const { tenant_id, link_id } of await open.crossTenant(db =>
      rows.selectUnjoined(db, ago(unjoinedAfterMs)),
    )) {
      const ctx = of(tenant_id)
      await ctx.tx(() => ctx.enqueue(joinRecording, { link: link_id }))
    }
    // biome-ignore lint/plugin: sweeps every business
    const forgotten = await open.crossTenant(db => rows.selectForgottenFiles(db, ago(forgottenAfterMs)))
    for (const [tenant, files] of Map.groupBy(forgotten, file => file.tenant_id)) {
      const keys = files.map(file => file.file_key)
      await drop(of(tenant), keys).catch(error =>
        open.log.warn({ err: error }, 'files of recordings could not be removed yet'),
      )
    }
  },
}
