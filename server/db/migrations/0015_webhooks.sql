-- Other programs that are told what happens here, and what each of them was told.

create table webhook (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  url text not null,
  events text[] not null,                -- names of events, or '*' alone
  description text,
  is_active boolean not null default true,
  secret bytea not null,                 -- sealed
  previous_secret bytea,                 -- sealed; signs as well until previous_until
  previous_until timestamptz,
  failing_since timestamptz,             -- the first failed attempt after the last that succeeded
  disabled_at timestamptz,               -- when we switched it off, not its owner
  created_at timestamptz not null,
  -- The process that sends to it, so that deliveries start in order and none is sent twice at once. By the
  -- database's clock, which all processes share.
  worker uuid,
  worker_until timestamptz,
  primary key (tenant_id, id)
);
create index on webhook (worker) where worker is not null;
select protect('webhook');

-- One event for one webhook. Written by the transaction that publishes the event, and gone with it.
create table webhook_delivery (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  webhook_id uuid not null,
  event_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  next_attempt_at timestamptz,           -- null once it is settled
  tries integer not null default 0,      -- failed attempts since it was last asked for
  attempts jsonb not null default '[]',  -- [{ at, status_code, ms, error }], oldest first, the last 50
  primary key (tenant_id, webhook_id, event_id),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references event (tenant_id, id) on delete cascade
);
create index on webhook_delivery (tenant_id, event_id);
create index webhook_delivery_pending on webhook_delivery (tenant_id, webhook_id, next_attempt_at, event_id)
  where status = 'pending';
select protect('webhook_delivery');

-- For the pass that forgets what is long over (jobs/events.ts).
create index on event (at);

-- A webhook that was switched off is one item, however often that happens; its question_key is the webhook's id.
alter table needs_you
  drop constraint needs_you_kind_check,
  add constraint needs_you_kind_check check (kind in (
    'unanswered', 'handover', 'callback', 'email_draft', 'failed_booking', 'failed_check', 'failed_webhook'));
create unique index on needs_you (tenant_id, question_key) where kind = 'failed_webhook';
