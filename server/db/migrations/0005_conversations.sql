-- Conversations with visitors on every channel, what was said in them, and what needs a person.

create table conversation (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  channel text not null check (channel in ('chat', 'widget', 'call', 'email')),
  -- Who began it: a visitor of a public page (anyone holding the id and the same page may go on with it), or
  -- the business itself with a key or a session (only the business may).
  begun_by text not null check (begun_by in ('visitor', 'business')),
  link_id uuid,
  tags text[] not null default '{}',     -- the link's, as they were then: they outlive the link
  client_name text,
  email text,
  phone text,
  language text,                         -- ISO 639-1, of the visitor's last message that showed one
  status text not null default 'open' check (status in ('open', 'closed')),
  held_by text not null default 'assistant' check (held_by in ('assistant', 'person')),
  message_count integer not null default 0,
  turn_count bigint not null default 0,  -- tickets drawn, see chat_turn
  started_at timestamptz not null,
  last_message_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete set null (link_id)
);
create index on conversation (tenant_id, last_message_at desc, id desc);
create index on conversation (tenant_id, link_id) where link_id is not null;
-- For the pass that closes sessions nobody writes in any more, over every business at once.
create index conversation_idle on conversation (last_message_at) where status = 'open';
select protect('conversation');

create table message (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  position integer not null,             -- 1 for the first; no gaps
  role text not null check (role in ('visitor', 'assistant', 'person', 'system')),
  text text not null,
  -- Of an assistant's message:
  sources jsonb not null default '[]',   -- [{ parent_doc_id, name, kind, origin }] as they were shown
  actions text[] not null default '{}',
  answered boolean,                      -- null: stopped before it was over, or no question to answer
  confidence real,                       -- 0 to 1, of the evidence found; null where none was looked for
  answered_by text,                      -- the model's name, or 'built-in'
  topic text,                            -- what the answer was about, so that "and on Sundays?" can be understood
  query text,                            -- what was looked up: the question made whole
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, conversation_id, position),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
select protect('message');

-- Who is next in a conversation: one row for every message that is being answered or waits for its turn, in
-- the order in which they drew their tickets. Its process keeps renewing the lease; the row of one that died
-- lapses, and the next goes on. Unlogged: after a crash of the database nobody is waiting any more.
create unlogged table chat_turn (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  conversation_id uuid not null,
  ticket bigint not null,
  lease_until timestamptz not null,      -- by the database's clock, which all processes share
  primary key (tenant_id, conversation_id, ticket),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
select protect('chat_turn');

-- What a person at the business should look at.
create table needs_you (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('unanswered', 'handover', 'callback', 'email_draft', 'failed_booking')),
  title text not null,
  conversation_id uuid,
  link_id uuid,
  tags text[] not null default '{}',
  contact jsonb,                         -- { name, email, phone } of whom to answer
  question text,                         -- as the visitor asked it
  question_key text,                     -- the same without case and punctuation: equal questions, one item
  best_score real,                       -- confidence of the best passages there were
  status text not null default 'open' check (status in ('open', 'done')),
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, conversation_id, kind, question_key),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete set null (conversation_id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete set null (link_id)
);
create index on needs_you (tenant_id, status, created_at desc, id desc);
create index on needs_you (tenant_id, kind, question_key);
create index on needs_you (tenant_id, link_id) where link_id is not null;
select protect('needs_you');
