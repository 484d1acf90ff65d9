-- Numbers whose people told the installation's own account to stop, which businesses share: none of them writes to these
-- through it, also one that learns of the number later, until the person writes START there.
create table shared_stop (
  address text not null,                 -- E.164
  channel text not null check (channel in ('sms', 'whatsapp')),
  stopped_at timestamptz not null,
  primary key (address, channel)
);
grant select on shared_stop to frontdesk_tenant;
grant select, insert, update, delete on shared_stop to frontdesk_across;
