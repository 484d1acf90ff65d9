import { sql } from 'kysely'
import type { ImportColumn, ImportRow, PeopleImport } from '#contract/people/imports.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface ImportRecord
  extends Omit<PeopleImport, 'mapping' | 'created_at' | 'finished_at' | 'undo_until'> {
  mapping: ImportColumn[]
  started_by: string | null
  created_at: Date
  finished_at: Date | null
}

const columns = [
  'id',
  'name',
  'status',
  'headers',
  'mapping',
  'tag',
  'audience_id',
  'total',
  'added',
  'updated',
  'rejected',
  'done',
  'started_by',
  'created_at',
  'finished_at',
] as const

const all = (db: Tx) => db.selectFrom('lead_import').select(columns).$castTo<ImportRecord>()

export const selectImport = (db: Tx, id: string): Promise<ImportRecord | undefined> =>
  all(db).where('id', '=', id).executeTakeFirst()

export const lockImport = (db: Tx, id: string): Promise<ImportRecord | undefined> =>
  all(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** The newest first. */
export const selectImports = (db: Tx, limit: number): Promise<ImportRecord[]> =>
  all(db).orderBy('id', 'desc').limit(limit).execute()

export async function insertImport(db: Tx, { headers, mapping, ...record }: ImportRecord): Promise<void> {
  await db
    .insertInto('lead_import')
    .values({ ...record, headers: JSON.stringify(headers), mapping: JSON.stringify(mapping) })
    .execute()
}

export async function updateImport(db: Tx, id: string, changes: Partial<ImportRecord>): Promise<void> {
  const { headers: _, mapping, ...rest } = changes
  await db
    .updateTable('lead_import')
    .set({ ...rest, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('id', '=', id)
    .execute()
}

/** Returns whether there was one. */
export async function deleteImport(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lead_import').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertRows(db: Tx, importId: string, first: number, list: string[][]): Promise<void> {
  await sql`
    insert into lead_import_row (import_id, row, cells)
    select ${importId}, ${first} + place - 1, cells
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality r (cells, place)`.execute(db)
}

export interface RowRecord extends ImportRow {
  known: boolean
  taken: boolean
  lead_id: string | null
  contact_id: string | null
  changes: Record<string, [unknown, unknown]> | null
}

const allRows = (db: Tx, importId: string) =>
  db
    .selectFrom('lead_import_row')
    .select(['row', 'cells', 'problem', 'known', 'taken', 'lead_id', 'contact_id', 'changes'])
    .where('import_id', '=', importId)
    .$castTo<RowRecord>()

/** The rows after one, in their order. */
export const selectRows = (
  db: Tx,
  importId: string,
  { after, limit, rejected = false }: { after: number; limit: number; rejected?: boolean },
): Promise<RowRecord[]> =>
  allRows(db, importId)
    .where('row', '>', after)
    .$if(rejected, query => query.where('problem', 'is not', null))
    .orderBy('row')
    .limit(limit)
    .execute()

/** The next rows that can be taken and were not; or, `backwards`, the last ones that were taken. */
export const selectDue = (
  db: Tx,
  importId: string,
  limit: number,
  { backwards }: { backwards: boolean },
): Promise<RowRecord[]> =>
  allRows(db, importId)
    .where('problem', 'is', null)
    .where('taken', '=', backwards)
    .orderBy('row', backwards ? 'desc' : 'asc')
    .limit(limit)
    .execute()

export const lockRow = (db: Tx, importId: string, row: number): Promise<RowRecord | undefined> =>
  allRows(db, importId).where('row', '=', row).forUpdate().executeTakeFirst()

export async function updateCells(db: Tx, importId: string, row: number, cells: string[]): Promise<void> {
  await db
    .updateTable('lead_import_row')
    .set({ cells: JSON.stringify(cells) })
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .execute()
}

/** What was found of rows: whether they can be taken, and whether they are about somebody known. */
export async function updateVerdicts(
  db: Tx,
  importId: string,
  verdicts: { row: number; problem: ImportRow['problem']; known: boolean }[],
): Promise<void> {
  await sql`
    update lead_import_row r set problem = nullif(v.problem, 'null'::jsonb), known = v.known
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) v (row int, problem jsonb, known boolean)
    where r.import_id = ${importId} and r.row = v.row
      and (r.problem is distinct from nullif(v.problem, 'null'::jsonb) or r.known <> v.known)`.execute(db)
}

/** What became of a row. */
export async function updateTaken(
  db: Tx,
  importId: string,
  row: number,
  { changes, ...outcome }: Pick<RowRecord, 'taken' | 'known' | 'lead_id' | 'contact_id' | 'changes'>,
): Promise<void> {
  await db
    .updateTable('lead_import_row')
    .set({ ...outcome, changes: changes && JSON.stringify(changes) })
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .execute()
}

/** Whether a row that can be taken has one of these words in one of these columns. */
export async function hasWord(
  db: Tx,
  importId: string,
  inColumns: number[],
  words: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from lead_import_row r, unnest(${inColumns}::integer[]) place
    where r.import_id = ${importId} and r.problem is null and lower(btrim(r.cells ->> place)) = any(${words}::text[])
    limit 1`.execute(db)
  return rows.length > 0
}

export interface Counts {
  added: number
  updated: number
  rejected: number
}

export async function countRows(db: Tx, importId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (count(*) filter (where problem is null and not known))::int as added,
      (count(*) filter (where problem is null and known))::int as updated,
      (count(*) filter (where problem is not null))::int as rejected
    from lead_import_row where import_id = ${importId}`.execute(db)
  return rows[0]!
}

/** Deletes drafts from before `before`, and the rows of imports from before. Of every business. */
export async function forgetBefore(db: Pick<Tx, 'deleteFrom'>, before: Date): Promise<void> {
  await db.deleteFrom('lead_import').where('created_at', '<', before).where('status', '=', 'draft').execute()
  await db
    .deleteFrom('lead_import_row')
    .where('import_id', 'in', query =>
      query
        .selectFrom('lead_import')
        .select('id')
        .where('created_at', '<', before)
        .where('status', 'in', ['done', 'undone']),
    )
    .execute()
}
