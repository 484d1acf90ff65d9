-- Reports of a year would read every conversation and every answer of it. So days that are over are kept as sums; what
-- changed since then is counted from the records themselves, until the day is counted anew (reports/analytics/days).

-- What the facts of a metric come to on a day of the business, by each dimension, or all together (dimension ''): for each
-- key how many facts there are, and their sum. Of a median each value is kept. A day without facts has no row.
create table report_day (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  metric text not null,
  dimension text not null,
  day timestamptz not null,              -- its beginning in the business's time zone
  keys text[] not null,
  totals double precision[] not null,
  facts integer[] not null,
  primary key (tenant_id, metric, dimension, day)
);
select protect('report_day');

-- By which definitions, at which prices and in which time zone the days of a business were counted.
create table report_basis (
  tenant_id uuid primary key default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  basis text not null
);
select protect('report_basis');

-- When facts were, that came, changed or went since their day was counted. Written in the transaction that changes them, so
-- that nobody takes a day for counted that is not. Rows are only ever added, so that writers never wait for each other here.
-- Quarters of an hour are enough, because days of every time zone begin at one.
create table report_touch (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  at timestamptz not null,
  id bigint generated always as identity,
  primary key (tenant_id, at, id)
);
select protect('report_touch');

create function quarter_hour(at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', at, '2000-01-01T00:00Z')
$$;

-- As frontdesk_across, for the reason given at forget_chunks. A business that is being deleted needs no rows.
create function touch_report() returns trigger language plpgsql security definer as $$
begin
  insert into report_touch (tenant_id, at)
    select distinct t.id, quarter_hour(fact.at)
    from tenant t, (values (old.created_at), (new.created_at)) fact (at)
    where t.id = coalesce(new.tenant_id, old.tenant_id) and fact.at is not null;
  return null;
end $$;

-- Answers and calls are grouped by what their conversation has.
create function touch_report_of_conversation() returns trigger language plpgsql security definer as $$
begin
  insert into report_touch (tenant_id, at)
    select distinct t.id, quarter_hour(fact.at)
    from tenant t, (values (old.started_at), (new.started_at)) fact (at)
    where t.id = coalesce(new.tenant_id, old.tenant_id) and fact.at is not null;
  if tg_op = 'UPDATE' and (old.channel, old.link_id, old.tags) is distinct from (new.channel, new.link_id, new.tags) then
    insert into report_touch (tenant_id, at)
      select new.tenant_id, quarter_hour(m.created_at) from message m
        where m.tenant_id = new.tenant_id and m.conversation_id = new.id and m.answered is not null
      union select new.tenant_id, quarter_hour(k.created_at) from call k
        where k.tenant_id = new.tenant_id and k.conversation_id = new.id and k.heard_ms is not null;
  end if;
  return null;
end $$;
do $$
declare
  name text;
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  foreach name in array array['touch_report', 'touch_report_of_conversation'] loop
    execute format('alter function %I set search_path = %I, pg_temp', name, current_schema());
    execute format('alter function %I owner to frontdesk_across', name);
  end loop;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;

create trigger touch_report after insert or delete on conversation
  for each row execute function touch_report_of_conversation();
create trigger touch_changed_report
  after update of started_at, channel, link_id, tags, outcome, first_asked_at, first_answered_at, cost on conversation
  for each row when (
    (old.started_at, old.channel, old.link_id, old.tags, old.outcome, old.first_asked_at, old.first_answered_at, old.cost)
    is distinct from
    (new.started_at, new.channel, new.link_id, new.tags, new.outcome, new.first_asked_at, new.first_answered_at, new.cost))
  execute function touch_report_of_conversation();

create trigger touch_report_added after insert on message
  for each row when (new.answered is not null) execute function touch_report();
create trigger touch_report_removed after delete on message
  for each row when (old.answered is not null) execute function touch_report();
create trigger touch_report_changed after update of created_at, conversation_id, answered on message
  for each row when (
    (old.answered is not null or new.answered is not null)
    and (old.created_at, old.conversation_id, old.answered) is distinct from (new.created_at, new.conversation_id, new.answered))
  execute function touch_report();

create trigger touch_report_added after insert on call
  for each row when (new.heard_ms is not null) execute function touch_report();
create trigger touch_report_removed after delete on call
  for each row when (old.heard_ms is not null) execute function touch_report();
create trigger touch_report_changed
  after update of created_at, conversation_id, heard_ms, spoken_characters, medium, answered_at, duration on call
  for each row when (
    (old.heard_ms is not null or new.heard_ms is not null)
    and (old.created_at, old.conversation_id, old.heard_ms, old.spoken_characters, old.medium, old.answered_at, old.duration)
      is distinct from
      (new.created_at, new.conversation_id, new.heard_ms, new.spoken_characters, new.medium, new.answered_at, new.duration))
  execute function touch_report();
