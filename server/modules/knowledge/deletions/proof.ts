import { sql } from 'kysely'
import { recordIdPattern } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { Doomed } from './queries.ts'

/**
 * Columns that name a source after it is gone, and why they may. Any other that does is a trace.
 */
const records = [
  'knowledge_deletion.source_id', // the record of the deletion itself
  'message.sources', // what a reply was made of, so that it is kept out of the conversations that go on
  'knowledge_check.must_cite', // what the owner wants cited: that it is gone has to fail the check
  'photo_blob.photo_id', // which pictures are to be removed from the store once the deletion has committed
  'audit_entry.record_id', // who tried to change or delete what
  'bundle_item.source_id', // what a bundle has taught, so that it is not taught again
]

/**
 * What is left of sources after their deletion, in the same transaction: places that still name one of them or of their
 * chunks, found by the catalogue so that a table added tomorrow is searched too, and counts of the index that are not
 * those of a recount. Nothing, or the deletion must not stand.
 *
 * `lexemes` are those that the chunks were counted under.
 */
export async function tracesOf(db: Tx, gone: Doomed[], lexemes: number[]): Promise<string[]> {
  return [...(await namedIn(db, gone)), ...(await miscounted(db, gone, lexemes))]
}

/** A column that could hold the id of a source (a UUID, a list of them, a document) or of a chunk. */
interface Column {
  table: string
  column: string
  type: 'uuid' | 'uuid[]' | 'jsonb' | 'bigint' | 'bigint[]'
}

async function namedIn(db: Tx, gone: Doomed[]): Promise<string[]> {
  const sources = gone.map(source => source.id)
  const chunks = gone.flatMap(source => source.chunks)
  const columns = await columnsToSearch(db)
  const searches = columns.map(({ table, column, type }) => {
    const held = sql.ref(`${table}.${column}`)
    const names = {
      uuid: sql`${held} = any(${sources}::uuid[])`,
      'uuid[]': sql`${held} && ${sources}::uuid[]`,
      jsonb: sql`exists (select from regexp_matches(${held}::text, ${recordIdPattern}, 'g') m where m[1] = any(${sources}::text[]))`,
      bigint: sql`${held} = any(${chunks}::bigint[])`,
      'bigint[]': sql`${held} && ${chunks}::bigint[]`,
    }[type]
    return sql`select ${`${table}.${column}`}::text as place where exists (select from ${sql.table(table)} where ${names})`
  })
  const { rows } = await sql<{ place: string }>`${sql.join(searches, sql` union all `)}`.execute(db)
  return rows.map(row => `named in ${row.place}`)
}

/**
 * Ids of chunks are small numbers, so only columns called after them can be told from other numbers. A column under a
 * foreign key can't name what is gone, so the large tables' need not be read for it.
 */
async function columnsToSearch(db: Tx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
      and a.attname <> 'tenant_id' and c.relname || '.' || a.attname <> all (${records}::text[])
      and (format_type(a.atttypid, null) in ('uuid', 'uuid[]', 'jsonb')
        or format_type(a.atttypid, null) in ('bigint', 'bigint[]') and a.attname ~ '^chunks?(_ids?)?$')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
    order by 1, 2`.execute(db)
  return rows
}

/** Counts again what the deletion has changed: sizes of the knowledge bases, and how many chunks hold each lexeme. */
async function miscounted(db: Tx, gone: Doomed[], lexemes: number[]): Promise<string[]> {
  const kbs = [...new Set(gone.map(source => source.kb))]
  const { rows } = await sql<{ wrong: string }>`
    with recounted as (
      select lexeme as id, count(*) as df from knowledge_chunk, unnest(lexemes) lexeme
      where kb = any(${kbs}::uuid[]) and lexeme = any(${lexemes}::bigint[]) group by lexeme
    )
    select format('base %s counts %s chunks of length %s, but holds %s of %s', b.kb, b.chunks, b.length, h.chunks, h.length) as wrong
    from knowledge_base b cross join lateral (
      select count(*) as chunks, coalesce(sum(c.length), 0) as length from knowledge_chunk c where c.kb = b.kb
    ) h
    where b.kb = any(${kbs}::uuid[]) and (b.chunks, b.length) <> (h.chunks, h.length)
    union all
    select format('lexeme %s counts %s chunks, but is in %s', touched.id, coalesce(l.df, 0), coalesce(r.df, 0))
    from unnest(${lexemes}::bigint[]) touched (id)
    left join knowledge_lexeme l on l.id = touched.id
    left join recounted r on r.id = touched.id
    where l.df is distinct from r.df`.execute(db)
  return rows.map(row => row.wrong)
}
