import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { countEndedDays } from '#server/modules/reports/analytics/days/cron.ts'

/**
 * Waits until a worker has counted the days that are over, for the reports, as it does every five minutes, and now. Returns the
 * seconds from its first to its last day.
 */
export async function untilDaysAreCounted(db: pg.Client): Promise<number> {
  await countNow(db)
  const left = async () =>
    (
      await db.query<{ left: number }>(`
      select (not exists (select from report_basis))::int
        + (select count(*)::int from report_touch where at < date_trunc('day', now(), 'UTC')) as left`)
    ).rows[0]!.left
  const most = await left()
  let start = performance.now()
  for (let now = most; now; now = await left()) {
    if (now === most) start = performance.now()
    await sleep(100)
  }
  return (performance.now() - start) / 1000
}

async function countNow(db: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  await boss.send(countEndedDays.name, {})
  await boss.stop({ graceful: false })
}
