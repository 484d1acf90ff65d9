import { sql } from 'kysely'
import { recordIdPattern } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { SourceToDelete } from './queries.ts'

/** Columns that may name a source after its deletion, and why. Any other column that does is a trace. */
const records = [
  'knowledge_deletion.source_id', // the record of the deletion
  'message.sources', // the sources of a reply, so that it is left out of conversations that go on
  'knowledge_check.must_cite', // the sources that a check requires: it must fail when one is gone
  'photo_blob.photo_id', // the pictures to delete from the store after the commit
  'audit_entry.record_id', // who tried to change or delete it
  'search_term.record_id', // words of conversations, leads, bookings and calls; it names no source
  'undo.before', // what was done to records within the last hour, so that it can be taken back
  'bundle_item.source_id', // what a bundle stored, so that it is not stored again
  'change.record_id', // that the desk must read the list again
]

/**
 * What is left of deleted sources, in the same transaction: columns that still name one of them or of their chunks
 * (found by the catalogue, so that a new table is searched too), and index counts that differ from a recount. Must be
 * empty, or the deletion must not stand.
 *
 * `lexemes` are those that the chunks were counted under.
 */
export async function tracesOf(db: Tx, gone: SourceToDelete[], lexemes: number[]): Promise<string[]> {
  return [...(await stillNamed(db, gone)), ...(await miscounted(db, gone, lexemes))]
}

/** A column that could hold the id of a source (a UUID, a list of them, a document) or of a chunk. */
interface Column {
  table: string
  column: string
  type: 'uuid' | 'uuid[]' | 'jsonb' | 'bigint' | 'bigint[]'
}

async function stillNamed(db: Tx, gone: SourceToDelete[]): Promise<string[]> {
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
 * Chunk ids are small numbers, so only columns named after chunks are searched for them. A column with a foreign key
 * cannot name a deleted row, so the large tables are not searched for it.
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

/** Recounts what the deletion changed: the sizes of the knowledge bases, and the chunks of each lexeme. */
async function miscounted(db: Tx, gone: SourceToDelete[], lexemes: number[]): Promise<string[]> {
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
