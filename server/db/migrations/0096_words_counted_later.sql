-- The chunks that contain a lexeme (knowledge_lexeme.df) are counted for many texts at once: common words are in every
-- text, and each text wrote hundreds of rows anew. Until then a search adds what is not counted yet.

-- So far everything is counted. A default, because under row-level security an update would see no rows.
do $$
begin
  execute format('alter table knowledge_base add column counted bigint not null default %s',
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('knowledge_chunk', 'id')), 0));
end $$;
alter table knowledge_base
  alter column counted set default 0,                -- df counts the chunks up to this id; ids grow under the base's lock
  add column uncounted integer not null default 0,   -- chunks behind it
  add column forgotten bigint not null default 0;    -- grows whenever lexemes may have been deleted

-- The chunks of a base that are not counted yet.
create index on knowledge_chunk (kb, id);

-- Nothing is planned by what these hold, and analysing them took a tenth of what teaching took of the processor.
alter table knowledge_chunk
  alter column body set statistics 0,
  alter column lexemes set statistics 0,
  alter column sentence_ends set statistics 0,
  alter column unit_ends set statistics 0,
  alter column phrasings set statistics 0;

-- Counts what is not counted yet in one knowledge base, and locks it. Always by the indexes, like forget_chunks.
create function count_chunks(of_tenant uuid, of_kb uuid) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  base knowledge_base;
begin
  select * into base from knowledge_base b where b.tenant_id = of_tenant and b.kb = of_kb for update;
  if base.uncounted > 0 then
    update knowledge_lexeme l set df = l.df + c.df
      from (
        select lexeme, count(*) df from knowledge_chunk, unnest(lexemes) lexeme
        where tenant_id = of_tenant and kb = of_kb and id > base.counted
        group by lexeme order by lexeme -- neighbours in the table
      ) c
      where l.tenant_id = of_tenant and l.id = c.lexeme;
    update knowledge_base b
      set uncounted = 0, counted = greatest(b.counted, (select max(id) from knowledge_chunk where kb = of_kb))
      where b.tenant_id = of_tenant and b.kb = of_kb;
  end if;
end $$;

create or replace function forget_chunks() returns trigger language plpgsql security definer
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  tenants uuid[];
  kbs uuid[];
  marks bigint[];
begin
  select array_agg(b.tenant_id), array_agg(b.kb), array_agg(b.counted) into tenants, kbs, marks from (
    select * from knowledge_base b
    where (b.tenant_id, b.kb) in (select tenant_id, kb from gone)
    order by b.tenant_id, b.kb for update
  ) b;

  -- What is left is counted first, so that a lexeme of no chunk shows by its number.
  perform count_chunks(b.tenant_id, b.kb) from unnest(tenants, kbs) b (tenant_id, kb);

  update knowledge_base b
    set chunks = b.chunks - g.chunks, length = b.length - g.length, forgotten = b.forgotten + 1
    from (select tenant_id, kb, count(*) chunks, sum(length) length from gone group by 1, 2) g
    where b.tenant_id = g.tenant_id and b.kb = g.kb;

  delete from knowledge_posting p
    using (select tenant_id, id, unnest(lexemes) stem from gone) g
    where p.tenant_id = g.tenant_id and p.stem = g.stem and p.chunk = g.id;

  -- First those that no other chunk contains: an update would write them once more for nothing. Where the base is
  -- deleted already, all of its chunks go, and less may have been counted than is gone.
  delete from knowledge_lexeme l
    using (
      select g.tenant_id, lexeme, count(*) filter (where g.id <= coalesce(m.counted, g.id)) df
      from gone g left join unnest(tenants, kbs, marks) m (tenant_id, kb, counted) using (tenant_id, kb), unnest(g.lexemes) lexeme
      group by 1, 2
    ) g
    where l.tenant_id = g.tenant_id and l.id = g.lexeme and l.df <= g.df;

  update knowledge_lexeme l set df = l.df - g.df
    from (
      select g.tenant_id, lexeme, count(*) df
      from gone g left join unnest(tenants, kbs, marks) m (tenant_id, kb, counted) using (tenant_id, kb), unnest(g.lexemes) lexeme
      where g.id <= coalesce(m.counted, g.id)
      group by 1, 2
    ) g
    where l.tenant_id = g.tenant_id and l.id = g.lexeme;

  return null;
end $$;
-- Replacing it has taken this setting away (see 0004).
do $$
begin
  execute format('alter function forget_chunks set search_path = %I, pg_temp', current_schema());
end $$;
