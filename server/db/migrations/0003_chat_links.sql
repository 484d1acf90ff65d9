-- Shareable chat pages, each with a knowledge base of its own.

create table chat_link (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  label text not null,
  tags text[] not null default '{}',
  token_hash bytea not null unique, -- the public page finds its link by this
  token_sealed bytea not null,      -- the token itself, encrypted: the owner's list shows the URL again
  agent_name text,
  greeting text,
  primary_color text,
  language text,
  channels text[],
  created_via text not null check (created_via in ('api', 'portal')),
  inherit_main_kb boolean not null,
  revoked_at timestamptz,
  expires_at timestamptz,
  use_count integer not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index on chat_link (tenant_id, created_at desc);
select protect('chat_link');

-- A bundle: a link made together with its knowledge, which is ingested behind the response.
create table bundle (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
select protect('bundle');

create table bundle_item (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  bundle_id uuid not null,
  position integer not null,
  name text not null,
  entry jsonb,   -- { content } or { question, answer }
  blob_key text, -- or an uploaded file, until it is ingested
  status text not null default 'queued' check (status in ('queued', 'ingested', 'failed')),
  reason text,
  primary key (tenant_id, bundle_id, position),
  foreign key (tenant_id, bundle_id) references bundle (tenant_id, id) on delete cascade
);
select protect('bundle_item');
