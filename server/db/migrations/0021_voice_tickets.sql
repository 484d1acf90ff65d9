-- What lets one socket of a spoken conversation in, once: a page's, or the carrier's for a call.

create table voice_ticket (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  hash bytea not null unique, -- of the token; the token itself is only in the address that was handed out
  purpose text not null,
  subject text not null,      -- what it is for, such as the id of a call
  expires_at timestamptz not null,
  primary key (tenant_id, hash)
);
create index on voice_ticket (tenant_id, expires_at);
select protect('voice_ticket');
