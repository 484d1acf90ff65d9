-- What members and keys did, one row for each request that could change something: never what it said.
create table audit_entry (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'key')),
  actor_id uuid not null,                -- no foreign key: it outlives both
  actor_name text,                       -- as they were called then
  method text not null,
  route text not null,                   -- the pattern of its path
  record_id uuid,
  status smallint not null,              -- of the answer
  request_id text not null,
  primary key (tenant_id, id)
);
create index on audit_entry (tenant_id, actor_id, id desc);
create index on audit_entry (tenant_id, record_id, id desc) where record_id is not null;
create index on audit_entry (tenant_id, at);
select protect('audit_entry');
