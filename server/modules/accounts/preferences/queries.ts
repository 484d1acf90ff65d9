import type { Preferences } from '#contract/accounts/preferences.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface PreferenceRow {
  preferences: Preferences
  version: number
}

export const findPreferences = (tx: Tx, member: string): Promise<PreferenceRow | undefined> =>
  tx
    .selectFrom('member_preference')
    .select(['preferences', 'version'])
    .where('member_id', '=', member)
    .$castTo<PreferenceRow>()
    .executeTakeFirst()

/** Makes the row if there is none, and locks it. */
export async function lockPreferences(tx: Tx, member_id: string): Promise<PreferenceRow> {
  await tx
    .insertInto('member_preference')
    .values({ member_id, preferences: '{}', version: 0 })
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id']).doNothing())
    .execute()
  return tx
    .selectFrom('member_preference')
    .select(['preferences', 'version'])
    .where('member_id', '=', member_id)
    .$castTo<PreferenceRow>()
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updatePreferences = (tx: Tx, member: string, { preferences, version }: PreferenceRow) =>
  tx
    .updateTable('member_preference')
    .set({ preferences: JSON.stringify(preferences), version })
    .where('member_id', '=', member)
    .execute()
