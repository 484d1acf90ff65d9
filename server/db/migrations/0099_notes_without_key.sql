-- Each turn of a conversation notes two changes, an event and three moments of reports. For each of them a foreign key looked
-- the business up and locked its row, which all its visitors share: a twentieth of what a turn took of the processors.
alter table change drop constraint change_tenant_id_fkey;
alter table event drop constraint event_tenant_id_fkey;
alter table report_touch drop constraint report_touch_tenant_id_fkey;

-- They go with the business, and last of all: what is noted is noted beside a row of the business, whose deletion has waited for
-- whoever wrote it. PostgreSQL runs triggers in the order of their names, in which the foreign keys' own (RI_…) come first. As
-- frontdesk_across, for the reason given at forget_chunks.
create function forget_notes() returns trigger language plpgsql security definer as $$
begin
  delete from change where tenant_id = old.id;
  delete from event where tenant_id = old.id;
  delete from report_touch where tenant_id = old.id;
  return null;
end $$;
create trigger forget_notes after delete on tenant for each row execute function forget_notes();

do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  execute 'alter function forget_notes owner to frontdesk_across';
  execute format('alter function forget_notes set search_path = %I, pg_temp', current_schema());
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
