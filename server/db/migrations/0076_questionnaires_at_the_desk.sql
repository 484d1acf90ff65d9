-- In which language a questionnaire is spoken; null: that of its questions.
alter table questionnaire add column language text;

-- How the person was last told of their link: one mail or text message at a time.
alter table questionnaire_link
  add column invitation_id uuid,
  add column invited_by text check (invited_by in ('email', 'sms')),
  add column invited_at timestamptz,       -- when it was asked for
  add column invitation_state text check (invitation_state in ('queued', 'sending', 'sent', 'failed')),
  add column invitation_problem text,      -- why it was not sent, for people
  add check (num_nonnulls(invitation_id, invited_by, invited_at, invitation_state) in (0, 4)),
  add check ((invitation_problem is not null) = (invitation_state is not distinct from 'failed'));

-- How many of a questionnaire's links are completed is counted from the index alone.
create index on questionnaire_link (tenant_id, questionnaire_id, whole_at) where whole_at is not null;
