import { sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'

/** The channels to which contacts with one of these addresses withdrew their consent after a moment, and gave it not since. */
export async function selectWithdrawnSince(
  db: Tx,
  { email, phone }: { email: string | null; phone: string | null },
  since: Date,
): Promise<Channel[]> {
  const { rows } = await sql<{ channel: Channel }>`
    with listed as (
      select consent_log from contact where email = ${email} union all select consent_log from contact where phone = ${phone}
    )
    select channel from (
      select distinct on (said ->> 'channel') said ->> 'channel' as channel, (said ->> 'granted')::boolean as granted,
        (said ->> 'at')::timestamptz as at
      from listed, jsonb_array_elements(consent_log) said
      order by said ->> 'channel', (said ->> 'at')::timestamptz desc
    ) newest where not granted and at > ${since}`.execute(db)
  return rows.map(({ channel }) => channel)
}
