import { sql } from 'kysely'
import type { BusinessExport } from '#contract/privacy/exports.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface ExportRow extends Omit<BusinessExport, 'created_at' | 'finished_at' | 'expires_at'> {
  created_at: Date
  finished_at: Date | null
}

const columns = [
  'id',
  'status',
  'recordings',
  'total',
  'done',
  'reason',
  'started_by',
  'created_at',
  'finished_at',
] as const

const all = (db: Tx) =>
  db
    .selectFrom('business_export')
    .select(columns)
    .select(sql<number | null>`bytes::double precision`.as('bytes'))
    .$castTo<ExportRow>()

/** Newest first. */
export const selectExports = (db: Tx): Promise<ExportRow[]> =>
  all(db).orderBy('id', 'desc').limit(20).execute()

export const selectExport = (db: Tx, id: string): Promise<ExportRow | undefined> =>
  all(db).where('id', '=', id).executeTakeFirst()

/** Returns false while another one is under way. */
export async function insertExport(db: Tx, row: ExportRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('business_export')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Changes an export that is under way. Returns false for one that is over by now. */
export async function updateOpen(db: Tx, id: string, changes: Partial<ExportRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_export')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every export with a reason. Returns their ids. */
export async function failAll(db: Tx, reason: 'erased', at: Date): Promise<string[]> {
  const rows = await db
    .updateTable('business_export')
    .set({ status: 'failed', reason, finished_at: at })
    .where('status', '<>', 'failed')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteExport(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('business_export').where('id', '=', id).execute()
}

/** Exports of every business from before. */
export const selectOld = (db: Tx, before: Date): Promise<{ tenant_id: string; id: string }[]> =>
  db.selectFrom('business_export').select(['tenant_id', 'id']).where('created_at', '<', before).execute()

/** The columns of a table: their names and types, and which of them are its primary key. */
export interface TableColumn {
  name: string
  type: string
  is_key: boolean
}

export const selectColumns = async (db: Tx, table: string): Promise<TableColumn[]> =>
  (
    await sql<TableColumn>`
      select a.attname::text as name, format_type(a.atttypid, null) as type,
        coalesce(a.attnum = any(i.indkey), false) as is_key
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(
      db,
    )
  ).rows

export const countRows = async (db: Tx, table: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::integer as count from ${sql.ref(table)}`.execute(db))
    .rows[0]!.count

/** A row as JSON, and its key. */
export interface ExportedRow {
  line: string
  place: string[]
}

/** The next rows of a table, in the order of its key. */
export async function selectRows(
  db: Tx,
  table: string,
  {
    shown,
    key,
    after,
    limit,
  }: { shown: string[]; key: TableColumn[]; after: string[] | null; limit: number },
): Promise<ExportedRow[]> {
  const names = sql.join(key.map(({ name }) => sql.ref(name)))
  const place = sql.join(key.map(({ name }) => sql`${sql.ref(name)}::text`))
  const bounds = after && sql.join(key.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`))
  const { rows } = await sql<ExportedRow>`
    select (select to_json(o)::text from (select ${sql.join(shown.map(name => sql.ref(`t.${name}`)))}) o) as line,
      array[${place}] as place
    from ${sql.ref(table)} t ${bounds ? sql`where (${names}) > (${bounds})` : sql``}
    order by ${names} limit ${limit}`.execute(db)
  return rows
}

/** A file in the store: by what id its reader knows it, and what it is called. */
export interface StoredFile {
  id: string
  name: string
}

export const selectAttachments = (db: Tx): Promise<StoredFile[]> =>
  db.selectFrom('message_attachment').select(['id', 'name']).orderBy('id').execute()

export const selectPhotos = (db: Tx): Promise<StoredFile[]> =>
  db
    .selectFrom('photo')
    .select(['id', sql<string>`split_part(type, '/', 2)`.as('name')])
    .orderBy('id')
    .execute()

/** Recordings by the key under which they are stored. */
export const selectRecordings = async (db: Tx): Promise<StoredFile[]> =>
  (
    await sql<StoredFile>`
      select recording_key as id, 'calls/' || id as name from call where recording_key is not null
      union all select message_key, 'calls/' || id || '-message' from call where message_key is not null
      union all select file_key, 'questionnaires/' || link_id from recording where file_key is not null`.execute(
      db,
    )
  ).rows
