-- What a member sees of their own sessions.
alter table session add column address text, add column user_agent text;

-- A mailed link may also confirm a new address of a member.
alter table member_token add column email text check (email = lower(email));
alter table member_token drop constraint member_token_purpose_check;
alter table member_token add constraint member_token_purpose_check check (purpose in ('reset', 'invite', 'email'));
alter table member_token add constraint member_token_has_email check (email is not null or purpose <> 'email');

-- A member's authenticator app (RFC 6238). The secret is sealed; `last_step` is the last time step whose code was used,
-- so that none is good twice. Not asked for before it is confirmed.
create table second_factor (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  member_id uuid not null,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select protect('second_factor');

-- What stands in for a lost authenticator, each once. Only hashes are kept.
create table recovery_code (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  member_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, member_id, hash),
  foreign key (tenant_id, member_id) references second_factor (tenant_id, member_id) on delete cascade
);
select protect('recovery_code');
