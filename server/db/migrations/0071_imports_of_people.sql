-- A file of people on its way in: a draft until it is started, then taken row by row.
create table lead_import (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,                    -- of the file
  status text not null check (status in ('draft', 'running', 'done', 'undoing', 'undone')),
  headers jsonb not null,                -- [text], unique
  mapping jsonb not null,                -- [what each column is], by the order of the headers
  tag text,                              -- that everybody of the file gets
  total integer not null,                -- rows
  added integer not null default 0,      -- by the check while it is a draft, then those that were
  updated integer not null default 0,
  rejected integer not null default 0,
  done integer not null default 0,       -- rows that were taken, or taken back
  started_by text,                       -- the member or key, as it was called then
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index on lead_import (created_at);
select protect('lead_import');

-- Its rows, for a day: afterwards nobody can take the import back.
create table lead_import_row (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  import_id uuid not null,
  row integer not null,                  -- from 1, the line of the headers not counted
  cells jsonb not null,                  -- [text]
  problem jsonb,                         -- { column, reason }; null: it can be taken
  known boolean not null default false,  -- whether it is about somebody who is there already
  taken boolean not null default false,
  lead_id uuid,                          -- whom it added or updated; without a foreign key, for who is gone is gone
  changes jsonb,                         -- of somebody who was there: field → [before, after]
  primary key (tenant_id, import_id, row),
  foreign key (tenant_id, import_id) references lead_import (tenant_id, id) on delete cascade
);
create index on lead_import_row (tenant_id, import_id, row) where problem is not null;
select protect('lead_import_row');
