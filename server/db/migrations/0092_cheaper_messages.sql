-- What a message costs to store. Each of its words was a row with a foreign key to the business, looked up anew for every row;
-- that took a third of the time. Words go with their record, and records with their business: as frontdesk_across, for the reason
-- given at forget_chunks.
alter table search_term drop constraint search_term_tenant_id_fkey;
create function forget_terms() returns trigger language plpgsql security definer as $$
begin
  delete from search_term where tenant_id = old.tenant_id and kind = tg_table_name and record_id = old.id;
  return null;
end $$;
drop trigger note_terms on conversation;
create trigger note_terms after insert on conversation for each row execute function note_terms();
drop trigger note_terms on lead;
create trigger note_terms after insert or update of name, email, phone, phone_key, intent, notes, tags
  on lead for each row execute function note_terms();
drop trigger note_terms on booking;
create trigger note_terms after insert or update of name, email, phone, service_name, notes
  on booking for each row execute function note_terms();
drop trigger note_terms on call;
create trigger note_terms after insert or update of client_name, phone_number, call_type, summary
  on call for each row execute function note_terms();
create trigger forget_terms after delete on conversation for each row execute function forget_terms();
create trigger forget_terms after delete on lead for each row execute function forget_terms();
create trigger forget_terms after delete on booking for each row execute function forget_terms();
create trigger forget_terms after delete on call for each row execute function forget_terms();

-- A message goes with its conversation, which goes with the business.
alter table message drop constraint message_tenant_id_fkey;

-- A fact that is added, or that stays at its moment, belongs to one quarter of an hour.
create or replace function touch_report() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into report_touch (tenant_id, at) values (new.tenant_id, quarter_hour(new.created_at));
  else
    insert into report_touch (tenant_id, at)
      select distinct t.id, quarter_hour(fact.at)
      from tenant t, (values (old.created_at), (new.created_at)) fact (at)
      where t.id = coalesce(new.tenant_id, old.tenant_id) and fact.at is not null;
  end if;
  return null;
end $$;

create or replace function touch_report_of_conversation() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into report_touch (tenant_id, at) values (new.tenant_id, quarter_hour(new.started_at));
  elsif tg_op = 'UPDATE' and new.started_at = old.started_at then
    insert into report_touch (tenant_id, at)
      select t.id, quarter_hour(new.started_at) from tenant t where t.id = new.tenant_id;
  else
    insert into report_touch (tenant_id, at)
      select distinct t.id, quarter_hour(fact.at)
      from tenant t, (values (old.started_at), (new.started_at)) fact (at)
      where t.id = coalesce(new.tenant_id, old.tenant_id) and fact.at is not null;
  end if;
  if tg_op = 'UPDATE' and (old.channel, old.link_id, old.tags) is distinct from (new.channel, new.link_id, new.tags) then
    insert into report_touch (tenant_id, at)
      select new.tenant_id, quarter_hour(m.created_at) from message m
        where m.tenant_id = new.tenant_id and m.conversation_id = new.id and m.answered is not null
      union select new.tenant_id, quarter_hour(k.created_at) from call k
        where k.tenant_id = new.tenant_id and k.conversation_id = new.id and k.heard_ms is not null;
  end if;
  return null;
end $$;

-- A function that is replaced loses its settings; its owner stays.
do $$
declare
  name text;
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute 'alter function forget_terms owner to frontdesk_across';
  foreach name in array array['forget_terms', 'touch_report', 'touch_report_of_conversation'] loop
    execute format('alter function %I set search_path = %I, pg_temp', name, current_schema());
  end loop;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
