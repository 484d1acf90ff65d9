-- Who of the team looks after a conversation, what each member has not read yet, and what is put off until later.

alter table conversation
  add column assignee_id uuid,
  add foreign key (tenant_id, assignee_id) references member (tenant_id, id) on delete set null (assignee_id);

-- Lists of conversations, newest message first: each filter that may match few of many finds them in the list's own order.
create index on conversation (tenant_id, status, last_message_at desc, id desc);
create index on conversation (tenant_id, channel, last_message_at desc, id desc);
create index on conversation (tenant_id, assignee_id, last_message_at desc, id desc);
create index conversation_held on conversation (tenant_id, last_message_at desc, id desc) where held_by = 'person';
create index on conversation (tenant_id, link_id, last_message_at desc, id desc) where link_id is not null;
drop index conversation_tenant_id_link_id_idx;

-- What a member has not read of a conversation. A conversation without a row is read: what was there before this table,
-- and what was there before a member came, is not unread to them.
create table conversation_unread (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  member_id uuid not null,
  conversation_id uuid not null,
  read_position integer not null,        -- the last message that they read; 0: none
  messages integer not null check (messages > 0), -- of the visitor, after that one
  primary key (tenant_id, member_id, conversation_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
create index on conversation_unread (tenant_id, conversation_id);
select protect('conversation_unread');

-- An open item that is put off waits for nobody until then.
alter table needs_you add column snoozed_until timestamptz;
create index needs_you_snoozed on needs_you (snoozed_until) where snoozed_until is not null;
-- What waits, longest first: of any kind, and of one.
create index needs_you_waiting on needs_you (tenant_id, created_at, id)
  include (conversation_id, snoozed_until) where status = 'open';
create index needs_you_waiting_kind on needs_you (tenant_id, kind, created_at, id)
  include (conversation_id, snoozed_until) where status = 'open';
