-- One person signs in with one address and one password, at as many businesses as have made them a member.

-- It belongs to no one business, so the tenant role has no part in it: a business sees its members, and not where else
-- they work. The program reads and writes it as frontdesk_across.
create table login (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  created_at timestamptz not null
);
alter table login enable row level security;
alter table login force row level security;
create policy across on login to frontdesk_across
  using ((select current_user) = 'frontdesk_across') with check (current_user = 'frontdesk_across');
grant select, insert, update, delete on login to frontdesk_across;

-- Null until the invitation is accepted. A member's address is that of their login from then on.
alter table member add column login_id uuid references login (id);

-- A login has the id that its member had, so that browsers, second factors and counted guesses stay theirs.
set local role frontdesk_across;
insert into login (id, email, password_hash, created_at)
select id, email, password_hash, created_at from member where password_hash is not null;
update member set login_id = id where password_hash is not null;
delete from second_factor where member_id not in (select id from login);
reset role;

alter table member
  drop column password_hash,
  drop constraint member_email_key,
  add constraint member_email_key unique (tenant_id, email),
  add constraint member_login_key unique (tenant_id, login_id);
create index on member (login_id);
create index on member_token (member_id);

-- The second factor and its recovery codes are the login's.
drop policy tenant on recovery_code;
drop policy tenant on second_factor;
revoke all on recovery_code, second_factor from frontdesk_tenant;
alter table recovery_code drop column tenant_id;
alter table second_factor drop column tenant_id cascade;
alter table second_factor rename column member_id to login_id;
alter table second_factor
  add primary key (login_id),
  add foreign key (login_id) references login (id) on delete cascade;
alter table recovery_code rename column member_id to login_id;
alter table recovery_code
  add primary key (login_id, hash),
  add foreign key (login_id) references second_factor (login_id) on delete cascade;
