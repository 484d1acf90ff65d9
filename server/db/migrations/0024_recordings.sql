-- Recordings of spoken questionnaires. A page uploads what its recorders write, one part a start of a recorder, slice by
-- slice; once the session has ended they are joined into one file.

create table recording (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  mode text not null check (mode in ('audio', 'audio_video')),
  bytes bigint not null default 0 check (bytes >= 0), -- received so far, in all parts
  full_at timestamptz,                   -- it reached the size that it may have: it grows no more
  sealed_at timestamptz,                 -- the session ended: no new part may begin
  delivered_at timestamptz,              -- the page has said that nothing more will come
  -- The joined file, and how many of the bytes received are in it: late slices are joined again.
  file_key text,
  file_bytes bigint,
  duration_ms integer,
  joined_bytes bigint not null default 0,
  deleted_at timestamptz,
  primary key (tenant_id, link_id),
  check ((file_key is null) = (file_bytes is null) and (file_key is null) = (duration_ms is null)),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
create index on recording (sealed_at) where sealed_at is not null and deleted_at is null;
select protect('recording');

create table recording_part (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  id uuid not null,                      -- made by the page
  n integer not null check (n > 0),      -- in the order in which they arrived
  started_ms integer not null check (started_ms >= 0), -- when the recorder started, since Start
  bytes bigint not null default 0 check (bytes >= 0),  -- received without a gap: where the next slice has to begin
  -- Where it lies in the joined file.
  offset_ms integer,
  duration_ms integer,
  primary key (tenant_id, link_id, id),
  foreign key (tenant_id, link_id) references recording (tenant_id, link_id) on delete cascade
);
select protect('recording_part');

-- Stills of the camera. The moments stay when the pictures have gone.
create table still (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  at_ms integer not null check (at_ms >= 0), -- since Start
  file_key text,
  primary key (tenant_id, link_id, at_ms),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('still');

-- Every file of these in the store, written down before it is stored and struck out after it is removed, so that no
-- crash leaves one behind that nobody knows of. Outlives its session: no keys.
create table recording_file (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  file_key text not null,
  link_id uuid not null,
  kind text not null check (kind in ('slice', 'joined', 'still')),
  part_id uuid,                          -- of a slice
  at_byte bigint,                        -- of a slice: where in its part it begins
  bytes bigint not null,
  kept boolean not null default false,   -- it is stored, and part of what was received
  created_at timestamptz not null,
  primary key (tenant_id, file_key)
);
create index on recording_file (tenant_id, link_id, part_id, at_byte);
create index on recording_file (created_at);
select protect('recording_file');

-- Which socket holds the conversation of a session: the newest one does, and an older one lets go of it.
create table session_socket (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  socket_id uuid not null,
  primary key (tenant_id, link_id),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('session_socket');
