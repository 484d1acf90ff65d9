-- Calls over a SIP trunk are held by our own processes: nobody else can say what became of them.
alter table call
  add column carrier text check (carrier in ('twilio', 'sip')), -- whose line it is; null in a browser
  add column alive_until timestamptz;  -- until then a process has promised to hold it, and renews that all the time

set local role frontdesk_across;
update call set carrier = 'twilio' where medium = 'phone';
reset role;

create index on call (alive_until) where carrier = 'sip' and ended_at is null;

-- How the trunk stands, as the process saw it that listens there. Others read it.
create table sip_trunk (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('off', 'registering', 'registered', 'refused', 'unreachable')),
  detail text not null default '',
  at timestamptz not null
);
grant select, insert, update on sip_trunk to frontdesk_across;

-- A number of the trunk is one business's.
create unique index connection_sip_number on connection (sender) where channel = 'voice' and account = 'sip:trunk';
