-- Words by which records are found, and deeds that can be taken back.

-- The words of a text: lower case, without accents, cut at everything that is neither letter nor digit. Chinese and
-- Japanese have no spaces: of these, each pair of neighbouring letters. PostgreSQL's lower() knows only the letters of the
-- database's locale, which may be none but A to Z, so Greek and Cyrillic are named here.
create function search_words(spoken text) returns table (term text) language sql immutable parallel safe as $$
  with folded (words) as (
    select case when octet_length(spoken) = length(spoken) then lower(spoken) else
      translate(
        replace(replace(replace(lower(normalize(
          regexp_replace(normalize(spoken, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g'), NFC)),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'ıøłđØŁĐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ',
        'ioldoldαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяієґ') end
  ), word (word) as (
    select distinct w from folded, regexp_split_to_table(folded.words,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3007-\u3020\u30fb]+') w
    where w <> ''
  )
  select left(word, 40) from word where word !~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]'
  union
  select substr(word, place, 2) from word, generate_series(1, greatest(length(word) - 1, 1)) place
  where word ~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]'
$$;

-- The digits of a telephone number, also without its first ones: a country code has one to three.
create function search_numbers(phone text) returns table (term text) language sql immutable parallel safe as $$
  select substr(digits, place) from (select regexp_replace(phone, '[^0-9]', '', 'g')) d (digits), generate_series(1, 4) place
  where length(digits) - place >= 5
$$;

-- Which words lead to which records; a tag is a word that begins with `#`. Under row-level security an index is used for
-- ranges, but not for trigrams or arrays; so beginnings of words are found, and each record's words are looked up.
create table search_term (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  kind text not null check (kind in ('conversation', 'lead', 'booking', 'call')),
  record_id uuid not null,
  term text collate "C" not null,
  primary key (tenant_id, kind, record_id, term)
);
create index on search_term (tenant_id, kind, term, record_id);
select protect('search_term');

create function conversation_terms(c conversation) returns table (term text) language sql stable as $$
  select search_words(concat_ws(' ', c.client_name, c.email, c.subject))
  union select search_numbers(c.phone)
  union select '#' || lower(tag) from unnest(c.tags) tag
$$;
create function lead_terms(l lead) returns table (term text) language sql stable as $$
  select search_words(concat_ws(' ', l.name, l.email, l.intent, left(l.notes, 4000)))
  union select search_numbers(l.phone) union select search_numbers(l.phone_key)
  union select '#' || lower(tag) from unnest(l.tags) tag
$$;
create function booking_terms(b booking) returns table (term text) language sql stable as $$
  select search_words(concat_ws(' ', b.name, b.email, b.service_name, b.notes))
  union select search_numbers(b.phone)
$$;
create function call_terms(c call) returns table (term text) language sql stable as $$
  select search_words(concat_ws(' ', c.client_name, c.call_type, c.summary))
  union select search_numbers(c.phone_number)
$$;

-- The words follow the records in the same transaction, whoever writes these.
create function note_terms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_term where tenant_id = old.tenant_id and kind = tg_table_name and record_id = old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  case tg_table_name
    when 'lead' then
      insert into search_term select new.tenant_id, 'lead', new.id, term from lead_terms(new) on conflict do nothing;
    when 'booking' then
      insert into search_term select new.tenant_id, 'booking', new.id, term from booking_terms(new) on conflict do nothing;
    when 'call' then
      insert into search_term select new.tenant_id, 'call', new.id, term from call_terms(new) on conflict do nothing;
    else
      insert into search_term select new.tenant_id, 'conversation', new.id, term from conversation_terms(new)
        on conflict do nothing;
      if tg_op = 'UPDATE' then
        insert into search_term select distinct new.tenant_id, 'conversation', new.id, said.term
          from message m, search_words(left(m.text, 20000)) said
          where m.tenant_id = new.tenant_id and m.conversation_id = new.id and m.role <> 'system'
          on conflict do nothing;
      end if;
  end case;
  return null;
end $$;
create trigger note_terms after insert or delete on conversation for each row execute function note_terms();
create trigger note_changed_terms after update of client_name, email, phone, subject, tags on conversation for each row
  when ((old.client_name, old.email, old.phone, old.subject, old.tags)
    is distinct from (new.client_name, new.email, new.phone, new.subject, new.tags))
  execute function note_terms();
create trigger note_terms after insert or delete or update of name, email, phone, phone_key, intent, notes, tags
  on lead for each row execute function note_terms();
create trigger note_terms after insert or delete or update of name, email, phone, service_name, notes
  on booking for each row execute function note_terms();
create trigger note_terms after insert or delete or update of client_name, phone_number, call_type, summary
  on call for each row execute function note_terms();

create function note_message_terms() returns trigger language plpgsql as $$
begin
  -- Words that were taken out of a message (what a caller did not hear) must lead to it no more.
  if tg_op = 'UPDATE' then
    delete from search_term
      where tenant_id = new.tenant_id and kind = 'conversation' and record_id = new.conversation_id;
    insert into search_term select new.tenant_id, 'conversation', c.id, named.term
      from conversation c, conversation_terms(c) named
      where c.tenant_id = new.tenant_id and c.id = new.conversation_id;
  end if;
  insert into search_term select distinct m.tenant_id, 'conversation', m.conversation_id, said.term
    from message m, search_words(left(m.text, 20000)) said
    where m.tenant_id = new.tenant_id and m.conversation_id = new.conversation_id and m.role <> 'system'
      and (m.position = new.position or tg_op = 'UPDATE')
    on conflict do nothing;
  return null;
end $$;
create trigger note_terms after insert on message for each row execute function note_message_terms();
create trigger note_changed_terms after update of text on message for each row
  when (old.text is distinct from new.text) execute function note_message_terms();

set local role frontdesk_across;
insert into search_term
  select c.tenant_id, 'conversation', c.id, term from conversation c, conversation_terms(c)
  union select m.tenant_id, 'conversation', m.conversation_id, term from message m, search_words(left(m.text, 20000))
    where m.role <> 'system'
  union select l.tenant_id, 'lead', l.id, term from lead l, lead_terms(l)
  union select b.tenant_id, 'booking', b.id, term from booking b, booking_terms(b)
  union select c.tenant_id, 'call', c.id, term from call c, call_terms(c);
reset role;

-- The orders and filters of lists.
-- A column and not an expression, for row-level security's sake; who has no name comes last.
alter table lead add column sort_name text collate "C" generated always as (coalesce(lower(name), U&'\+10FFFF')) stored;
create index on lead (tenant_id, sort_name, id) where merged_into is null;
create index on call (tenant_id, (coalesce(duration, 0)), id);
create index on call (tenant_id, status, id);
create index on booking (tenant_id, status, starts_at, id);

-- A deed on some records that its doer may take back for a while: what each record was before.
create table undo (
  tenant_id uuid not null default current_setting('app.tenant')::uuid references tenant (id) on delete cascade,
  id uuid not null,
  actor_id uuid not null,                -- the member, or the API key
  noun text not null,
  action text not null,
  before jsonb not null,                 -- [{ id, … }] as the noun wrote them
  until timestamptz not null,
  primary key (tenant_id, id)
);
create index on undo (until);
select protect('undo');

-- A source that is being deleted: out of every list and every answer, until it is purged or brought back.
alter table knowledge_source add column hidden_at timestamptz;
