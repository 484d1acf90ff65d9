-- What a reply offered to say next: label and message of each choice, in the message, whose row-level security it shares.
alter table message add column choices jsonb not null default '[]';

-- What the business wants visitors to ask first, and the name of its logo in addresses (null: it has none).
alter table tenant
  add column suggested_questions text[] not null default '{}',
  add column logo_key text unique;

-- The logo as pages show it: made anew from what was sent, so that nothing else of that file is kept.
create table logo (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  bytes bytea not null,
  primary key (tenant_id)
);
select protect('logo');

-- How often a question that was taught gave the assistant's answer. Counted loosely: a count may be lost, none waits.
alter table knowledge_source add column answers integer not null default 0;

-- What a visitor's token opens, now with what its page begins with.
drop function find_chat_link(bytea);
create function find_chat_link(shown bytea)
returns table (
  tenant_id uuid, slug text, business text, email text, phone text, website text, business_channels jsonb,
  id uuid, tags text[], agent_name text, greeting text, primary_color text, language text, channels text[],
  inherit_main_kb boolean, revoked_at timestamptz, expires_at timestamptz, logo_key text, suggested_questions text[]
)
language sql stable security definer
begin atomic
  select
    t.id, t.slug, t.name, t.email, t.phone, t.website, t.channels,
    l.id, l.tags, coalesce(l.agent_name, t.agent_name), coalesce(l.greeting, t.greeting),
    coalesce(l.primary_color, t.primary_color), coalesce(l.language, t.language), l.channels,
    l.inherit_main_kb, l.revoked_at, l.expires_at, t.logo_key, t.suggested_questions
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
