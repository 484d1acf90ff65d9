-- What a call used, how many go on at once, and what of an answer was not heard.
alter table call
  add column heard_ms integer,             -- milliseconds of sound that a recogniser was given; null: not counted
  add column spoken_characters integer,    -- given to a voice
  add column tokens_read integer,          -- by language models
  add column tokens_written integer,
  add column tokens_estimated boolean not null default false,
  add column model_cost double precision,  -- at the prices of the settings; null: some model has none
  add column admitted_at timestamptz;      -- since when it has a place among the calls that go on at once

-- The calls that go on now have theirs.
update call set admitted_at = coalesce(answered_at, dialed_at, created_at)
where ended_at is null and (direction = 'inbound' or dialed_at is not null);

create index call_admitted on call (admitted_at) where ended_at is null and admitted_at is not null;

-- What we would have said on when the person spoke over it, as far as it was written by then.
alter table call_turn add column unheard text;
