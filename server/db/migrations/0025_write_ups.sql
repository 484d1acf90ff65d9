-- What was made of a session: by the model, or by extraction where there is none or it failed.

create table write_up (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  link_id uuid not null,
  state text not null check (state in ('waiting', 'written', 'failed')),
  body jsonb not null,                   -- summary, confidence, answers, coverage …: the part of the result that is judged
  updated_at timestamptz not null,
  primary key (tenant_id, link_id),
  foreign key (tenant_id, link_id) references questionnaire_link (tenant_id, id) on delete cascade
);
select protect('write_up');
