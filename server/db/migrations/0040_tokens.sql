-- What language models read and wrote for a conversation, in tokens, and what that cost.

alter table message
  -- Of the turn that wrote this message; null: no model was asked, or the message is older than this column.
  add column input_tokens bigint check (input_tokens >= 0),
  add column output_tokens bigint check (output_tokens >= 0),
  add column tokens_estimated boolean,   -- counted by characters, because the server did not say
  add column cost double precision check (cost >= 0);  -- at the prices of that time; null: no price was set

alter table conversation
  -- Sums over its turns, those included that left no message.
  add column input_tokens bigint not null default 0,
  add column output_tokens bigint not null default 0,
  add column tokens_estimated boolean not null default false,
  add column cost double precision;
