-- How a conversation went: null while nothing was asked; `resolved`: the assistant gave what was asked for; `unanswered`: it
-- did not, and nobody else has; `person`: somebody of the team wrote; `abandoned`: the visitor left while an answer was on its
-- way. Reports would read every message for it, so the statement that counts a message writes it. What the assistant says by
-- way of courtesy (topic `talk`) decides nothing.
alter table conversation add column outcome text
  check (outcome in ('resolved', 'unanswered', 'person', 'abandoned'));

set local role frontdesk_across;
update conversation c set outcome = judged.outcome
  from (
    select tenant_id, conversation_id,
      case when bool_or(role = 'person') then 'person'
        else (array_agg(
          case when answered is null then 'abandoned'
            when not answered or 'handed_over' = any(actions) then 'unanswered'
            else 'resolved' end
          order by position desc
        ) filter (where role = 'assistant' and topic is distinct from 'talk'))[1]
      end as outcome
    from message group by 1, 2
  ) judged
  where judged.tenant_id = c.tenant_id and judged.conversation_id = c.id and judged.outcome is not null;
reset role;

-- How a call went, whatever its state is called.
alter table call add column outcome text generated always as (
  case
    when answered_at is not null then 'answered'
    when status in ('queued', 'ringing', 'in_progress') then 'under_way'
    when direction = 'inbound' then 'missed'
    when status = 'completed' then 'answered'
    else status
  end) stored;

-- Reports count a year from the index alone.
create index conversation_report on conversation (tenant_id, started_at)
  include (id, channel, link_id, outcome, first_asked_at, first_answered_at, cost);
drop index conversation_tenant_id_started_at_idx;
create index message_mark_report on message_mark (tenant_id, marked_at);
create index broadcast_message_sent on broadcast_message (tenant_id, sent_at) where sent_at is not null;
create index broadcast_message_replied on broadcast_message (tenant_id, replied_at) where replied_at is not null;
create index questionnaire_link_completed on questionnaire_link (tenant_id, completed_at) where completed_at is not null;
