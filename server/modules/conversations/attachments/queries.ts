import { sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'

/** A file as its message shows it. */
export interface FileRow {
  id: string
  name: string
  type: string
  bytes: number
  token: string
}

interface NewFile extends FileRow {
  conversation_id: string
  message_id: string | null
  created_at: Date
}

/** The files of a message `m`, as a column of a query of messages. */
export const filesOfMessage = sql<FileRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
    'token', f.token) order by f.created_at, f.id), '[]')
  from message_attachment f where f.tenant_id = message.tenant_id and f.message_id = message.id
)`.as('files')

export async function insertFiles(db: Tx, files: NewFile[]): Promise<void> {
  if (files.length) await db.insertInto('message_attachment').values(files).execute()
}

/** The files of a conversation that no message has taken along yet. */
export async function countUnsent(db: Tx, conversationId: string): Promise<number> {
  const { files } = await db
    .selectFrom('message_attachment')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow()
  return files
}

/** Locks those of these files that belong to the conversation and were not sent yet. */
export const lockUnsent = (db: Tx, conversationId: string, ids: string[]): Promise<FileRow[]> =>
  db
    .selectFrom('message_attachment')
    .select(['id', 'name', 'type', 'bytes', 'token'])
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .where('id', 'in', ids)
    .forUpdate()
    .execute()

/** Gives files to a message, in the order of the ids: their times are a millisecond apart. */
export async function giveToMessage(db: Tx, messageId: string, ids: string[], at: Date): Promise<void> {
  for (const [place, id] of ids.entries()) {
    await db
      .updateTable('message_attachment')
      .set({ message_id: messageId, created_at: new Date(at.getTime() + place) })
      .where('id', '=', id)
      .execute()
  }
}

/** The files of a message, in their order. */
export const selectFiles = (db: Tx, messageId: string): Promise<FileRow[]> =>
  db
    .selectFrom('message_attachment')
    .select(['id', 'name', 'type', 'bytes', 'token'])
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The file of a token, of any business; one round trip (see migrations/0051_attachments.sql). */
export async function findByToken(
  ctx: OpenCtx,
  token: string,
): Promise<(Omit<FileRow, 'token'> & { tenant_id: string }) | undefined> {
  const { rows } = await sql<Omit<FileRow, 'token'> & { tenant_id: string }>`
    select * from find_attachment(${token})`.execute(ctx.db.kysely)
  return rows[0]
}

/** The ids of the files of these conversations. */
export async function selectFilesOf(db: Tx, conversations: string[]): Promise<string[]> {
  if (!conversations.length) return []
  const found = await db
    .selectFrom('message_attachment')
    .select('id')
    .where('conversation_id', 'in', conversations)
    .execute()
  return found.map(({ id }) => id)
}

/** Deletes files that were added before then and never sent. Only for `crossTenant`. */
export async function deleteUnsent(db: Tx, before: Date): Promise<void> {
  await db
    .deleteFrom('message_attachment')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

export async function insertBlobs(db: Tx, ids: string[], at: Date): Promise<void> {
  await db
    .insertInto('attachment_blob')
    .values(ids.map(attachment_id => ({ attachment_id, created_at: at })))
    .execute()
}

export async function deleteBlob(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('attachment_blob').where('attachment_id', '=', id).execute()
}

/** Stored files without a row that names them, older than `before`. Only for `crossTenant`. */
export const selectOrphanedBlobs = (
  db: Tx,
  before: Date,
): Promise<{ tenant_id: string; attachment_id: string }[]> =>
  db
    .selectFrom('attachment_blob as b')
    .leftJoin('message_attachment as f', join =>
      join.onRef('f.tenant_id', '=', 'b.tenant_id').onRef('f.id', '=', 'b.attachment_id'),
    )
    .select(['b.tenant_id', 'b.attachment_id'])
    .where('b.created_at', '<', before)
    .where('f.id', 'is', null)
    .execute()
