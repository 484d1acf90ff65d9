-- Who wants a time of a service that was not free, and what they were offered.
create table waitlist_entry (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  service_id uuid not null,
  name text not null,
  email text,
  phone text,
  notes text not null default '',
  language text not null,
  earliest timestamptz,                  -- when it may begin; null: at any time from now on
  latest timestamptz,
  freed_by text,                         -- the booking and its sequence whose time was offered last
  offered_at timestamptz,
  offered_time timestamptz,              -- where that time begins
  claimed_until timestamptz,             -- until then whoever claimed the mail may still be handing it over
  mailed_at timestamptz,
  refused_at timestamptz,                -- their address takes no mail
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, service_id) references service (tenant_id, id) on delete cascade
);
create index on waitlist_entry (tenant_id, service_id);
select protect('waitlist_entry');
