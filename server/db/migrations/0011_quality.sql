-- What was found out about the knowledge as a whole: the assistant's summary, the quality score. A copy, made anew
-- behind the responses when the knowledge changes.
create table knowledge_report (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  kind text not null check (kind in ('summary', 'quality')),
  report jsonb not null,
  generated_at timestamptz not null,
  refreshing_at timestamptz,             -- when a new one was last asked for, until it is there
  primary key (tenant_id, kind)
);
select protect('knowledge_report');

-- Reports quote the knowledge, and what is deleted must be quoted nowhere: they go in the transaction that deletes.
-- Whoever stores one takes the same lock exclusively (see quality/queries.ts), so that none made before a deletion
-- is stored after it. As frontdesk_across, for the reason given at forget_chunks.
create function forget_reports() returns trigger language plpgsql security definer as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('reports ' || t.tenant_id, 0))
    from (select distinct tenant_id from gone) t;
  delete from knowledge_report r using (select distinct tenant_id from gone) g where r.tenant_id = g.tenant_id;
  return null;
end $$;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute format('alter function forget_reports set search_path = %I, pg_temp', current_schema());
  alter function forget_reports owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
create trigger forget_reports after delete on knowledge_chunk
  referencing old table as gone for each statement execute function forget_reports();
