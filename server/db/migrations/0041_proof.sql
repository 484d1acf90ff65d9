-- The owner's proof that answers are true: verdicts on what the assistant said, checks made of them, and runs of the
-- checks that can be compared.

-- A verdict of the business on a message of the assistant.
create table message_mark (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  message_id uuid not null,
  verdict text not null check (verdict in ('right', 'wrong')),
  note text,                             -- for colleagues
  right_answer text,                     -- of a wrong one: what should have been said
  marked_by text,                        -- the name of the member or key, as it was then
  marked_at timestamptz not null,
  primary key (tenant_id, message_id),
  foreign key (tenant_id, message_id) references message (tenant_id, id) on delete cascade
);
select protect('message_mark');

-- The right answer in the owner's words, and the message of which the check was made. The check outlives the message:
-- the owner's test is still one when a conversation's time is over (an erased person's checks go with the person).
alter table knowledge_check
  add expected text,
  add message_id uuid,
  add foreign key (tenant_id, message_id) references message (tenant_id, id) on delete set null (message_id);
create unique index on knowledge_check (tenant_id, message_id) where message_id is not null;

-- All checks, asked once. Results are added one by one, so that a run goes on where it was interrupted.
create table knowledge_check_run (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  with_model boolean not null,
  cause text not null check (cause in ('asked', 'change')),
  total integer not null,                -- checks there were at its beginning
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
select protect('knowledge_check_run');

create table knowledge_check_result (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  run_id uuid not null,
  check_id uuid not null,
  passed boolean not null,
  reasons text[] not null default '{}',
  reply text,                            -- null: knowledge was deleted since, which the reply might quote
  sources jsonb not null default '[]',
  confidence real,
  answered_by text not null,
  ran_at timestamptz not null,
  primary key (tenant_id, run_id, check_id),
  foreign key (tenant_id, run_id) references knowledge_check_run (tenant_id, id) on delete cascade,
  foreign key (tenant_id, check_id) references knowledge_check (tenant_id, id) on delete cascade
);
create index on knowledge_check_result (tenant_id, check_id);
select protect('knowledge_check_result');

-- What the knowledge says of itself that its owner should look at. Old quality reports lack what the score now rests on.
alter table knowledge_report
  drop constraint knowledge_report_kind_check,
  add constraint knowledge_report_kind_check check (kind in ('summary', 'quality', 'notices'));
set local role frontdesk_across;
delete from knowledge_report where kind = 'quality';
reset role;

-- Replies quote the knowledge, like the reports (see forget_reports): they go in the transaction that deletes, and none
-- made before it is stored after it. As frontdesk_across, for the reason given at forget_chunks.
create function forget_replies() returns trigger language plpgsql security definer as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('reports ' || t.tenant_id, 0))
    from (select distinct tenant_id from gone) t;
  update knowledge_check_result r set reply = null, sources = '[]'
    from (select distinct tenant_id from gone) g where r.tenant_id = g.tenant_id and r.reply is not null;
  return null;
end $$;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute format('alter function forget_replies set search_path = %I, pg_temp', current_schema());
  alter function forget_replies owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
create trigger forget_replies after delete on knowledge_chunk
  referencing old table as gone for each statement execute function forget_replies();
