-- What the business sends by itself: to whom, what, through whose account, and what became of it.

-- Replies arrive on channels that no conversation had before.
alter table conversation drop constraint conversation_channel_check;
alter table conversation add constraint conversation_channel_check
  check (channel in ('chat', 'widget', 'call', 'email', 'sms', 'whatsapp'));
-- Their provider's id, or a mail's Message-ID: what arrives twice is one message.
alter table message add column external_id text;
create unique index message_external_id on message (tenant_id, external_id) where external_id is not null;

create table audience (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- 'direct' holds the people of one-person sends; it is never listed.
  kind text not null default 'manual' check (kind in ('manual', 'import', 'segment', 'direct')),
  segment text check (segment in ('leads', 'bookings', 'callers', 'chatters')),
  contact_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index audience_direct on audience (tenant_id) where kind = 'direct';
select protect('audience');

create table contact (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  audience_id uuid not null,
  dedupe_key text not null,              -- the email address in lower case, else the number
  name text,
  email text,
  phone text,                            -- E.164
  country text,                          -- ISO 3166-1 alpha-2
  timezone text,                         -- IANA
  external_id text,
  consent_email boolean not null default false,
  consent_sms boolean not null default false,
  consent_whatsapp boolean not null default false,
  consent_voice boolean not null default false,
  consent_log jsonb not null default '[]', -- [{ channel, granted, source, at }], oldest first
  attributes jsonb not null default '{}',  -- own fields: name → text
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, audience_id, dedupe_key),
  foreign key (tenant_id, audience_id) references audience (tenant_id, id) on delete cascade
);
create index on contact (tenant_id, audience_id, id);
create index on contact (tenant_id, email) where email is not null;
create index on contact (tenant_id, phone) where phone is not null;
select protect('contact');

-- Whom never to write to or call again, by address, so that no import brings them back.
create table suppression (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  address text not null,                 -- an email address in lower case, or a number in E.164
  channels text[] not null default '{email,sms,whatsapp,voice}'
    check (channels <@ '{email,sms,whatsapp,voice}' and channels <> '{}'),
  reason text,
  source text not null,                  -- what stopped it: 'api', 'unsubscribe', 'stop', 'bounce', …
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, address)
);
select protect('suppression');

create table message_template (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'voice')),
  subject text,
  body text not null,
  category text check (category in ('utility', 'marketing', 'authentication')),
  language text not null,
  variable_sources jsonb not null default '{}', -- placeholder → { from, value? }
  dlt_template_id text,                  -- India's register of SMS texts
  is_active boolean not null default true,
  -- WhatsApp's review, and what was reviewed:
  provider_status text check (provider_status in ('draft', 'pending', 'approved', 'rejected')),
  provider_error text,
  provider_name text,                    -- its name there: small letters, digits, underscores
  provider_id text,
  provider_account text,                 -- the business account it was submitted to
  provider_positions text[],             -- placeholder of {{1}}, {{2}}, …
  review_asked_at timestamptz,           -- when the provider was last asked what became of the review
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index on message_template (provider_id) where provider_id is not null;
select protect('message_template');

-- The business's own accounts at providers; where there is none, the installation's is used.
create table connection (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'voice')),
  settings jsonb not null,               -- what may be shown again
  secrets bytea not null,                -- the rest, sealed
  account text not null,                 -- by which a callback finds it: account id, phone number id, address
  sender text not null,                  -- what recipients see: an address or a number
  per_minute integer,                    -- messages a minute; null: the channel's usual
  checked_at timestamptz,                -- of the last test
  failure text,                          -- what the last test said, null when it passed
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, channel)
);
create index on connection (channel, account);
create index on connection ((settings ->> 'business_account_id')) where channel = 'whatsapp';
select protect('connection');

