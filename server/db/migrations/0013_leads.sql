-- People who want something of the business, and what happened with each of them.

create table lead (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text,
  email text check (email = lower(email)),
  phone text,                            -- as it was given
  phone_key text,                        -- by which numbers are compared: E.164 where it can be told, else digits
  intent text,                           -- what they want, in their words; the newest
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'won', 'lost')),
  source text not null check (source in ('chat', 'call', 'widget', 'email', 'form', 'booking', 'api')),
  tags text[] not null default '{}',
  notes text,
  conversation_id uuid,                  -- the newest
  call_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete set null (conversation_id)
);
-- One person, one lead: known by the email address, else by the number. Two people with addresses of their own may
-- share a number, so that it is a key only where there is no address.
create unique index lead_email on lead (tenant_id, email) where email is not null;
create unique index lead_phone on lead (tenant_id, phone_key) where phone_key is not null and email is null;
create index on lead (tenant_id, phone_key) where phone_key is not null;
create index on lead (tenant_id, status, id desc);
create index on lead (tenant_id, conversation_id) where conversation_id is not null;
select protect('lead');

-- What happened with a lead, one row a happening.
create table lead_entry (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  lead_id uuid not null,
  kind text not null check (kind in ('captured', 'changed', 'conversation', 'call', 'booking')),
  record_id uuid,                        -- the conversation, call or booking; one that is gone leaves its id
  changes jsonb,                         -- field → [before, after]
  by text,                               -- the member or key that did it, as it was called then
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete cascade
);
create index on lead_entry (tenant_id, lead_id, id desc);
-- A conversation, a call, a booking is told once a lead; and by this one finds whose it was.
create unique index lead_entry_record on lead_entry (tenant_id, kind, record_id, lead_id) where record_id is not null;
select protect('lead_entry');

-- What the assistant keeps in mind from this reply to the next, by skill.
alter table message add column memo jsonb;
