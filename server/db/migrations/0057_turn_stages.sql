-- What the time of a spoken answer was spent on, and which provider heard, thought and spoke in a call. Calls from before
-- have none of it.
alter table call_turn
  add column first_sound_ms integer,
  add column endpoint_ms integer,
  add column recognition_ms integer,
  add column model_ms integer,
  add column voice_ms integer,
  add constraint call_turn_stages check (num_nulls(endpoint_ms, recognition_ms, model_ms, voice_ms) in (0, 4));

alter table call
  add column heard_with text,
  add column answered_with text,
  add column spoken_with text;
