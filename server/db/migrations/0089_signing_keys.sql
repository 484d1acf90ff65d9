-- A key with which the mails of a business will be signed (DKIM), until the DNS shows its public half: then it goes to the
-- business's mail account, whose secrets hold the one in use.
create table signing_key (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  channel text not null default 'email' check (channel = 'email'),
  domain text not null,
  selector text not null,                -- its name below the domain
  record text not null,                  -- what the DNS has to show: the public half
  secret bytea not null,                 -- the private half, sealed
  created_at timestamptz not null,
  primary key (tenant_id, channel),
  foreign key (tenant_id, channel) references connection (tenant_id, channel) on delete cascade
);
select protect('signing_key');
