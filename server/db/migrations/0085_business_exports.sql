-- All data of a business as one file, made by a job and kept for a day.
create table business_export (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed')),
  recordings boolean not null,           -- whether those of calls and questionnaires are in it
  total integer,                         -- rows and files; null until they are counted
  done integer not null default 0,
  bytes bigint,                          -- of the file
  reason text check (reason in ('too_large', 'storage', 'erased', 'internal')),
  started_by text,                       -- the member or key, as it was called then
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index on business_export (created_at);
create unique index on business_export (tenant_id) where status in ('queued', 'running');
select protect('business_export');
