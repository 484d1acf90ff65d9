-- The house rules of the database: who may read what, and the tables no single business owns.

-- Two roles, entered per transaction (see tenant.ts). Neither can log in.
--   frontdesk_tenant  sees the rows of one business, named by the setting app.tenant
--   frontdesk_across  sees every row: sign-in, token look-up, job dispatch
-- They belong to the whole server, so they are made before the migrations of any one database (migrate.ts).

-- Puts a table under the tenant rule. The setting is read in a sub-select so that the planner
-- evaluates it once a statement, not once a row; with no tenant set it raises an error.
-- Forced, so that not even the table's owner reads across businesses by accident. The role we log in
-- with is a member of both roles and so under both policies: `across` opens only once it is entered.
create function protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s to frontdesk_tenant
    using (tenant_id = (select current_setting(''app.tenant'')::uuid))
    with check (tenant_id = (select current_setting(''app.tenant'')::uuid))', target);
  execute format('create policy across on %s to frontdesk_across
    using ((select current_user) = ''frontdesk_across'') with check (current_user = ''frontdesk_across'')', target);
  execute format('grant select, insert, update, delete on %s to frontdesk_tenant, frontdesk_across', target);
end $$;

-- What the installation itself needs to remember: one row. `secret` signs sessions and seals
-- stored credentials when SECRET_KEY is not given; every process on this database shares it.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret bytea not null,
  demo_made_at timestamptz
);

-- Windows of the rate limits that all processes must share (columns as rate-limiter-flexible writes them).
-- Unlogged: losing the counts in a database crash is harmless, writing them twice is not free.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The answers of POSTs that carried an Idempotency-Key, encrypted: some show a secret once.
-- A row without an answer is still running, or was cut off.
create table idempotent_answer (
  scope text not null,
  key text not null,
  request_digest bytea not null,
  started_at timestamptz not null,
  answer bytea,
  primary key (scope, key)
);
create index on idempotent_answer (started_at);
