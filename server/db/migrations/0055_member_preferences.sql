-- How a member likes their desk: colours, language, pins, saved views. The pages know what is in it.
create table member_preference (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  member_id uuid not null,
  preferences jsonb not null,
  version integer not null,              -- counts the changes: an ETag is made of it
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select protect('member_preference');
