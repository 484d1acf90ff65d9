-- Proof of what was deleted of a questionnaire's link: how much, when and by whom, and nothing that tells of the person.
create table questionnaire_deletion (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid not null,
  title text,                            -- of the saved list or the question set; null: it was made for one person, and may name them
  started boolean not null,              -- whether a session was held
  turns integer not null check (turns >= 0),
  pictures integer not null check (pictures >= 0),
  recording_bytes bigint,                -- null: there was no recording, or none any more
  deleted_at timestamptz not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text,
  primary key (tenant_id, id)
);
create index on questionnaire_deletion (tenant_id, link_id);
select protect('questionnaire_deletion');
