-- What happened in a conversation besides what was said, and what members of the team noted about it for each other.

create table conversation_activity (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('note', 'taken_over', 'handed_back', 'closed', 'reopened', 'assigned', 'tagged',
    'needs_you', 'done', 'booked', 'lead')),
  at timestamptz not null,
  -- The member or the key that did it, as it was called then; null: the visitor, the assistant or the program.
  by_id uuid,
  by_name text,
  text text,                             -- of a note
  data jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
create index on conversation_activity (tenant_id, conversation_id, at, id);
select protect('conversation_activity');

-- What is known of the conversations so far.
set local role frontdesk_across;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at, by_id, by_name)
  select tenant_id, gen_random_uuid(), id, 'taken_over', held_at, holder_id, holder_name
  from conversation where held_at is not null;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at)
  select tenant_id, gen_random_uuid(), id, 'closed', closed_at from conversation where closed_at is not null;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at, data)
  select tenant_id, gen_random_uuid(), conversation_id, 'needs_you', created_at,
    jsonb_build_object('item_id', id, 'kind', kind)
  from needs_you where conversation_id is not null;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at, data)
  select tenant_id, gen_random_uuid(), conversation_id, 'done', done_at,
    jsonb_build_object('item_id', id, 'kind', kind)
  from needs_you where conversation_id is not null and done_at is not null;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at, data)
  select b.tenant_id, gen_random_uuid(), b.conversation_id, 'booked', b.created_at,
    jsonb_build_object('booking_id', b.id, 'service_name', s.name, 'starts_at', to_char(
      b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from booking b join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
  where b.conversation_id is not null;
insert into conversation_activity (tenant_id, id, conversation_id, kind, at, data)
  select e.tenant_id, gen_random_uuid(), c.id, 'lead', min(e.at), jsonb_build_object('lead_id', e.lead_id)
  from lead_entry e join conversation c on c.tenant_id = e.tenant_id and c.id = e.record_id
  where e.kind = 'conversation' group by e.tenant_id, c.id, e.lead_id;
reset role;

-- A conversation that a person opened again stays open until somebody writes or closes it: the pass that closes chats
-- without news leaves it alone.
alter table conversation add column reopened_at timestamptz;

-- Answers that the team writes often.
create table canned_reply (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  title text not null,
  text text not null,
  shortcut text,                         -- what calls it up in a composer, without the slash; in lower case
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index canned_reply_shortcut on canned_reply (tenant_id, shortcut) where shortcut is not null;
select protect('canned_reply');
