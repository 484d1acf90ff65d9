-- What a language model wrote and the visitor did not read, because nothing supported it: text, reason and claim of each
-- sentence. It lies in the message, whose row-level security it shares.
alter table message add column held_back jsonb not null default '[]';
