-- A business without a language of its own speaks its visitors'.
alter table tenant alter column language drop not null;
