import type { Tx } from '#server/db/tenant.ts'

/** What a mail's headers need to know of its thread. */
interface ThreadHead {
  /** The subject of the mail that it answers. */
  subject: string | null
  /** Message-IDs of the mails before, oldest first; `inReplyTo` is the one to answer. */
  references: string[]
  inReplyTo: string | null
  /** The conversation's language. */
  language: string | null
}

/** Reads the last `limit` mails before a message. */
export async function selectThreadHead(
  db: Tx,
  { conversationId, messageId, limit }: { conversationId: string; messageId: string; limit: number },
): Promise<ThreadHead> {
  const mails = await db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .leftJoin('message_mail as d', join =>
      join.onRef('d.message_id', '=', 'm.id').onRef('d.tenant_id', '=', 'm.tenant_id'),
    )
    .select(['m.role', 'm.external_id', 'd.subject', 'c.subject as begun_with', 'c.language'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.id', '!=', messageId)
    .where('m.external_id', 'like', 'email:<%')
    .orderBy('m.position', 'desc')
    .limit(limit)
    .execute()
  // A thread that the business begins has no mail before it.
  const begun = mails.length ? null : await selectBeginning(db, conversationId)
  const answered = mails.find(mail => mail.role === 'visitor')
  const idOf = (externalId: string | null | undefined) => externalId?.slice('email:'.length) ?? null
  return {
    subject: answered?.subject ?? answered?.begun_with ?? begun?.subject ?? null,
    references: mails.map(mail => idOf(mail.external_id)!).reverse(),
    inReplyTo: idOf(answered?.external_id),
    language: mails[0]?.language ?? begun?.language ?? null,
  }
}

/** A visitor's message that a mail of ours answers; its text with what it quotes, where it came by mail. */
export interface AnsweredMail {
  name: string | null
  email: string | null
  text: string
  at: Date
}

/** The visitor's last message before this one of ours; null when they wrote none. */
export async function selectAnswered(
  db: Tx,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<AnsweredMail | null> {
  const row = await db
    .selectFrom('message as m')
    .innerJoin('conversation as c', join =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
    )
    .innerJoin('message as o', join =>
      join.onRef('o.conversation_id', '=', 'm.conversation_id').onRef('o.tenant_id', '=', 'm.tenant_id'),
    )
    .leftJoin('message_mail as d', join =>
      join.onRef('d.message_id', '=', 'm.id').onRef('d.tenant_id', '=', 'm.tenant_id'),
    )
    .select(['c.client_name as name', 'c.email', 'm.text', 'd.whole', 'm.created_at as at'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.role', '=', 'visitor')
    .where('o.id', '=', messageId)
    .whereRef('m.position', '<', 'o.position')
    .orderBy('m.position', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { whole, text, ...answered } = row
  return { ...answered, text: whole?.trim() ? whole : text }
}
const selectBeginning = (db: Tx, conversationId: string) =>
  db
    .selectFrom('conversation')
    .select(['subject', 'language'])
    .where('id', '=', conversationId)
    .executeTakeFirst()
