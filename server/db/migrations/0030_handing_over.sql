-- Who marked a message as being handed over: after a crash their journal tells which of these had begun to leave
-- (communication/dispatch/journal.ts).
alter table broadcast_message add column runner uuid;
-- Until when an account is left alone because its provider said so, beside whose turn it is next.
alter table send_pace add column rests_until timestamptz;
