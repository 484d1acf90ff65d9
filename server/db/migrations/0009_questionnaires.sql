-- Lists of questions: the library's (question sets), and those that were made to be sent.

create table questionnaire (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  -- A question set is known to the assistant: as this source, with which it goes, however that is deleted.
  source_id uuid,
  is_template boolean not null generated always as (source_id is not null) stored,
  title text not null,
  about text not null,
  questions jsonb not null,              -- [{ text, points: [] }]
  recording_mode text not null check (recording_mode in ('audio', 'audio_video', 'none')),
  monitor_activity boolean not null,
  expected_minutes integer,              -- null: estimated from the questions
  context_text text not null,            -- for the agent alone, so no part of what the assistant knows
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, source_id) references knowledge_source (tenant_id, id) on delete cascade
);
create index on questionnaire (tenant_id, is_template, id desc);
create index on questionnaire (tenant_id, source_id) where source_id is not null;
select protect('questionnaire');