create table broadcast (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  audience_id uuid,                      -- null once the audience is deleted
  contact_id uuid,                       -- a message to one person: only this contact
  channel_order text[] not null,
  template_ids jsonb not null,           -- channel → id
  typed jsonb not null default '{}',     -- what the sender gave for this send: placeholder → text
  allow_replies boolean not null,
  send_window_start real,                -- local hours of the recipient, 0 to 24
  send_window_end real,
  status text not null default 'draft' check (status in ('draft', 'queued', 'sending', 'completed', 'cancelled')),
  waiting_for text check (waiting_for in ('review', 'window')), -- why it is queued
  planned_after uuid,                    -- the last contact that has its row: a cut-off start goes on from here
  planned_at timestamptz,                -- when every contact had its row
  previewed_at timestamptz,
  sent_at timestamptz,                   -- when it was told to go
  completed_at timestamptz,
  next_at timestamptz,                   -- when there is something to do for it again; null: nothing
  runner uuid,                           -- who sends it: one at a time, so that pace and order are somebody's …
  job text,                              -- … in which job: another attempt at the same may take over at once …
  lease_until timestamptz,               -- … and anybody after this
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, audience_id) references audience (tenant_id, id) on delete set null (audience_id)
);
create index on broadcast (tenant_id, created_at desc, id desc);
create index on broadcast (tenant_id, audience_id);
create index broadcast_running on broadcast (next_at) where status in ('queued', 'sending');
select protect('broadcast');

-- One durable row for each contact of each broadcast, those who were left out as well.
create table broadcast_message (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  broadcast_id uuid not null,
  contact_id uuid,
  name text,
  channel text check (channel in ('email', 'sms', 'whatsapp', 'voice')), -- null: reachable on none
  template_id uuid,
  state text not null check (state in
    ('queued', 'sending', 'sent', 'delivered', 'read', 'replied', 'failed', 'blocked', 'cancelled')),
  reason text,                           -- why blocked or failed: a code …
  reason_detail text,                    -- … and what the provider said
  to_address text,
  rendered_subject text,
  rendered_body text,
  params text[],                         -- WhatsApp: the values of {{1}}, {{2}}, …
  provider_id text,                      -- theirs, or the Message-ID of a mail
  attempts integer not null default 0,
  held_until timestamptz,                -- not before: the send window, or a pause before another attempt
  queued_at timestamptz not null,
  sending_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz,
  replied_at timestamptz,
  reply_snippet text,
  reply_conversation_id uuid,
  primary key (tenant_id, id),
  -- In this order it also finds a contact's messages, which deleting the contact needs.
  unique (tenant_id, contact_id, broadcast_id),
  foreign key (tenant_id, broadcast_id) references broadcast (tenant_id, id) on delete cascade,
  foreign key (tenant_id, contact_id) references contact (tenant_id, id) on delete set null (contact_id),
  foreign key (tenant_id, reply_conversation_id) references conversation (tenant_id, id)
    on delete set null (reply_conversation_id)
) with (
  -- A row changes at least three times (claimed, sending, sent). Room on its page makes the first of these cheap,
  -- and a text kept outside of the row is not written again with each.
  fillfactor = 80, toast_tuple_target = 256
);
create index on broadcast_message (tenant_id, broadcast_id, state, id);
create index on broadcast_message (tenant_id, channel, state, id);
create index on broadcast_message (provider_id) where provider_id is not null;
-- Rows are stored in the order in which they were queued, so that this is a few pages for a million of them.
create index on broadcast_message using brin (queued_at);
select protect('broadcast_message');

-- What a message is looked for by: words of the name, the address and its parts, the digits of the number. Beginnings
-- of these are found as ranges, for which row-level security lets an index be used (trigrams it does not).
create table broadcast_message_term (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  term text collate "C" not null,
  message_id uuid not null,
  primary key (tenant_id, term, message_id)
);
select protect('broadcast_message_term');

-- When each sender's account may be used next, so that all processes together keep its pace. Unlogged:
-- after a crash of the database a few messages may leave early.
create unlogged table send_pace (
  account text primary key,
  next_at timestamptz not null
);
grant select, insert, update, delete on send_pace to frontdesk_tenant, frontdesk_across;

-- How far each mailbox has been read.
create table mailbox_position (
  mailbox text primary key,              -- host, user and folder
  uid_validity bigint not null,
  last_uid bigint not null
);
grant select, insert, update, delete on mailbox_position to frontdesk_tenant, frontdesk_across;
