import type pg from 'pg'

/** Tables of which so many rows come that their indexes are sooner built afterwards than kept while they come. */
const filled = [
  'conversation',
  'message',
  'lead',
  'lead_entry',
  'needs_you',
  'conversation_unread',
  'search_term',
]

/**
 * Conversations over two years (of 100,000), four messages each; a fifth of them open, an eighth of these waits for a person; a
 * twentieth unread, a fiftieth looked after by the member. Triggers rest while rows are added, and the words are added at
 * once. Ids follow time, as the program makes them. `db` is signed in as the owner of the database.
 */
export async function fillConversations(
  db: pg.Client,
  tenant: string,
  conversations: number,
  secondsApart = 600,
): Promise<void> {
  await db.query(
    "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '512MB'; set maintenance_work_mem = '512MB'",
  )
  await db.query("select set_config('app.tenant', $1, false)", [tenant])
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [filled],
  )
  await db.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
  await db.query(
    `create temp table talk as
     select n, uuidv7(-n * interval '${secondsApart} seconds') as id, date_trunc('milliseconds', now() - n * interval '${secondsApart} seconds') as at,
       (array['chat','widget','email','call','sms'])[1 + n / 7 % 5] as channel, n % 5 = 0 as open
     from generate_series(1, ${conversations}) n`,
  )
  await db.query(
    `insert into conversation (tenant_id, id, channel, begun_by, link_id, tags, client_name, email, phone, language, status,
       held_by, holder_id, holder_name, held_at, assignee_id, message_count, turn_count, started_at, last_message_at, closed_at,
       first_asked_at, first_answered_at)
     select $1, t.id, channel, 'visitor', case when n % 50 = 0 then (select id from chat_link limit 1) end,
       case when n % 20 = 0 then '{vip}'::text[] when n % 30000 = 7 then '{rare}' else '{}' end,
       'Person' || n, 'person' || n || '@example.com', '+4420794' || (60000 + n % 40000), 'en',
       case when open then 'open' else 'closed' end,
       case when n % 200 = 0 then 'person' else 'assistant' end,
       case when n % 200 = 0 then m.id end, case when n % 200 = 0 then 'Owner' end, case when n % 200 = 0 then at end,
       case when n % 50 = 1 then m.id end, 4, 2, at - interval '5 minutes', at, case when not open then at end,
       at - interval '4 minutes', at - interval '3 minutes'
     from talk t, (select id from member where tenant_id = $1 limit 1) m`,
    [tenant],
  )
  await db.query(
    `insert into message (tenant_id, id, conversation_id, position, role, text, answered, created_at)
     select $1, uuidv7(at - now() + p * interval '1 second'), id, p, (array['visitor','assistant'])[1 + (p + 1) % 2],
       'A common question about ' || (array['opening hours','the bicycle','a new wheel','prices of saddles','delivery'])[1 + (n + p) % 5]
         || case when n % 25000 = 3 then ' and a xylophone' else '' end || ', number ' || (n * 7 + p) % 5000,
       case when p % 2 = 0 then n % 7 > 0 end, at - (5 - p) * interval '1 minute'
     from talk, generate_series(1, 4) p`,
    [tenant],
  )
  await db.query(
    `insert into needs_you (tenant_id, id, kind, title, conversation_id, question_key, status, created_at, snoozed_until)
     select $1, gen_random_uuid(), (array['unanswered','handover','callback','email_draft'])[1 + (n / 40) % 4],
       'Something for a person ' || n, id, '', case when n % 80 = 0 then 'done' else 'open' end, at,
       case when n % 400 = 120 then now() + interval '1 day' end
     from talk where n % 40 = 0`,
    [tenant],
  )
  await db.query(
    `insert into conversation_unread (tenant_id, member_id, conversation_id, read_position, messages)
     select $1, m.id, t.id, 0, 2 from talk t, (select id from member where tenant_id = $1 limit 1) m where n / 11 % 20 = 3`,
    [tenant],
  )
  await db.query(
    `insert into lead (tenant_id, id, name, email, phone, phone_key, intent, source, created_at, updated_at)
     select $1, id, 'Person' || n, 'person' || n || '@example.com', null, null, 'A common wish', 'chat', at, at
     from talk where n % 3 = 0`,
    [tenant],
  )
  await db.query(
    `insert into lead_entry (tenant_id, id, lead_id, kind, record_id, at)
     select $1, gen_random_uuid(), id, 'conversation', id, at from talk where n % 3 = 0`,
    [tenant],
  )
  await db.query(
    `with spoken as materialized (
       select text, term from (select distinct text from message) said, search_words(said.text)
     )
     insert into search_term
     select c.tenant_id, 'conversation', c.id, term from conversation c, conversation_terms(c)
     union select m.tenant_id, 'conversation', m.conversation_id, spoken.term from message m join spoken using (text)
     union select l.tenant_id, 'lead', l.id, term from lead l, lead_terms(l)
     order by 1, 2, 3, 4`,
  )
  for (const { definition } of indexes) await db.query(definition)
  await db.query('vacuum analyze')
}
