-- What a placed call rests on, from when on it may be placed, and what a machine that picks up hears.
alter table call
  add column consent text,              -- the words or the way in which the person agreed, or whose order it was
  add column consent_at timestamptz,
  add column held_until timestamptz,    -- when the hours of the person called let it go; null: it could go at once
  add column voicemail text;            -- the words for a machine, if it has its own

-- The words for the machine that picks up a call of this template; null: the account's.
alter table message_template
  add column voicemail text,
  add check (voicemail is null or channel = 'voice');
