-- Texts are added to the index of a knowledge base beside each other: only who takes chunks away, counts them, or adds a text of
-- many chunks has it alone. Before, everybody queued for the row of the base, so that one process at a time did what takes longest.
--
-- The lock is PostgreSQL's shared one, on a number made of the base, not on its row: several share that only by writing into it.
-- While somebody shares it no lexeme disappears, so ids that were right stay right. Ids of chunks are given while it is held: who
-- has it alone sees all chunks up to the highest id, and `counted` can tell them by that. The row is written last, when a text's
-- lexemes are stored; those are stored in one order by all. So no two who add a text each can wait for one another.

create function alone_with_index(of_kb uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('index ' || of_kb, 0));
$$;

-- Holds the index of a knowledge base until the transaction ends: beside others, or alone where so many chunks are uncounted, which
-- are then counted. Tells by what remembered ids are known to be right.
create function hold_index(of_kb uuid, fewest integer, out forgotten bigint, out server text) language plpgsql as $$
begin
  if fewest <= coalesce((select b.uncounted from knowledge_base b where b.kb = of_kb), 0) then
    perform count_chunks(current_setting('app.tenant')::uuid, of_kb);
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('index ' || of_kb, 0));
  end if;
  forgotten := coalesce((select b.forgotten from knowledge_base b where b.kb = of_kb), 0);
  server := pg_postmaster_start_time()::text;
end $$;

-- The two functions of 0097, which hold the index alone now. A count is added up in memory: to sort 200,000 numbers took half its
-- time.
create or replace function count_chunks(of_tenant uuid, of_kb uuid) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_sort = off as $$
declare
  base knowledge_base;
  words record;
begin
  perform alone_with_index(of_kb);
  select * into base from knowledge_base b where b.tenant_id = of_tenant and b.kb = of_kb for update;
  if base.uncounted > 0 then
    for words in
      select c.df, array_agg(c.lexeme) ids
      from (
        select h.lexeme, count(*) df
        from (
          select unnest(lexemes) lexeme from knowledge_chunk
          where tenant_id = of_tenant and kb = of_kb and id > base.counted
        ) h
        group by h.lexeme
      ) c
      group by c.df
    loop
      update knowledge_lexeme l set df = l.df + words.df where l.tenant_id = of_tenant and l.id = any(words.ids);
    end loop;
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
  words record;
begin
  perform alone_with_index(g.kb) from (select distinct kb from gone order by kb) g;

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

  -- A lexeme that no other chunk contains goes. Where the base is deleted already, all of its chunks go, and less may have been
  -- counted than is gone.
  for words in
    select c.tenant_id, c.df, array_agg(c.lexeme order by c.lexeme) ids
    from (
      select g.tenant_id, lexeme, count(*) filter (where g.id <= coalesce(m.counted, g.id)) df
      from gone g left join unnest(tenants, kbs, marks) m (tenant_id, kb, counted) using (tenant_id, kb), unnest(g.lexemes) lexeme
      group by 1, 2
    ) c
    group by 1, 2
  loop
    delete from knowledge_lexeme l
      where l.tenant_id = words.tenant_id and l.id = any(words.ids) and l.df <= words.df;
    if words.df > 0 then
      update knowledge_lexeme l set df = l.df - words.df where l.tenant_id = words.tenant_id and l.id = any(words.ids);
    end if;
  end loop;

  return null;
end $$;
-- Replacing it has taken this setting away (see 0004).
do $$
begin
  execute format('alter function forget_chunks set search_path = %I, pg_temp', current_schema());
end $$;
