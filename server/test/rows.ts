import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'

/** A table with a tenant_id, as the catalogue describes it. */
export interface TenantTable {
  name: string
  columns: Column[]
  references: { table: string; columns: string[]; referenced: string[] }[]
}

interface Column {
  name: string
  type: string
  required: boolean
  /** The values of a check like `role in ('owner', 'agent')`. */
  allowed: string[]
}

/** Reads every table that has a tenant_id; tables come after those that they refer to. */
export async function tenantTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
          'allowed', coalesce((
            select array_agg(m[1]) from pg_constraint k,
              regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') m
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
              and pg_get_constraintdef(k.oid) like '%= ANY%'), '{}'))
        order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object(
          'table', f.relname,
          'columns', (select array_agg(x.attname order by o.n) from unnest(k.conkey) with ordinality o(att, n)
            join pg_attribute x on x.attrelid = k.conrelid and x.attnum = o.att),
          'referenced', (select array_agg(x.attname order by o.n) from unnest(k.confkey) with ordinality o(att, n)
            join pg_attribute x on x.attrelid = k.confrelid and x.attnum = o.att)))
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f'
          and exists (select from pg_attribute a where a.attrelid = f.oid and a.attname = 'tenant_id')), '[]') as references
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
    order by c.relname`)
  return ordered(rows)
}

function ordered(tables: TenantTable[]): TenantTable[] {
  const done: TenantTable[] = []
  let left = tables
  while (left.length) {
    const ready = left.filter(t =>
      t.references.every(r => r.table === t.name || done.some(d => d.name === r.table)),
    )
    if (!ready.length) throw new Error(`tables refer to one another in a circle: ${left.map(t => t.name)}`)
    done.push(...ready)
    left = left.filter(t => !ready.includes(t))
  }
  return done
}

/**
 * Gives a business one row in each of its tables, made up from the catalogue alone, so a new table is covered by
 * itself. Returns the rows by table.
 */
export async function fillTables(
  client: pg.Client,
  tables: TenantTable[],
  tenant: string,
): Promise<Map<string, Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>()
  await client.query('set role frontdesk_across')
  for (const table of tables) {
    const values: Record<string, unknown> = { tenant_id: tenant }
    for (const reference of table.references) {
      const target = rows.get(reference.table)
      if (!target) continue
      reference.columns.forEach((column, i) => {
        values[column] = target[reference.referenced[i]!]
      })
    }
    for (const column of table.columns) {
      if (column.required && !(column.name in values)) values[column.name] = madeUp(column)
    }
    const names = Object.keys(values)
    const { rows: made } = await client.query(
      `insert into ${pg.escapeIdentifier(table.name)} (${names.map(pg.escapeIdentifier).join(', ')})
       values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
      Object.values(values),
    )
    rows.set(table.name, made[0])
  }
  await client.query('reset role')
  return rows
}

function madeUp(column: Column): unknown {
  if (column.allowed.length) return column.allowed[0]
  const { type } = column
  if (type.endsWith('[]')) return []
  if (type === 'uuid') return randomUUIDv7()
  if (type === 'text') return `made up ${randomUUIDv7()}`
  if (type === 'bytea') return Buffer.from(randomUUIDv7())
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return new Date()
  if (type === 'json' || type === 'jsonb') return '{}'
  if (type === 'bit varying') return '101'
  if (/^(smallint|integer|bigint|real|double precision|numeric)$/.test(type)) return 1
  throw new Error(`rows.ts can't make up a ${type} for ${column.name}`)
}
