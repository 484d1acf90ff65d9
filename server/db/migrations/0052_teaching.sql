-- Who taught a source, when a page of a crawl was settled, and what became of questions that nobody could answer.

-- The member or key, by the name that it had then; null for what was taught before this was kept.
alter table knowledge_source
  add column actor_kind text,
  add column actor_id uuid,
  add column actor_name text;

alter table crawl_page add column settled_at timestamptz;
create index on crawl (tenant_id, created_at desc, id desc);

-- Questions that were taught or put aside. What is in neither state is open for as long as its item is.
create table knowledge_gap (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  item_id uuid not null,
  state text not null check (state in ('taught', 'dismissed')),
  changed_at timestamptz not null,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references needs_you (tenant_id, id) on delete cascade
);
select protect('knowledge_gap');

-- Visitors who waited for an answer that was then taught: each is told once.
create table knowledge_telling (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  teaching_id uuid not null,             -- one answer taught
  conversation_id uuid not null,         -- where they asked
  item_id uuid not null,                 -- what they asked
  question text not null,
  text text not null,
  actor_id uuid,                         -- the member or key that taught it
  created_at timestamptz not null,
  told boolean,                          -- null: not yet
  primary key (tenant_id, teaching_id, conversation_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
create index on knowledge_telling (tenant_id, conversation_id);
select protect('knowledge_telling');
