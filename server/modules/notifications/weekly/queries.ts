import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** The time zones of all businesses. */
export async function selectTimezones(db: Tx): Promise<string[]> {
  const rows = await db.selectFrom('tenant').select('timezone').distinct().execute()
  return rows.map(({ timezone }) => timezone)
}

/** Businesses of a zone in which somebody chose to be told of weeks and has no mail about this one. */
export async function selectUntoldOf(
  db: Tx,
  { timezone, week, limit }: { timezone: string; week: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct p.tenant_id from notification_preference p join tenant t on t.id = p.tenant_id
    where t.timezone = ${timezone} and p.kinds ->> 'weekly_report' in ('at_once', 'digest') and not exists (
      select from notification_mail m
      where m.tenant_id = p.tenant_id and m.member_id = p.member_id and m.week = ${week}::date)
    limit ${limit}`.execute(db)
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Adds a mail about a week that waits to be sent. Returns whether it was added: there is one for each member and week. */
export async function insertWeekly(
  db: Tx,
  mail: { id: string; member_id: string; week: string; created_at: Date; next_attempt_at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_mail (id, member_id, digest, week, created_at, next_attempt_at)
    values (${mail.id}, ${mail.member_id}, false, ${mail.week}::date, ${mail.created_at}, ${mail.next_attempt_at})
    on conflict (tenant_id, member_id, week) where week is not null do nothing returning 1`.execute(db)
  return rows.length > 0
}
