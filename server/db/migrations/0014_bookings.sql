-- What can be booked, and the bookings.

-- Equality inside a GiST index. Ships with PostgreSQL and is a trusted extension: no superuser is needed.
create extension if not exists btree_gist;

create table service (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  buffer_before integer not null default 0 check (buffer_before between 0 and 1440), -- minutes
  buffer_after integer not null default 0 check (buffer_after between 0 and 1440),
  capacity integer not null default 1 check (capacity between 1 and 500), -- how many at the same time
  resource text,                         -- a person, room or machine: services that name the same one exclude each other
  price_hundredths bigint,
  currency text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
select protect('service');

create table booking (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  service_id uuid not null,
  service_name text not null,            -- as it was called then
  resource text,                         -- the service's, as it was then
  seat integer not null,                 -- 1 to the service's capacity
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  held_from timestamptz not null,        -- with the buffers around it
  held_to timestamptz not null,
  timezone text not null,                -- the visitor's: mails and pages show their time
  language text not null,                -- theirs as well
  name text not null,
  email text,
  phone text,
  notes text not null default '',
  status text not null default 'confirmed' check (status in ('confirmed', 'completed', 'cancelled', 'no_show')),
  source text not null check (source in ('api', 'page', 'chat', 'call', 'widget')),
  lead_id uuid,
  conversation_id uuid,
  call_id uuid,
  token_hash bytea not null unique,      -- of the token in the link that moves or cancels it
  sequence integer not null default 0,   -- of its calendar entry: counts what calendars must take over (RFC 5545, 3.8.7.4)
  cancelled_by text check (cancelled_by in ('visitor', 'business')),
  cancel_reason text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  -- No cascade: a service that was ever booked can be taken out of use, not deleted.
  foreign key (tenant_id, service_id) references service (tenant_id, id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete set null (lead_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete set null (conversation_id),
  -- Two people can never hold one seat at one time, whichever process or program writes.
  constraint booking_seat exclude using gist
    (tenant_id with =, service_id with =, seat with =, tstzrange(held_from, held_to) with &&)
    where (status <> 'cancelled'),
  -- Nor can one person, room or machine be booked for two services at once.
  constraint booking_resource exclude using gist
    (tenant_id with =, resource with =, service_id with <>, tstzrange(held_from, held_to) with &&)
    where (status <> 'cancelled' and resource is not null)
);
-- Ranges can't use an index under row-level security (&& is not leakproof); < and > on their ends can.
create index on booking (tenant_id, held_to, held_from);
create index on booking (tenant_id, starts_at, id);
create index on booking (tenant_id, service_id);
create index on booking (tenant_id, lead_id) where lead_id is not null;
create index on booking (tenant_id, conversation_id) where conversation_id is not null;
select protect('booking');

-- The mails about a booking, written down before they are handed over so that none goes out twice: one of each kind
-- for each state of the booking (`sequence`).
create table booking_mail (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  booking_id uuid not null,
  kind text not null check (kind in ('confirmation', 'change', 'cancellation', 'reminder')),
  sequence integer not null,
  claimed_until timestamptz not null,    -- until then whoever claimed it may still be handing it over
  sent_at timestamptz,
  message_id text,                       -- as it left
  primary key (tenant_id, booking_id, kind, sequence),
  foreign key (tenant_id, booking_id) references booking (tenant_id, id) on delete cascade
);
select protect('booking_mail');

-- What the token of a manage page opens, before any business is known. As frontdesk_across, and nothing but this can
-- be read through it.
create function find_booking(shown bytea)
returns table (tenant_id uuid, id uuid)
language sql stable security definer
begin atomic
  select b.tenant_id, b.id from booking b where b.token_hash = shown;
end;

-- The address of a business's own calendar feed: one that lasts until it is changed.
create table booking_feed (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,                      -- the token is made from it
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (tenant_id)
);
select protect('booking_feed');

create function find_booking_feed(shown bytea)
returns table (tenant_id uuid)
language sql stable security definer
begin atomic
  select f.tenant_id from booking_feed f where f.token_hash = shown;
end;

-- Calendars elsewhere: read for times that are taken, and, where they take them, given the bookings.
create table calendar (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('ics', 'caldav')),
  name text not null,
  access_sealed bytea not null,          -- { url, username, password }: an ICS address is a credential, too
  writes boolean not null default false, -- CalDAV only: bookings are written to it
  read_at timestamptz,                   -- when the busy times were last read whole
  failing_since timestamptz,
  error text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select protect('calendar');

create table calendar_busy (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  calendar_id uuid not null,
  id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, calendar_id, id),
  foreign key (tenant_id, calendar_id) references calendar (tenant_id, id) on delete cascade
);
create index on calendar_busy (tenant_id, ends_at, starts_at);
select protect('calendar_busy');

-- Which state of a booking a calendar holds.
create table calendar_entry (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  calendar_id uuid not null,
  booking_id uuid not null,
  sequence integer not null,
  written_at timestamptz not null,
  primary key (tenant_id, calendar_id, booking_id),
  foreign key (tenant_id, calendar_id) references calendar (tenant_id, id) on delete cascade,
  foreign key (tenant_id, booking_id) references booking (tenant_id, id) on delete cascade
);
create index on calendar_entry (tenant_id, booking_id);
select protect('calendar_entry');

revoke execute on function find_booking, find_booking_feed from public;
grant execute on function find_booking, find_booking_feed to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_booking owner to frontdesk_across;
  alter function find_booking_feed owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
