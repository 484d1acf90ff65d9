-- Conversations that people of the business hold themselves, and what they say there.

alter table conversation
  add column holder_id uuid,             -- the member or the key that holds it; outlives neither by a foreign key
  add column holder_name text,           -- as colleagues know them
  add column holder_shown text,          -- as visitors read them: never an email address
  add column held_at timestamptz,
  -- Since when the visitor waits for the person who holds it; null when nobody waits, or Needs You says so by now.
  add column unanswered_since timestamptz,
  add column subject text,               -- of the mail that began it
  add constraint conversation_holder_check check (held_by = 'assistant' or holder_id is not null);
-- For the pass that looks for visitors who wait, over every business at once.
create index conversation_unanswered on conversation (unanswered_since) where unanswered_since is not null;

alter table message
  add column author text,                -- of a person's: as visitors read them
  -- Of a person's, where it leaves by mail, text message or WhatsApp:
  add column delivery text check (delivery in ('queued', 'sending', 'sent', 'failed')),
  add column delivery_reason text,
  add column delivery_attempts integer not null default 0,
  add column sending_at timestamptz;
