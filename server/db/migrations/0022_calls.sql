-- Calls, by telephone and in the browser, and what was said in them.

create table call (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  medium text not null check (medium in ('phone', 'browser')),
  phone_number text not null default '',  -- the person's, in E.164; '' when it is withheld, and in a browser
  our_number text,
  client_name text not null default '',
  call_type text,                        -- as whoever ordered it called it
  brief text,                            -- what an outbound call is about
  on_machine text not null default 'hang_up' check (on_machine in ('hang_up', 'leave_message')),
  recorded boolean not null default false, -- whether it is to be recorded, and says so at the beginning
  status text not null check (status in
    ('queued', 'ringing', 'in_progress', 'completed', 'failed', 'no_answer', 'busy')),
  link_id uuid,                          -- whose knowledge it is held with
  conversation_id uuid,
  lead_id uuid,
  message_id uuid,                       -- of the broadcast that it was placed for
  provider_id text,                      -- the carrier's own id
  machine text,                          -- who picked up, as far as the carrier can tell: human, machine, fax, unknown
  created_at timestamptz not null,
  dialed_at timestamptz,                 -- when it was handed to the carrier; set before, so that a crash dials nobody twice
  started_at timestamptz,                -- when it rang
  answered_at timestamptz,               -- when the conversation began
  hung_up_at timestamptz,                -- when the carrier said that it is over; what it leaves is yet to be written
  ended_at timestamptz,
  asked_at timestamptz,                  -- when the carrier was last asked about it
  duration integer,                      -- seconds, from answered_at
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  summary text,
  actions text[] not null default '{}',
  error text,                            -- why it failed, in words
  recording_key text,                    -- where it is kept
  recording_bytes bigint,
  recording_seconds integer,
  recording_deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, provider_id),
  unique (tenant_id, message_id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete set null (link_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete set null (conversation_id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete set null (lead_id),
  foreign key (tenant_id, message_id) references broadcast_message (tenant_id, id) on delete set null (message_id)
);
create index on call (tenant_id, phone_number);
-- Over every business at once: whose call it is that the carrier speaks of, and who calls back.
create index call_provider on call (provider_id) where provider_id is not null;
create index call_number on call (phone_number, created_at) where phone_number <> '';
create index on call (tenant_id, link_id) where link_id is not null;
create index on call (tenant_id, conversation_id) where conversation_id is not null;
create index on call (tenant_id, lead_id) where lead_id is not null;
-- For the pass that settles calls of which nobody told the end, over every business at once.
create index call_open on call (created_at) where ended_at is null;
create index call_recording on call (ended_at) where recording_key is not null;
select protect('call');

create table call_turn (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  call_id uuid not null,
  n integer not null,
  speaker text not null check (speaker in ('agent', 'person')),
  text text not null,                    -- what was really heard
  began_ms integer not null,             -- since the line opened
  ended_ms integer not null,
  cut_short boolean not null,
  latency_ms integer,                    -- of an answer: from the end of the person's speech to our first sound
  primary key (tenant_id, call_id, n),
  foreign key (tenant_id, call_id) references call (tenant_id, id) on delete cascade
);
select protect('call_turn');

-- How the business wants its calls: { record, transfer_to, on_machine }.
alter table tenant add column calls jsonb not null default '{}';
