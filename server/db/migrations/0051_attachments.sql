-- Files that people of the business send, and files that came by mail.

create table message_attachment (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,                       -- null until a reply takes it along
  name text not null,
  type text not null,                    -- media type, found in the file rather than believed
  bytes integer not null,
  token text not null unique,            -- the public path of the file ends in it
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, message_id) references message (tenant_id, id) on delete cascade
);
create index on message_attachment (tenant_id, conversation_id);
create index on message_attachment (tenant_id, message_id) where message_id is not null;
create index message_attachment_unsent on message_attachment (created_at) where message_id is null;
select protect('message_attachment');

-- Every such file in the store, written down before it is stored and struck out after it is removed, so that no crash
-- leaves one behind that nobody knows of. Outlives its message and its business: no keys.
create table attachment_blob (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  attachment_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, attachment_id)
);
create index on attachment_blob (created_at);
select protect('attachment_blob');

-- What the path of a file opens, before any business is known.
create function find_attachment(shown text)
returns table (tenant_id uuid, id uuid, name text, type text, bytes integer)
language sql stable security definer
begin atomic
  select a.tenant_id, a.id, a.name, a.type, a.bytes from message_attachment a where a.token = shown;
end;
revoke execute on function find_attachment from public;
grant execute on function find_attachment to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_attachment owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
