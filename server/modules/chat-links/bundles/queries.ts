import { type Insertable, sql } from 'kysely'
import type { BundleItem } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export async function insertBundle(
  db: Tx,
  bundle: { id: string; link_id: string; created_at: Date },
  items: Omit<Insertable<BundleItem>, 'bundle_id' | 'position'>[],
): Promise<void> {
  await db.insertInto('bundle').values(bundle).execute()
  if (!items.length) return
  const rows = items.map((item, position) => ({ ...item, bundle_id: bundle.id, position }))
  await db.insertInto('bundle_item').values(rows).execute()
}

export interface BundleCounts {
  /** The number of all items. */
  queued: number
  ingested: number
  failed: number
  errors: { name: string; reason: string }[]
}

export async function selectCounts(db: Tx, bundle: string): Promise<BundleCounts | undefined> {
  const { rows } = await sql<BundleCounts>`
    select
      count(i.position)::int as queued,
      (count(*) filter (where i.status = 'ingested'))::int as ingested,
      (count(*) filter (where i.status = 'failed'))::int as failed,
      coalesce(json_agg(json_build_object('name', i.name, 'reason', i.reason) order by i.position)
        filter (where i.status = 'failed'), '[]') as errors
    from bundle b left join bundle_item i on i.tenant_id = b.tenant_id and i.bundle_id = b.id
    where b.id = ${bundle}
    group by b.id`.execute(db)
  return rows[0]
}

export async function selectQueued(db: Tx, bundle: string): Promise<number[]> {
  const rows = await db
    .selectFrom('bundle_item')
    .select('position')
    .where('bundle_id', '=', bundle)
    .where('status', '=', 'queued')
    .orderBy('position')
    .execute()
  return rows.map(row => row.position)
}

export interface ItemAttempt {
  link_id: string
  source_id: string
  name: string
  entry: { content: string } | { question: string; answer: string } | null
  blob_key: string | null
  attempts: number
}

/** Counts one more attempt at an item; undefined when it is done, or gone with its link. */
export async function beginAttempt(
  db: Tx,
  bundle: string,
  position: number,
): Promise<ItemAttempt | undefined> {
  const { rows } = await sql<ItemAttempt>`
    update bundle_item i set attempts = i.attempts + 1
    from bundle b
    where b.tenant_id = i.tenant_id and b.id = i.bundle_id
      and i.bundle_id = ${bundle} and i.position = ${position} and i.status = 'queued'
    returning b.link_id, i.source_id, i.name, i.entry, i.blob_key, i.attempts`.execute(db)
  return rows[0]
}

/** Finishes an item. Its content now belongs to the knowledge base, so no copy stays here, not even its first line. */
export async function finishItem(
  db: Tx,
  bundle: string,
  position: number,
  reason: string | null,
): Promise<void> {
  const outcome = reason === null ? { status: 'ingested', name: '' } : { status: 'failed', reason }
  await db
    .updateTable('bundle_item')
    .set({ ...outcome, entry: null, blob_key: null })
    .where('bundle_id', '=', bundle)
    .where('position', '=', position)
    .execute()
}

export async function insertBlobs(db: Tx, keys: string[], now: Date): Promise<void> {
  if (!keys.length) return
  await db
    .insertInto('bundle_blob')
    .values(keys.map(key => ({ blob_key: key, created_at: now })))
    .execute()
}

export async function deleteBlob(db: Tx, key: string): Promise<void> {
  await db.deleteFrom('bundle_blob').where('blob_key', '=', key).execute()
}

/** The files that a link's bundles still have to ingest. */
export async function selectBlobsOfLink(db: Tx, link: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bundle_item as i')
    .innerJoin('bundle as b', 'b.id', 'i.bundle_id')
    .where('b.link_id', '=', link)
    .select(['i.blob_key'])
    .execute()
  return rows.flatMap(row => row.blob_key ?? [])
}

/** Files of every business stored before a moment, that no item waits for. */
export function selectOrphanedBlobs(
  db: Tx,
  before: Date,
): Promise<{ tenant_id: string; blob_key: string }[]> {
  return db
    .selectFrom('bundle_blob as f')
    .select(['f.tenant_id', 'f.blob_key'])
    .where('f.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bundle_item as i')
            .select('i.position')
            .whereRef('i.tenant_id', '=', 'f.tenant_id')
            .whereRef('i.blob_key', '=', 'f.blob_key'),
        ),
      ),
    )
    .limit(1000)
    .execute()
}
