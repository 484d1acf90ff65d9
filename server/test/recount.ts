import pg from 'pg'

/**
 * Recounts the search index and returns a line for every disagreement with the stored counts: sizes of knowledge
 * bases, chunks per lexeme, postings without their chunk and chunks without their postings. Checks these businesses,
 * or all.
 */
export async function recount(databaseUrl: string, tenants: string[] | null = null): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read; set local role frontdesk_across')
    const { rows } = await client.query<{ words: string }>(wrongCounts, [tenants])
    await client.query('commit')
    return rows.map(row => row.words)
  } finally {
    await client.end()
  }
}

const wrongCounts = `
  with behind as ( -- not counted in df yet
    select c.tenant_id, c.kb, c.id from knowledge_chunk c join knowledge_base b using (tenant_id, kb) where c.id > b.counted
  ),
  held as (
    select c.tenant_id, c.kb, c.id as chunk, l.lexeme, form
    from knowledge_chunk c, unnest(c.lexemes) l (lexeme)
    left join knowledge_lexeme x on x.id = l.lexeme
  ),
  wrong (tenant_id, words) as (
    select tenant_id,
      format('base %s: %s chunks of length %s stored, %s of %s counted', kb, b.chunks, b.length, c.chunks, c.length)
    from (select tenant_id, kb, count(*) as chunks, sum(length) as length from knowledge_chunk group by 1, 2) c
    full join knowledge_base b using (tenant_id, kb)
    where coalesce(b.chunks, -1) <> coalesce(c.chunks, 0) or coalesce(b.length, -1) <> coalesce(c.length, 0)
    union all
    select tenant_id, format('base %s: %s chunks not counted yet, %s behind the last that is', kb, b.uncounted, c.chunks)
    from (select tenant_id, kb, count(*) as chunks from behind group by 1, 2) c
    full join knowledge_base b using (tenant_id, kb)
    where coalesce(b.uncounted, -1) <> coalesce(c.chunks, 0)
    union all
    select tenant_id, format('lexeme %s: df %s stored, %s counted', id, l.df, h.df)
    from (
      select tenant_id, lexeme as id, count(*) filter (where (tenant_id, chunk) not in (select tenant_id, id from behind)) as df
      from held group by 1, 2
    ) h
    full join knowledge_lexeme l using (tenant_id, id)
    where l.df is distinct from h.df
    union all
    select coalesce(p.tenant_id, h.tenant_id),
      format('posting of stem %s in chunk %s: %s', coalesce(p.stem, h.lexeme), coalesce(p.chunk, h.chunk),
        case when p.chunk is null then 'missing' else 'of no chunk' end)
    from (select * from held where form = 'stem') h
    full join knowledge_posting p on p.tenant_id = h.tenant_id and p.stem = h.lexeme and p.chunk = h.chunk
    where p.chunk is null or h.chunk is null
  )
  select words from wrong where $1::uuid[] is null or tenant_id = any ($1)`
