-- The words that a broadcast says on a channel instead of a template: channel → { subject, body }. A draft's may be empty.
alter table broadcast add column words jsonb not null default '{}';
-- Nothing leaves before this: the time that was chosen for it, or the end of the seconds in which it can be taken back.
alter table broadcast add column starts_at timestamptz;
alter table broadcast drop constraint broadcast_waiting_for_check;
alter table broadcast add constraint broadcast_waiting_for_check check (waiting_for in ('review', 'window', 'time'));
