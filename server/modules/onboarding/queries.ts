import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface Facts {
  /** Passages of the knowledge. */
  passages: number
  /** Answers that visitors got. */
  answers: number
  /** Conversations of visitors on a page of the business. */
  chats: number
  /** Members, invited ones too. */
  members: number
  /** Channels that the business connected itself. */
  channels: number
}

/** Counts no further than somebody needs to know. */
const most = 1_000

export async function selectFacts(db: Tx): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select count(*)::int from (select from knowledge_chunk limit ${most}) c) as passages,
      (select count(*)::int from (
        select from message where role = 'assistant' and answered limit ${most}) m) as answers,
      (select count(*)::int from (
        select from conversation where begun_by = 'visitor' limit ${most}) v) as chats,
      (select count(*)::int from member) as members,
      (select count(*)::int from connection) as channels`.execute(db)
  return rows[0]!
}
