-- What was forgotten, when and by whom: the record that stays when nothing else of a source does.

create table knowledge_deletion (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  source_id uuid not null,               -- the source's id while there was one; no key, for it is gone
  kind text not null,
  name text not null,
  origin text,
  link_id uuid,                          -- whose knowledge it was; that link may be gone too
  chunks integer not null,               -- passages that were removed
  digest bytea not null,                 -- SHA-256 of the text: proves which text it was, tells nothing of it
  deleted_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'key', 'visitor', 'system')),
  actor_id uuid,                         -- of the member or key
  actor_name text,                       -- as it was called then: members and keys may go too
  primary key (tenant_id, id)
);
create index on knowledge_deletion (tenant_id, source_id);
select protect('knowledge_deletion');

-- A bundle kept the first line of what it had taught, which outlived the source. Names are for what failed.
set local role frontdesk_across;
update bundle_item set name = '' where status = 'ingested';
reset role;
