import type { NotificationKind } from '#contract/notifications/kinds.ts'
import type { NotificationWay } from '#contract/notifications/preferences.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface PreferenceRow {
  kinds: Partial<Record<NotificationKind, NotificationWay>>
  digest_every: 'hour' | 'day'
  digest_at: string
  quiet_from: string | null
  quiet_to: string | null
  timezone: string | null
  language: string | null
}

const columns = [
  'member_id',
  'kinds',
  'digest_every',
  'digest_at',
  'quiet_from',
  'quiet_to',
  'timezone',
  'language',
] as const

/** What members chose; one who never chose has no row. */
export const selectPreferences = (db: Tx): Promise<(PreferenceRow & { member_id: string })[]> =>
  db
    .selectFrom('notification_preference')
    .select(columns)
    .$castTo<PreferenceRow & { member_id: string }>()
    .execute()

export async function upsertPreference(
  db: Tx,
  memberId: string,
  { kinds, ...row }: PreferenceRow,
  at: Date,
): Promise<void> {
  const values = { ...row, kinds: JSON.stringify(kinds), updated_at: at }
  await db
    .insertInto('notification_preference')
    .values({ ...values, member_id: memberId })
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(values))
    .execute()
}
