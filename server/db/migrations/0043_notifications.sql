-- What members are told by mail: their wishes, the news that wait for them, and the mails.

create table notification_preference (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  member_id uuid not null,
  kinds jsonb not null default '{}',     -- kind → 'off' | 'at_once' | 'digest'; one that isn't named has its role's default
  digest_every text not null default 'day' check (digest_every in ('hour', 'day')),
  digest_at text not null default '08:00', -- of a daily digest, on the member's clock
  quiet_from text,                       -- on the member's clock; both or neither
  quiet_to text,
  timezone text,                         -- null: the business's, as below
  language text,
  updated_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
select protect('notification_preference');

-- The mails about one conversation to one member. The subject may name the visitor, so it goes with the conversation.
create table notification_thread (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  member_id uuid not null,
  subject text not null,
  token_hash bytea not null unique,      -- of the token in the address for answers
  answered_at timestamptz,               -- when the member last answered by mail
  primary key (tenant_id, id),
  unique (tenant_id, conversation_id, member_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index on notification_thread (tenant_id, member_id);
select protect('notification_thread');

create table notification_mail (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,                      -- stands in its Message-ID
  member_id uuid not null,
  thread_id uuid,                        -- null: a digest, or news that belong to no conversation
  digest boolean not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,           -- the end of a claim, or when to try again; null once it is settled
  sent_at timestamptz,
  message_id text,                       -- the whole Message-ID, once it was sent
  failure text,                          -- why it failed for good, or the last time
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, thread_id) references notification_thread (tenant_id, id) on delete cascade
);
create index on notification_mail (tenant_id, member_id, created_at);
create index on notification_mail (tenant_id, thread_id) where thread_id is not null;
-- Over every business at once: mails that wait, and whose mail an answer refers to.
create index notification_mail_waiting on notification_mail (next_attempt_at) where next_attempt_at is not null;
create index notification_mail_id on notification_mail (id);
select protect('notification_mail');

-- One piece of news for one member. It names records and holds none of their words: the mail reads them as they are then.
create table notification (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  event_id uuid not null,
  kind text not null,
  change text,                           -- of a booking: 'moved' or 'cancelled'
  conversation_id uuid,
  record_id uuid not null,               -- the item, booking, lead or message
  digest boolean not null,
  due_at timestamptz not null,
  mail_id uuid,                          -- the mail that it went into
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mail_id) references notification_mail (tenant_id, id) on delete cascade
);
create index on notification (tenant_id, member_id) where mail_id is null;
create index on notification (tenant_id, mail_id) where mail_id is not null;
create index on notification (tenant_id, conversation_id) where conversation_id is not null;
create index notification_due on notification (due_at) where mail_id is null;
create index notification_old on notification (created_at);
select protect('notification');

-- Mails of members that were read as answers, so that one that is read twice counts once.
create table notification_answer (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  external_id text not null,             -- its Message-ID, or a hash
  member_id uuid not null,
  outcome text not null,                 -- 'delivered', or why not
  created_at timestamptz not null,
  primary key (tenant_id, external_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index on notification_answer (tenant_id, member_id, created_at);
create index notification_answer_old on notification_answer (created_at);
select protect('notification_answer');

-- Mails to the team that don't go out are one item; its question_key is the member's id.
alter table needs_you
  drop constraint needs_you_kind_check,
  add constraint needs_you_kind_check check (kind in (
    'unanswered', 'handover', 'callback', 'email_draft', 'failed_booking', 'failed_check', 'failed_webhook',
    'failed_mail'));
create unique index on needs_you (tenant_id, question_key) where kind = 'failed_mail';
