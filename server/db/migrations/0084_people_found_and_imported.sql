-- What people have in the fields of their business, one row a value, so that an index finds who has one. Under row-level
-- security an index is used for ranges, but not for what is inside of jsonb.
create table lead_field_value (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  lead_id uuid not null,
  field_id uuid not null,
  value text collate "C" not null,       -- in lower case; dates sort as they are written
  number double precision,               -- of a number
  primary key (tenant_id, lead_id, field_id),
  foreign key (tenant_id, lead_id) references lead (tenant_id, id) on delete cascade
);
create index on lead_field_value (tenant_id, field_id, value, lead_id);
create index on lead_field_value (tenant_id, field_id, number, lead_id) where number is not null;
select protect('lead_field_value');

-- A field that is gone has no kind, and its values lead nowhere.
create function field_values(l lead) returns table (field_id uuid, value text, number double precision)
  language sql stable as $$
  select f.id, lower(held.value), case when f.kind = 'number' then held.value::double precision end
  from jsonb_each_text(l.fields) held join person_field f on f.tenant_id = l.tenant_id and f.id::text = held.key
$$;

-- The values follow the people in the same transaction, whoever writes these.
create function note_field_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from lead_field_value where tenant_id = new.tenant_id and lead_id = new.id;
  end if;
  insert into lead_field_value (tenant_id, lead_id, field_id, value, number)
    select new.tenant_id, new.id, held.field_id, held.value, held.number from field_values(new) held;
  return null;
end $$;
create trigger note_field_values after insert on lead for each row when (new.fields <> '{}')
  execute function note_field_values();
create trigger note_changed_field_values after update of fields on lead for each row
  when (old.fields is distinct from new.fields) execute function note_field_values();

set local role frontdesk_across;
insert into lead_field_value (tenant_id, lead_id, field_id, value, number)
  select l.tenant_id, l.id, held.field_id, held.value, held.number from lead l, field_values(l) held;
reset role;

-- Where those of a file are who agreed to messages, and who was put there because of a row.
alter table lead_import add column audience_id uuid;
alter table lead_import_row add column contact_id uuid;
