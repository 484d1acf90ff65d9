-- Which booking was reminded of by text message, at which of its times: a moved booking is reminded of once more.
create table booking_reminder (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  booking_id uuid not null,
  starts_at timestamptz not null,
  broadcast_id uuid not null,            -- the message to one person; the log has it for as long as messages are kept
  reminded_at timestamptz not null,
  primary key (tenant_id, booking_id, starts_at),
  foreign key (tenant_id, booking_id) references booking (tenant_id, id) on delete cascade
);
select protect('booking_reminder');

-- Who put themselves on the waitlist, and with what they take themselves off it.
alter table waitlist_entry
  add column source text not null default 'desk' check (source in ('desk', 'page', 'widget', 'chat', 'call')),
  add column conversation_id uuid,
  add column token_hash bytea unique,    -- null: nobody was sent a link yet
  add foreign key (tenant_id, conversation_id) references conversation (tenant_id, id)
    on delete set null (conversation_id);
create index on waitlist_entry (tenant_id, conversation_id) where conversation_id is not null;

-- Whom the token of such a link takes off the list, before any business is known.
create function find_waiting(shown bytea)
returns table (tenant_id uuid, id uuid)
language sql stable security definer
begin atomic
  select w.tenant_id, w.id from waitlist_entry w where w.token_hash = shown;
end;
revoke execute on function find_waiting from public;
grant execute on function find_waiting to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_waiting owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
