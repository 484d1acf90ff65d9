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
create index on chat_link (tenant_id, created_at desc, id desc);
select protect('chat_link');

-- What a visitor's token opens, before any business is known: the link, and the business's own where the
-- link leaves a field to it. Runs as frontdesk_across, like the look-ups of keys and sessions: one round
-- trip, no transaction, and nothing but this can be read through it.
create function find_chat_link(shown bytea)
returns table (
  tenant_id uuid, slug text, business text, email text, phone text, website text, business_channels jsonb,
  id uuid, tags text[], agent_name text, greeting text, primary_color text, language text, channels text[],
  inherit_main_kb boolean, revoked_at timestamptz, expires_at timestamptz
)
language sql stable security definer
begin atomic
  select
    t.id, t.slug, t.name, t.email, t.phone, t.website, t.channels,
    l.id, l.tags, coalesce(l.agent_name, t.agent_name), coalesce(l.greeting, t.greeting),
    coalesce(l.primary_color, t.primary_color), coalesce(l.language, t.language), l.channels,
    l.inherit_main_kb, l.revoked_at, l.expires_at
  from chat_link l join tenant t on t.id = l.tenant_id
  where l.token_hash = shown;
end;
revoke execute on function find_chat_link from public;
grant execute on function find_chat_link to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_chat_link owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;

-- A bundle: what a link was made with, taught to it behind the response.
create table bundle (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
create index on bundle (tenant_id, link_id);
select protect('bundle');

create table bundle_item (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  bundle_id uuid not null,
  position integer not null,
  source_id uuid not null, -- what it becomes in the knowledge base; fixed here, so that trying twice teaches once
  name text not null,
  entry jsonb,             -- { content } or { question, answer } until it is ingested
  blob_key text,           -- or an uploaded file
  status text not null default 'queued' check (status in ('queued', 'ingested', 'failed')),
  attempts integer not null default 0,
  reason text,
  primary key (tenant_id, bundle_id, position),
  foreign key (tenant_id, bundle_id) references bundle (tenant_id, id) on delete cascade
);
select protect('bundle_item');

-- Every blob of a bundle, written down before it is stored and struck out after it is removed, so that no
-- crash leaves a file behind that nobody knows of. Outlives its bundle, its link and its business: no keys.
create table bundle_blob (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  blob_key text not null,
  created_at timestamptz not null,
  primary key (tenant_id, blob_key)
);
create index on bundle_blob (created_at);
select protect('bundle_blob');
