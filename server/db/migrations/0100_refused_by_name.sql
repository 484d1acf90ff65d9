-- Refuses the transaction with an error of this code (SQLSTATE), by which the program knows why.
create function refuse_unless(so boolean, code text) returns void language plpgsql as $$
begin
  if so is not true then
    raise exception 'refused: %', code using errcode = code;
  end if;
end $$;
