-- When the visitor first asked, and when somebody first answered that: the report of first answers would read two messages
-- of each conversation. Written by the statement that counts a message, which locks the conversation anyway.
alter table conversation
  add column first_asked_at timestamptz,
  add column first_answered_at timestamptz;

set local role frontdesk_across;
update conversation c
  set first_asked_at = asked.created_at,
    first_answered_at = (
      select m.created_at from message m
      where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.role in ('assistant', 'person')
        and m.position > asked.position
      order by m.position limit 1)
  from (
    select distinct on (tenant_id, conversation_id) tenant_id, conversation_id, position, created_at
    from message where role = 'visitor' order by tenant_id, conversation_id, position
  ) asked
  where asked.tenant_id = c.tenant_id and asked.conversation_id = c.id;
reset role;

-- How many are open, and how many of these a member looks after: counted after every change, from the index alone.
create index conversation_open on conversation (tenant_id, assignee_id) where status = 'open';
