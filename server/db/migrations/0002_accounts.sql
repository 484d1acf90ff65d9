-- A business (tenant), the people who work there (members), their sessions and the keys of its programs.

create table tenant (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  email text,
  phone text,
  website text,
  address text,
  timezone text not null default 'UTC',
  country text,
  language text not null default 'en',
  agent_name text not null default 'Assistant',
  greeting text,
  tone text,
  primary_color text,
  channels jsonb not null default '{"chat": true, "call": true, "book": true}',
  hours jsonb not null default '{}',
  closures jsonb not null default '[]',
  booking jsonb not null default '{}',
  allowed_domains text[] not null default '{}',
  communication_enabled boolean not null default true,
  email_replies text not null default 'off' check (email_replies in ('off', 'draft', 'auto')),
  caller_countries jsonb not null default '{}',
  retention jsonb not null default '{}',
  chat_link_limit integer not null default 20,
  document_limit integer not null default -1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table tenant enable row level security;
alter table tenant force row level security;
create policy tenant on tenant to frontdesk_tenant
  using (id = (select current_setting('app.tenant')::uuid))
  with check (id = (select current_setting('app.tenant')::uuid));
create policy across on tenant to frontdesk_across
  using ((select current_user) = 'frontdesk_across') with check (current_user = 'frontdesk_across');
grant select, update on tenant to frontdesk_tenant;
grant select, insert, update, delete on tenant to frontdesk_across;

create table member (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  email text not null unique check (email = lower(email)),
  name text,
  role text not null check (role in ('owner', 'agent')),
  password_hash text, -- null until an invitation is accepted
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select protect('member');

create table session (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null unique,
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index on session (tenant_id, member_id);
select protect('session');

-- Single-use secrets mailed to a member: a password reset or an invitation. Only the hash is kept.
create table member_token (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('reset', 'invite')),
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select protect('member_token');

create table api_key (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  class text not null check (class in ('standard', 'admin')),
  prefix text not null, -- the first characters, so that people can tell their keys apart
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
select protect('api_key');

-- Every request shows a key or a session before its business is known. These two look-ups run as
-- frontdesk_across, so that they cost one round trip and no transaction, and can read nothing else.
-- The bodies are bound to the tables here and now (`begin atomic`), so no search_path misleads them.
create function find_api_key(shown bytea)
returns table (tenant_id uuid, id uuid, class text, expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz)
language sql stable security definer
begin atomic
  select k.tenant_id, k.id, k.class, k.expires_at, k.revoked_at, k.last_used_at from api_key k where k.hash = shown;
end;

create function find_session(named uuid)
returns table (tenant_id uuid, member_id uuid, role text, expires_at timestamptz, revoked_at timestamptz)
language sql stable security definer
begin atomic
  select s.tenant_id, s.member_id, m.role, s.expires_at, s.revoked_at
  from session s join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
  where s.id = named;
end;

revoke execute on function find_api_key, find_session from public;
grant execute on function find_api_key, find_session to current_user;

-- A new owner must hold `create` on the schema for as long as it takes to become the owner.
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_api_key owner to frontdesk_across;
  alter function find_session owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;

-- The outbox: what happened, written by the transaction that made it true.
create table event (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
select protect('event');
