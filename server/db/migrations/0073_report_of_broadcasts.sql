-- When its recipient unsubscribed by this very message.
alter table broadcast_message add column unsubscribed_at timestamptz;
create index broadcast_message_unsubscribed on broadcast_message (tenant_id, broadcast_id, id)
  where unsubscribed_at is not null;

-- A report counts the messages of a broadcast by state, channel and reason while it goes out: from the index alone.
drop index broadcast_message_tenant_id_broadcast_id_state_id_idx;
create index on broadcast_message (tenant_id, broadcast_id, state, id) include (channel, reason);
-- Those that wait for their hour are few, and most broadcasts have none.
create index broadcast_message_held on broadcast_message (tenant_id, broadcast_id, state, held_until)
  where held_until is not null and state in ('queued', 'sending');
