-- Photo albums. What the knowledge base holds of a photo is its caption: a source of kind 'photo', whose origin is
-- the path that the picture is served under.

create table album (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  link_id uuid,
  name text not null,
  description text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references chat_link (tenant_id, id) on delete cascade
);
create index on album (tenant_id, link_id) where link_id is not null;
select protect('album');

create table photo (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,                      -- its source's: the photo goes with it, however that is deleted
  album_id uuid not null,
  token_hash bytea not null unique,      -- the public path finds its photo by this
  caption_source text not null check (caption_source in ('model', 'given', 'file_name')),
  type text not null,                    -- media type of the picture; thumbnails are all WebP
  width integer not null,
  height integer not null,
  size integer not null,                 -- bytes
  thumb_size integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references knowledge_source (tenant_id, id) on delete cascade,
  -- No cascade: an album can't go before the sources of its photos have.
  foreign key (tenant_id, album_id) references album (tenant_id, id)
);
create index on photo (tenant_id, album_id);
select protect('photo');

-- Every picture in the store, written down before it is stored and struck out after it is removed, so that no
-- crash leaves one behind that nobody knows of. Outlives its photo and its business: no keys.
create table photo_blob (
  tenant_id uuid not null default current_setting('app.tenant')::uuid,
  photo_id uuid not null,
  blob_key text not null,
  created_at timestamptz not null,
  primary key (tenant_id, blob_key)
);
create index on photo_blob (tenant_id, photo_id);
create index on photo_blob (created_at);
select protect('photo_blob');

-- What the path of a photo opens, before any business is known. Like find_chat_link: one round trip, as
-- frontdesk_across, and nothing but this can be read through it.
create function find_photo(shown bytea)
returns table (tenant_id uuid, id uuid, type text, size integer, thumb_size integer)
language sql stable security definer
begin atomic
  select p.tenant_id, p.id, p.type, p.size, p.thumb_size from photo p where p.token_hash = shown;
end;
revoke execute on function find_photo from public;
grant execute on function find_photo to current_user;
do $$
begin
  execute format('grant create on schema %I to frontdesk_across', current_schema());
  alter function find_photo owner to frontdesk_across;
  execute format('revoke create on schema %I from frontdesk_across', current_schema());
end $$;
