-- What changed for those who look at the desk: one row for each record that somebody may have on the screen. Browsers
-- follow these rows; a row says only that they should read again.
--
-- `tx` is the transaction that wrote it, in PostgreSQL's own count. Transactions commit in another order than they
-- began, so a reader keeps a snapshot (pg_snapshot) and asks for what it could not see then: no row is missed.

create table change (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  tx xid8 not null default pg_current_xact_id(),
  topic text not null,
  record_id uuid,
  kind text not null,
  member_id uuid,                        -- who did it; null for visitors, programs and the system
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index on change (tenant_id, tx);
create index on change (at);
select protect('change');

-- The transaction before which rows of `change` may have been forgotten: whoever has not read since must read anew.
create table change_floor (
  only_row boolean primary key default true check (only_row),
  tx xid8 not null
);
insert into change_floor (tx) values (pg_current_xact_id());
grant select, update on change_floor to frontdesk_across;
