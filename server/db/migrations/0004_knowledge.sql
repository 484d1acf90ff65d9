-- What a business taught it, and the index that finds it again.
--
-- A knowledge base (kb) is either a chat link's own or the business's main one; its id is the link's or the
-- tenant's. Everything indexed is counted per knowledge base, so that two of them can be searched as one.
--
-- On each of the large tables only one index begins with tenant_id. Until a new business shows in the statistics
-- the planner believes that it has hardly a row, and then any index that begins with it looks as good as another.

-- Distances for spelling correction. Ships with PostgreSQL and is a trusted extension: no superuser is needed.
create extension if not exists fuzzystrmatch;

-- One thing taught: a file, a page, a question with its answer. Its id is the API's parent_doc_id.
create table knowledge_source (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid,
  kb uuid not null generated always as (coalesce(link_id, tenant_id)) stored,
  kind text not null check (kind in ('document', 'page', 'qa', 'photo', 'question_set', 'text')),
  name text not null,
  origin text,                           -- where it came from: a file's name, a page's address
  bytes bigint not null,                 -- size of what was sent
  text text not null,                    -- what was read out of it
  digest bytea not null,                 -- SHA-256 of the text, to know the same thing again
  language text not null default 'en',
  phrasings text[] not null default '{}', -- other ways people ask this question, confirmed by the business
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
create index on knowledge_source (tenant_id, kb, created_at);
create index on knowledge_source (tenant_id, kb, digest);
select protect('knowledge_source');

-- A passage of a source. Never updated: a changed source gets new chunks with new ids, so anything derived
-- from a chunk may be remembered under its id for ever.
create table knowledge_chunk (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id bigint generated always as identity,
  source_id uuid not null,
  kb uuid not null,
  position integer not null,             -- reading order within the source
  title text not null,
  body text not null,
  phrasings text[] not null default '{}',
  language text not null,
  sentence_ends integer[] not null,      -- where each sentence of the body ends, in UTF-16 units
  length integer not null,               -- in weighted stems, as BM25 counts it
  lexemes bigint[] not null,             -- every lexeme counted for this chunk, once each
  primary key (tenant_id, id),
  unique (source_id, tenant_id, position),
  foreign key (tenant_id, source_id) references knowledge_source (tenant_id, id) on delete cascade
);
select protect('knowledge_chunk');

-- Size of one knowledge base. Every change to its index updates this row first: the row's lock makes writers
-- of one knowledge base queue, so counts are exact and no two of them can deadlock.
create table knowledge_base (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  kb uuid not null,
  chunks integer not null default 0,
  length bigint not null default 0,      -- of all chunks together
  dense_weight real not null default 0.5, -- how much the vectors' ranking counts beside the words'
  primary key (tenant_id, kb)
);
select protect('knowledge_base');

-- What chunks contain, and how many of them contain it: the stems that are searched, the whole words that
-- spelling is corrected by, and the languages that questions are analysed in.
-- No foreign keys here and in the postings: they would be checked row by row, a hundred and more for every chunk
-- written (a third of the time). The chunk's own foreign keys and the trigger below keep all of it together.
create table knowledge_lexeme (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  id bigint generated always as identity,
  kb uuid not null,
  form text not null check (form in ('stem', 'word', 'language')),
  lexeme text not null,
  df integer not null,                   -- chunks of the knowledge base that contain it
  -- Of words, two ways to a misspelt one: the same first letter and about the same length, or all but the first
  -- letter. Columns and not expressions: under row-level security the planner uses an index on an expression only
  -- where its functions are leakproof, and these are not.
  initial text generated always as (case when form = 'word' then left(lexeme, 1) end) stored,
  letters integer generated always as (case when form = 'word' then length(lexeme) end) stored,
  rest text generated always as (case when form = 'word' then substr(lexeme, 2) end) stored,
  primary key (tenant_id, id),
  unique (kb, form, lexeme, tenant_id)
) with (fillfactor = 80);                -- df changes often and is not indexed: leave room to update in place
-- The letters lead, so that neither index can be mistaken for the other while there are no statistics yet.
create index on knowledge_lexeme (initial, tenant_id, kb, letters) where initial is not null;
create index on knowledge_lexeme (rest, tenant_id, kb) where rest is not null;
select protect('knowledge_lexeme');

-- In which chunks a stem occurs. Everything a search reads is in the key's index, so it never visits the table.
create table knowledge_posting (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  stem bigint not null,                  -- knowledge_lexeme.id
  chunk bigint not null,
  tf smallint not null,                  -- occurrences, weighted by field
  length smallint not null,              -- the chunk's
  primary key (tenant_id, stem, chunk) include (tf, length)
);
-- Bulk loads would otherwise wait for a fifth of the table to change before the index can be read alone.
alter table knowledge_posting set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
select protect('knowledge_posting');

-- A chunk's meaning as a model of the installation sees it. The signs alone find candidates (a bit count costs
-- a fraction of a product); the vector, stored apart from them, then ranks these.
create table knowledge_vector (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  kb uuid not null,
  chunk bigint not null,
  model text not null,
  signs varbit not null,
  vector bytea not null,                 -- float32, little-endian, of length 1
  primary key (tenant_id, chunk),
  foreign key (tenant_id, chunk) references knowledge_chunk (tenant_id, id) on delete cascade
) with (toast_tuple_target = 128);
alter table knowledge_vector alter column vector set storage external;
create index on knowledge_vector (tenant_id, kb, model);
select protect('knowledge_vector');

-- The order of kinds that breaks ties, where the business chose one.
create table knowledge_priority (
  tenant_id uuid primary key default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  kinds text[] not null
);
select protect('knowledge_priority');

-- Takes deleted chunks out of the index, however they were deleted: with their source, their link or the
-- whole business. In the same transaction, so no search ever sees half of it.
-- A cascade runs as the table's owner, but the triggers it sets off run as whoever began it: often a role that
-- row-level security shows nothing to. So this runs as frontdesk_across, and touches only what `gone` names.
--
-- Plans are kept from one call to the next: one made for a single chunk must serve for ten thousand, and must not
-- read whole tables when it was the other way round. So it is always the indexes.
create function forget_chunks() returns trigger language plpgsql security definer
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from knowledge_base b
    where (b.tenant_id, b.kb) in (select tenant_id, kb from gone)
    order by b.tenant_id, b.kb for update;

  update knowledge_base b set chunks = b.chunks - g.chunks, length = b.length - g.length
    from (select tenant_id, kb, count(*) chunks, sum(length) length from gone group by 1, 2) g
    where b.tenant_id = g.tenant_id and b.kb = g.kb;

  delete from knowledge_posting p
    using (select tenant_id, id, unnest(lexemes) stem from gone) g
    where p.tenant_id = g.tenant_id and p.stem = g.stem and p.chunk = g.id;

  -- First those that no other chunk contains: an update would write them once more for nothing.
  delete from knowledge_lexeme l
    using (select tenant_id, lexeme, count(*) df from gone, unnest(lexemes) lexeme group by 1, 2) g
    where l.tenant_id = g.tenant_id and l.id = g.lexeme and l.df = g.df;

  update knowledge_lexeme l set df = l.df - g.df
    from (select tenant_id, lexeme, count(*) df from gone, unnest(lexemes) lexeme group by 1, 2) g
    where l.tenant_id = g.tenant_id and l.id = g.lexeme;

  return null;
end $$;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute format('alter function forget_chunks set search_path = %I, pg_temp', current_schema());
  alter function forget_chunks owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
create trigger forget after delete on knowledge_chunk
  referencing old table as gone for each statement execute function forget_chunks();
