-- Changes to the knowledge, what follows from them behind the response, and the owner's own tests of the assistant.

-- Where knowledge was added or removed, one row a statement: whoever acts on it waits until things are quiet, and
-- takes the rows away. Rows are only ever added, so that teachers of one business never wait for each other here.
create table knowledge_change (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  id bigint generated always as identity,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
select protect('knowledge_change');

-- Passages are added and deleted, never updated, so these two see every change, whatever made it. As
-- frontdesk_across, for the reason given at forget_chunks.
create function note_knowledge_change() returns trigger language plpgsql security definer as $$
begin
  insert into knowledge_change (tenant_id)
    select distinct c.tenant_id from changed c where exists (select from tenant t where t.id = c.tenant_id);
  return null;
end $$;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute format('alter function note_knowledge_change set search_path = %I, pg_temp', current_schema());
  alter function note_knowledge_change owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
create trigger note_added after insert on knowledge_chunk
  referencing new table as changed for each statement execute function note_knowledge_change();
create trigger note_removed after delete on knowledge_chunk
  referencing old table as changed for each statement execute function note_knowledge_change();

-- For which model, and at how many chunks, dense_weight was found.
alter table knowledge_base add weighed_model text, add weighed_chunks integer;

-- Questions to which the owner knows what the assistant must answer.
create table knowledge_check (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid,                          -- asked as that link's assistant; null: as the main one
  question text not null,
  must_include text[] not null default '{}',
  must_cite uuid[] not null default '{}', -- sources by id; one that is gone fails the check, which is the point
  must_abstain boolean not null default false,
  passed boolean,                        -- at its last run; null: never run
  reasons text[] not null default '{}',
  ran_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
create index on knowledge_check (tenant_id, link_id) where link_id is not null;
select protect('knowledge_check');

alter table needs_you
  drop constraint needs_you_kind_check,
  add constraint needs_you_kind_check
    check (kind in ('unanswered', 'handover', 'callback', 'email_draft', 'failed_booking', 'failed_check'));
-- A failed check is one item, however often it fails; its question_key is the check's id.
create unique index on needs_you (tenant_id, question_key) where kind = 'failed_check';
