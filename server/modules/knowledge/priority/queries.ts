import type { RankedKind } from '#contract/knowledge/knowledge.ts'
import type { Tx } from '#server/db/tenant.ts'

/** The order that the business chose; undefined when it chose none. */
export async function selectOrder(db: Tx): Promise<RankedKind[] | undefined> {
  const row = await db.selectFrom('knowledge_priority').select('kinds').executeTakeFirst()
  return row?.kinds as RankedKind[] | undefined
}

export async function upsertOrder(db: Tx, kinds: RankedKind[]): Promise<void> {
  await db
    .insertInto('knowledge_priority')
    .values({ kinds })
    .onConflict(chosen => chosen.column('tenant_id').doUpdateSet({ kinds }))
    .execute()
}
