-- A link reads completed once its record is whole, and not from the hang-up on: whoever polls for `completed` reads once.

alter table questionnaire_link
  -- From when on it reads completed: a minute after the hang-up, brought forward to the moment at which all of it is there.
  add column whole_at timestamptz,
  drop column last_at;

set local role frontdesk_across;
update questionnaire_link set whole_at = completed_at + interval '1 minute' where completed_at is not null;
reset role;

alter table questionnaire_link
  add check ((completed_at is null) = (whole_at is null)),
  -- The last time that anything happened to it: what pollers ask for.
  add column last_at timestamptz not null generated always as (coalesce(whole_at, started_at, opened_at, created_at)) stored;
create index on questionnaire_link (tenant_id, last_at);

-- When it was last known what came of a recording: all that had arrived was joined, or nothing could be.
alter table recording add column settled_at timestamptz;
