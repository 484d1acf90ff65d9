-- What a business wants to know of people besides their name and how they are reached.
create table person_field (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('text', 'number', 'date', 'choice')),
  choices text[] not null default '{}',  -- of a choice, in their order
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index person_field_name on person_field (tenant_id, lower(name));
select protect('person_field');

-- The id of a field → its value as text: numbers as 12.5, dates as 2026-01-31.
alter table lead add column fields jsonb not null default '{}';

alter table lead drop constraint lead_source_check;
alter table lead add constraint lead_source_check
  check (source in ('chat', 'call', 'widget', 'email', 'form', 'booking', 'api', 'import'));

-- Two that look like one person and are not, as a member has said. The smaller id comes first.
create table lead_distinction (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  one_id uuid not null,
  other_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, one_id, other_id),
  foreign key (tenant_id, one_id) references lead (tenant_id, id) on delete cascade,
  foreign key (tenant_id, other_id) references lead (tenant_id, id) on delete cascade,
  check (one_id < other_id)
);
create index on lead_distinction (tenant_id, other_id);
select protect('lead_distinction');
