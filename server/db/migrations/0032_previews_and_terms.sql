-- What a preview showed: aspect → its fingerprint (broadcasts/shown.ts). Null for one from before these were kept.
alter table broadcast add column previewed jsonb;
-- A broadcast keeps saying to which audience it went, also once that is deleted.
alter table broadcast drop constraint broadcast_tenant_id_audience_id_fkey;

-- Every different term of the messages, once: the log looks here for those that hold a piece of text, and then for their
-- messages. A trigram index would not be used, as row-level security comes before `like`.
create table broadcast_term (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  term text collate "C" not null,
  primary key (tenant_id, term)
);
select protect('broadcast_term');
set local role frontdesk_across;
insert into broadcast_term select distinct tenant_id, term from broadcast_message_term;
reset role;
