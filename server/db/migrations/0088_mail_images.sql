-- Images of mails, made anew from what was sent. Mails lie in mailboxes for years, so that an image that was once part of a
-- mail stays; one that no mail ever had (used_at is null) is forgotten after a month.
create table mail_image (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  token text not null unique,            -- its name in addresses, which nobody guesses
  logo_key text,                         -- of the logo of which it is a copy; null: it was sent for mails
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, logo_key)
);
create index on mail_image (created_at) where used_at is null;
select protect('mail_image');
