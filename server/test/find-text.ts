import pg from 'pg'

/**
 * Finds a text in the database: returns the tables that hold it in some column of this business's rows or, for a
 * table without businesses, of any row. Letters match in any case; digits match whatever stands between them.
 */
export async function tablesWith(
  databaseUrl: string,
  tenant: string,
  text: { word: string } | { digits: string },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string; owned: boolean }>(`
      select c.relname as name, exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as owned
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`)
    const found: string[] = []
    for (const { name, owned } of tables) {
      await client.query(`set role ${owned || name === 'tenant' ? 'frontdesk_across' : 'none'}`)
      const matches =
        'word' in text
          ? `t::text ilike '%' || $1 || '%'`
          : // Only within one column, so that the digits of neighbouring columns don't join.
            `exists (select from json_each_text(row_to_json(t)) f
              where regexp_replace(f.value, '[^0-9]', '', 'g') like '%' || $1 || '%')`
      const { rowCount } = await client.query(
        `select from ${pg.escapeIdentifier(name)} t where ${matches} ${owned ? 'and tenant_id = $2' : 'and $2::uuid is not null'} limit 1`,
        ['word' in text ? text.word : text.digits, tenant],
      )
      if (rowCount) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}
