-- CRMs that leads are copied to, and what each of them was told of whom.

create table crm_connection (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  provider text not null check (provider in ('hubspot', 'signed_json')),
  url text,                              -- of signed_json
  token bytea not null,                  -- sealed
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_synced_at timestamptz,            -- the last time that all leads were gone through
  failing_since timestamptz,
  last_error text,
  primary key (tenant_id, provider)
);
select protect('crm_connection');

-- A lead as a CRM was last told of it. A lead that is gone here stays there: whom a business knows in its CRM is its
-- own affair.
create table crm_contact (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  provider text not null,
  lead_id uuid not null,
  remote_id text,                        -- the CRM's own id, where it has one
  digest bytea not null,                 -- of what was sent: the same is not sent twice
  refused text,                          -- why the CRM did not take it as it is; null: it did
  synced_at timestamptz not null,
  primary key (tenant_id, provider, lead_id),
  foreign key (tenant_id, provider) references crm_connection (tenant_id, provider) on delete cascade,
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete cascade
);
create index on crm_contact (tenant_id, lead_id);
select protect('crm_contact');

-- Leads that changed since a CRM was told of them. Written by the transaction that changed the lead; whoever has told
-- the CRM takes away the row that it saw, and not one that was written over it meanwhile.
create table crm_due (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  provider text not null,
  lead_id uuid not null,
  change uuid not null,
  primary key (tenant_id, provider, lead_id),
  foreign key (tenant_id, provider) references crm_connection (tenant_id, provider) on delete cascade,
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete cascade
);
create index on crm_due (tenant_id, lead_id);
select protect('crm_due');
