-- Two leads that turn out to be one person. The merged one stays, out of sight: it is still found by its address and
-- number, what refers to it goes on doing so, and the merge can be undone.

alter table lead add column merged_into uuid;
alter table lead add foreign key (tenant_id, merged_into) references lead (tenant_id, id) on delete cascade;
create index on lead (tenant_id, merged_into) where merged_into is not null;

drop index lead_email;
drop index lead_phone;
create unique index lead_email on lead (tenant_id, email) where email is not null and merged_into is null;
create unique index lead_phone on lead (tenant_id, phone_key)
  where phone_key is not null and email is null and merged_into is null;
create index lead_former_email on lead (tenant_id, email) where email is not null and merged_into is not null;

create table lead_merge (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  lead_id uuid not null,                 -- the one that stayed
  merged_lead_id uuid not null,
  reason text not null check (reason in ('same_number', 'by_hand')),
  changes jsonb not null,                -- of the one that stayed: field → [before, after]
  entries uuid[] not null,               -- what of the timeline moved to it
  by text,                               -- the member or key that did it, as it was called then; null: the house
  at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  primary key (tenant_id, id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete cascade,
  foreign key (tenant_id, merged_lead_id) references lead (tenant_id, id) on delete cascade
);
create index on lead_merge (tenant_id, lead_id, id desc);
create index on lead_merge (tenant_id, merged_lead_id);
select protect('lead_merge');

alter table lead_entry drop constraint lead_entry_kind_check;
alter table lead_entry add constraint lead_entry_kind_check
  check (kind in ('captured', 'changed', 'conversation', 'call', 'booking', 'merged', 'separated'));
-- A merge that is undone and done again is told each time.
