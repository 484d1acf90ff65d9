-- Who of the team looks at a conversation. Unlogged: it is true for a minute, and a crash of the database may forget it.
create unlogged table conversation_presence (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  conversation_id uuid not null,
  member_id uuid not null,
  seen_at timestamptz not null,
  typed_at timestamptz,                  -- the last sign of writing since they sent or left
  primary key (tenant_id, conversation_id, member_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index on conversation_presence (seen_at);
select protect('conversation_presence');

-- For the figures of a stretch of time: conversations that began in it, answers that the assistant gave in it.
create index on conversation (tenant_id, started_at);
create index message_answered on message (tenant_id, created_at) include (answered, conversation_id)
  where answered is not null;
create index on lead (tenant_id, created_at);
create index on call (tenant_id, created_at);
create index on booking (tenant_id, created_at);
