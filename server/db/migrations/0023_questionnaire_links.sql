-- Questionnaires sent: one link, one person, one spoken session.

alter table questionnaire
  -- The saved list that this one was copied from when it was sent; a question set of the library is always copied.
  add column copied_from uuid,
  -- Made in one call with a link, for one person: it may name them, so it goes with the last of its links.
  add column made_with_link boolean not null default false,
  add foreign key (tenant_id, copied_from) references questionnaire (tenant_id, id) on delete set null (copied_from);
create index on questionnaire (tenant_id, copied_from) where copied_from is not null;

create table questionnaire_link (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  questionnaire_id uuid not null,
  token_hash bytea not null unique,      -- every way to a link looks it up by this
  token_sealed bytea not null,           -- the token itself, encrypted: lists show it again
  person_name text not null,
  person_email text not null default '', -- for the business's own records: nothing is sent there
  person_phone text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  started_at timestamptz,                -- only Start spends the link
  completed_at timestamptz,
  revoked_at timestamptz,
  last_seen_at timestamptz,              -- when the person's page was last heard of since Start
  ended_by text check (ended_by in ('person', 'agent', 'time')),
  duration_seconds integer check (duration_seconds >= 0), -- from Start to hang-up
  language text,                         -- BCP 47: the one that the person's page was in at Start
  progress jsonb,                        -- where the agent is; its own business what that holds
  recording_bytes bigint check (recording_bytes > 0),     -- of the recording that can be had now; null: there is none
  recording_delete_after timestamptz,
  -- The last time that anything happened to it: what pollers ask for.
  last_at timestamptz not null generated always as (coalesce(completed_at, started_at, opened_at, created_at)) stored,
  -- When nothing more could happen to it: from here on the days are counted for which its record is kept.
  ended_at timestamptz not null generated always as (coalesce(completed_at, revoked_at, expires_at)) stored,
  primary key (tenant_id, id),
  check ((completed_at is null) = (ended_by is null) and (completed_at is null) = (duration_seconds is null)),
  check (completed_at is null or started_at is not null),
  check ((recording_bytes is null) = (recording_delete_after is null)),
  -- No cascade: a questionnaire that was sent keeps its questions, or the answers would mean nothing.
  foreign key (tenant_id, questionnaire_id) references questionnaire (tenant_id, id)
);
create index on questionnaire_link (tenant_id, created_at desc, id desc);
create index on questionnaire_link (tenant_id, questionnaire_id, created_at desc, id desc);
create index on questionnaire_link (tenant_id, last_at);
create index on questionnaire_link (tenant_id, ended_at);
create index on questionnaire_link (started_at) where started_at is not null and completed_at is null;
create index on questionnaire_link (recording_delete_after) where recording_delete_after is not null;
select protect('questionnaire_link');

-- What was said, turn by turn. Milliseconds count from Start, breaks included, so that they stay true after a resume.
create table questionnaire_turn (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  n integer not null check (n > 0),
  speaker text not null check (speaker in ('agent', 'person')),
  text text not null,
  began_ms integer not null check (began_ms >= 0),
  ended_ms integer not null check (ended_ms >= began_ms),
  question_n integer,                    -- which question it belongs to, from 1; null: none
  primary key (tenant_id, link_id, n),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('questionnaire_turn');

-- What the agent noticed meanwhile, and what the browser reported.
create table questionnaire_flag (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  n integer not null check (n > 0),
  kind text not null,
  detail text not null,
  source text not null check (source in ('agent', 'browser')),
  at_seconds integer not null check (at_seconds >= 0), -- from Start
  primary key (tenant_id, link_id, n),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('questionnaire_flag');

-- What a token opens, before any business is known. As frontdesk_across, and nothing but this can be read through it.
create function find_questionnaire_link(shown bytea)
returns table (tenant_id uuid, id uuid)
language sql stable security definer
begin atomic
  select l.tenant_id, l.id from questionnaire_link l where l.token_hash = shown;
end;
revoke execute on function find_questionnaire_link from public;
grant execute on function find_questionnaire_link to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_questionnaire_link owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
