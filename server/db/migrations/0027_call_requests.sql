-- Who asked on a page to be called, and what they agreed to.

create table call_request (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  phone text not null,                   -- in E.164
  phone_key text not null,
  name text not null,
  about text,
  consent text not null,                 -- word by word what was shown and agreed to
  asked_from bytea not null,             -- a keyed hash of the address, for the limit
  call_id uuid,                          -- null: somebody of the business was asked to call
  lead_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, call_id) references call (tenant_id, id) on delete set null (call_id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete set null (lead_id)
);
create index on call_request (tenant_id, phone_key);
create index on call_request (tenant_id, created_at);
create index on call_request (tenant_id, call_id) where call_id is not null;
create index on call_request (tenant_id, lead_id) where lead_id is not null;
select protect('call_request');
