-- A saved list that is sent with other settings stays as it is: they stand with the link. Before, it was copied.

alter table questionnaire_link
  -- Of this send alone; null: as its questionnaire has it.
  add column title text,
  add column about text,
  add column recording_mode text check (recording_mode in ('audio', 'audio_video', 'none')),
  add column monitor_activity boolean,
  add column expected_minutes integer,
  add column context_text text;

set local role frontdesk_across;
-- Sends of copies that ask the same become sends of the list itself, on the terms on which they were sent.
update questionnaire_link l
set questionnaire_id = list.id, title = copy.title, about = copy.about, recording_mode = copy.recording_mode,
  monitor_activity = copy.monitor_activity, expected_minutes = copy.expected_minutes, context_text = copy.context_text
from questionnaire copy join questionnaire list on list.tenant_id = copy.tenant_id and list.id = copy.copied_from
where l.tenant_id = copy.tenant_id and l.questionnaire_id = copy.id
  and not list.is_template and list.questions = copy.questions;
delete from questionnaire copy using questionnaire list
where list.tenant_id = copy.tenant_id and list.id = copy.copied_from
  and not list.is_template and list.questions = copy.questions
  -- A copy of the copy was sent.
  and not exists (select from questionnaire_link l where l.tenant_id = copy.tenant_id and l.questionnaire_id = copy.id);
-- What is left was changed since: they are two lists.
update questionnaire copy set copied_from = null from questionnaire list
where list.tenant_id = copy.tenant_id and list.id = copy.copied_from and not list.is_template;
reset role;

-- The question set of the library that this one is a copy of, made when it was sent.
alter table questionnaire rename column copied_from to template_id;
