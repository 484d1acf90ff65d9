-- The words of a text, as before (0049). A function in SQL was planned anew for each message, which took most of its
-- time; PL/pgSQL keeps its plans, and a text of nothing but ASCII, as most are, needs no letters taken apart.
create or replace function search_words(spoken text) returns table (term text) language plpgsql immutable parallel safe as $$
begin
  if octet_length(spoken) = length(spoken) then
    return query
      select distinct left(word, 40) from regexp_split_to_table(lower(spoken), '[^a-z0-9]+') word where word <> '';
    return;
  end if;
  return query
    with word (word) as materialized (
      select distinct w from regexp_split_to_table(
        translate(
          replace(replace(replace(lower(normalize(
            regexp_replace(normalize(spoken, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g'), NFC)),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'ıøłđØŁĐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ',
          'ioldoldαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяієґ'),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3007-\u3020\u30fb]+') w
      where w <> ''
    )
    select left(word, 40) from word where word !~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]'
    union
    select substr(word, place, 2) from word, generate_series(1, greatest(length(word) - 1, 1)) place
    where word ~ '[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]';
end $$;

-- A new message brings its own words; only a changed one needs the whole conversation read.
create or replace function note_message_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.role <> 'system' then
      insert into search_term
        select new.tenant_id, 'conversation', new.conversation_id, said.term from search_words(left(new.text, 20000)) said
        on conflict do nothing;
    end if;
    return null;
  end if;
  -- Words that were taken out of a message (what a caller did not hear) must lead to it no more.
  delete from search_term
    where tenant_id = new.tenant_id and kind = 'conversation' and record_id = new.conversation_id;
  insert into search_term select new.tenant_id, 'conversation', c.id, named.term
    from conversation c, conversation_terms(c) named
    where c.tenant_id = new.tenant_id and c.id = new.conversation_id;
  insert into search_term select distinct m.tenant_id, 'conversation', m.conversation_id, said.term
    from message m, search_words(left(m.text, 20000)) said
    where m.tenant_id = new.tenant_id and m.conversation_id = new.conversation_id and m.role <> 'system'
    on conflict do nothing;
  return null;
end $$;
