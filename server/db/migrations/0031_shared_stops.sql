-- Numbers whose people told the installation's own account to stop, which businesses share: none of them writes to these
-- through it, also one that learns of the number later, until the person writes START there.
create table shared_stop (
  address text not null,                 -- E.164
  channel text not null check (channel in ('sms', 'whatsapp')),
  stopped_at timestamptz not null,
  primary key (address, channel)
);
grant select, insert, update, delete on shared_stop to frontdesk_across;

-- The channels on which a number is closed so: what a business may ask of a number that it is about to write to, and all that
-- it can learn of the others' people. As frontdesk_across, like find_chat_link.
create function shared_stops_of(number text) returns text[]
language sql stable security definer
begin atomic
  select array(select s.channel from shared_stop s where s.address = number);
end;
revoke execute on function shared_stops_of from public;
grant execute on function shared_stops_of to frontdesk_tenant;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function shared_stops_of owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
