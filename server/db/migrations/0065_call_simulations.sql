-- Calls that nobody makes: a scripted caller talks with the assistant, and what came of it is judged.

create table call_simulation (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  name text not null,
  script jsonb not null,                 -- what the caller says, and what is expected: see contract/calls/simulations.ts
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select protect('call_simulation');

create table call_simulation_run (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  simulation_id uuid not null,
  by text not null check (by in ('words', 'sound')),
  state text not null check (state in ('queued', 'running', 'passed', 'failed', 'broken')),
  reasons text[] not null default '{}',  -- why it failed or broke, in sentences
  call jsonb,                            -- the call as it would have been kept; null before its end
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, simulation_id) references call_simulation (tenant_id, id) on delete cascade
);
create index on call_simulation_run (tenant_id, simulation_id, created_at);
select protect('call_simulation_run');
