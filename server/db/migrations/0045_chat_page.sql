-- What a reply offered to say next: label and message of each choice, in the message, whose row-level security it shares.
alter table message add column choices jsonb not null default '[]';
