-- Mails to the business: what a message that came by mail was besides its words, and what may be answered.

create table message_mail (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  message_id uuid not null,
  subject text not null,
  whole text not null,                   -- its text with all that it quotes
  attachments text[] not null default '{}', -- names of files; the files themselves are not kept
  may_answer boolean not null,           -- nothing speaks against an answer that no person has read
  primary key (tenant_id, message_id),
  foreign key (tenant_id, message_id) references message (tenant_id, id) on delete cascade
);
select protect('message_mail');

-- What the assistant would answer to the mail that an item stands for.
alter table needs_you add column draft text;

-- The threads of a sender, and how often they were answered.
create index conversation_mail on conversation (tenant_id, email, last_message_at) where channel = 'email';
-- Whose mail of ours another mail refers to, over every business at once: our Message-IDs hold the id.
create index message_leaving on message (id) where delivery is not null;
