-- Activity tracking of spoken questionnaires: what each frame of the camera showed. The frames themselves are not kept.

create table monitoring_frame (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  second integer not null check (second >= 0), -- since Start; one a second
  judged boolean not null,               -- false: too dark, covered, or there was no time to look at it
  faces smallint,
  yaw real,                              -- degrees that the nearest face is turned by
  phone real,                            -- how sure it is that there is one, 0 to 1; null: not looked for
  primary key (tenant_id, link_id, second),
  check (judged = (faces is not null)),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('monitoring_frame');

-- The one picture that shows what a window of ten seconds is flagged for. Few and small, so they are rows: they go with the
-- session, and with its media before.
create table monitoring_evidence (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  finding text not null,
  window_n integer not null check (window_n >= 0),
  at_ms integer not null check (at_ms >= 0),
  jpeg bytea not null,
  primary key (tenant_id, link_id, finding, window_n),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('monitoring_evidence');
