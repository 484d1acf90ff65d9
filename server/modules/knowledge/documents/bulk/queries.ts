import type { Tx } from '#server/db/tenant.ts'

/** Hides sources from every list and every answer. Returns those that it has hidden now, in the order of their ids. */
export async function hideSources(db: Tx, ids: string[], at: Date): Promise<string[]> {
  const found = await db
    .selectFrom('knowledge_source')
    .select('id')
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const hidden = found.map(({ id }) => id)
  if (hidden.length)
    await db.updateTable('knowledge_source').set({ hidden_at: at }).where('id', 'in', hidden).execute()
  return hidden
}

/** Shows sources again that were hidden at that moment. Returns them. */
export async function showSources(db: Tx, ids: string[], at: Date): Promise<string[]> {
  const hidden = await selectHidden(db, ids, at)
  if (!hidden.length) return []
  await db.updateTable('knowledge_source').set({ hidden_at: null }).where('id', 'in', hidden).execute()
  return hidden
}

/** Those of these sources that were hidden at that moment, locked in the order of their ids. */
export async function selectHidden(db: Tx, ids: string[], at: Date): Promise<string[]> {
  const found = await db
    .selectFrom('knowledge_source')
    .select('id')
    .where('id', 'in', ids)
    .where('hidden_at', '=', at)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}
