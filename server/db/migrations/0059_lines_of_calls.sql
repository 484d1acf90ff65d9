-- A call may change hands: its line is lost and comes back, a person gets the caller, or the carrier's own voice does.
alter table call
  add column line integer not null default 0, -- the line in hand, counted: 0 before the first, 2 once a lost one came back
  add column lost_at timestamptz,             -- when the line in hand was lost; null while it holds
  add column elsewhere text check (elsewhere in ('person', 'carrier')), -- who has the caller while the assistant has not
  add column events jsonb not null default '[]', -- what happened to it, in order: [{ kind, at, detail }]
  add column told_at timestamptz,             -- when its end was published
  -- What a caller said to the carrier, because the assistant could not hear or speak.
  add column message_key text,                -- where its sound is kept
  add column message_bytes bigint,
  add column message_seconds integer,
  add column message_text text;               -- once it could be transcribed

set local role frontdesk_across;
update call set told_at = ended_at where ended_at is not null;
update call set line = 1 where answered_at is not null;
reset role;
