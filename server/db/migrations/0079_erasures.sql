-- Proof that somebody was erased. Of the person only hashes stay, keyed with the installation's secret: nobody can read who
-- it was, but whoever asks for the same address or number finds the erasure.
create table erasure (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'key')),
  actor_id uuid not null,                -- no foreign key: it outlives both
  actor_name text,                       -- as they were called then
  email_hash bytea,                      -- null: was not named by an address
  phone_hash bytea,
  erased jsonb not null,                 -- { what: how many records }
  kept jsonb not null,                   -- [{ what, count, why }]
  primary key (tenant_id, id)
);
create index on erasure (tenant_id, email_hash, id desc) where email_hash is not null;
create index on erasure (tenant_id, phone_hash, id desc) where phone_hash is not null;
select protect('erasure');
