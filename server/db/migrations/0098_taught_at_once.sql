-- Refuses the transaction when what it was made of is no longer so: it is run again (40001, serialization_failure).
create function refuse_unless(so boolean) returns void language plpgsql as $$
begin
  if so is not true then
    raise exception 'what this rests on has changed' using errcode = 'serialization_failure';
  end if;
end $$;
