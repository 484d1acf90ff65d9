import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Attachment, mostMailedBytes } from '#contract/conversations/attachments.ts'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { Config } from '#server/core/config.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { secretToken } from '#server/core/secret-token.ts'
import { displayName } from '#server/http/files/file-name.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import { selectConversation } from '../queries.ts'
import { blobKey, storeBlobs } from './blobs.ts'
import { beginningBytes, fileType } from './file-type.ts'
import * as rows from './queries.ts'

/** The path of a file's address; its token follows. */
export const filesPath = '/files'

/** Files that wait to be sent in one conversation. */
const mostUnsent = 50

/**
 * Keeps a file for a reply in this conversation, for a day. 404; 400 for an empty file or when 50 wait already; 409 where the
 * conversation's channel takes no files; 503.
 */
export async function addAttachment(
  ctx: Ctx,
  conversationId: string,
  file: UploadedFile,
): Promise<Attachment> {
  const conversation = await ctx.tx(db => selectConversation(db, conversationId))
  if (!conversation) throw notFound('Conversation')
  requireFiles(conversation.channel)
  if (!file.size) throw new Problem(400, 'The file is empty.')
  if ((await ctx.tx(db => rows.countUnsent(db, conversationId))) >= mostUnsent) {
    throw tooMany('unsent files', mostUnsent)
  }
  const row = rowOf(ctx, { name: file.name, beginning: await beginningOf(file.path), bytes: file.size })
  await storeBlobs(ctx, [{ id: row.id, body: { stream: createReadStream(file.path), size: file.size } }])
  return ctx.tx(async db => {
    // Without its conversation, which was erased meanwhile, the stored file is an orphan, and swept.
    if (!(await selectConversation(db, conversationId))) throw notFound('Conversation')
    const kept = { conversation_id: conversationId, message_id: null, created_at: ctx.now() }
    await rows.insertFiles(db, [{ ...row, ...kept }])
    return showFile(ctx.config, row)
  })
}

/** A file that came by mail, kept in the store. */
export type StoredFile = rows.FileRow

/**
 * Stores the files of a mail before the mail itself is stored. Those that can't be stored are left out: a mail is worth more
 * than its files.
 */
export async function storeMailFiles(
  ctx: Ctx,
  files: { name: string; content: Uint8Array }[],
): Promise<StoredFile[]> {
  const kept: StoredFile[] = []
  for (const { name, content } of files) {
    if (!content.byteLength) continue
    const row = rowOf(ctx, {
      name,
      beginning: content.subarray(0, beginningBytes),
      bytes: content.byteLength,
    })
    try {
      await storeBlobs(ctx, [{ id: row.id, body: content }])
      kept.push(row)
    } catch (error) {
      ctx.log.error({ err: error }, 'a file of a mail was not kept')
    }
  }
  return kept
}

/** Gives stored files to the message that they came with. */
export const keepMailFiles = (
  ctx: Ctx,
  ids: { conversationId: string; messageId: string },
  files: StoredFile[],
): Promise<void> =>
  ctx.tx(db =>
    rows.insertFiles(
      db,
      files.map((file, place) => ({
        ...file,
        conversation_id: ids.conversationId,
        message_id: ids.messageId,
        created_at: new Date(ctx.now().getTime() + place),
      })),
    ),
  )

/**
 * Gives files that were added to the conversation to a reply, in this order. 404 for one that is not there or was sent
 * already; 409 where the channel takes no files; 422 when they are too large together for a mail.
 */
export const takeAlong = (
  ctx: Ctx,
  { id, channel }: { id: string; channel: ConversationChannel },
  messageId: string,
  given: string[],
): Promise<void> =>
  ctx.tx(async db => {
    const ids = [...new Set(given.map(each => each.toLowerCase()))]
    if (!ids.length) return
    requireFiles(channel)
    const files = ids.every(isUuid) ? await rows.lockUnsent(db, id, ids) : []
    if (files.length < ids.length) throw notFound('Attachment')
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    if (channel === 'email' && bytes > mostMailedBytes) {
      const most = `${mostMailedBytes / 1024 / 1024} MB`
      throw invalid(
        ['body', 'attachment_ids'],
        `The files of one mail may have ${most} together`,
        'too_large',
      )
    }
    await rows.giveToMessage(db, messageId, ids, ctx.now())
  })

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** 409 where a channel carries only words. */
export function requireFiles(channel: ConversationChannel): void {
  if (channel === 'sms') throw new Problem(409, 'A text message carries no files. Write where they find it.')
  if (channel === 'whatsapp') {
    throw new Problem(409, 'Files can’t be sent by WhatsApp from here. Write where they find it.')
  }
  if (channel === 'call') throw new Problem(409, 'A call carries no files.')
}

/** The bytes of a file; null when it is not in the store any more. The caller must read the stream to its end. */
export const readAttachment = (ctx: Ctx, id: string): Promise<Readable | null> =>
  ctx.blobs.get(blobKey(ctx.tenant, id))

/** The files of a message with their bytes, for a mail. Null when one is not in the store any more. */
export async function filesToMail(
  ctx: Ctx,
  messageId: string,
): Promise<{ name: string; type: string; content: Buffer }[] | null> {
  const files = []
  for (const { id, name, type } of await ctx.tx(db => rows.selectFiles(db, messageId))) {
    const stream = await ctx.blobs.get(blobKey(ctx.tenant, id))
    if (!stream) return null
    files.push({ name, type, content: Buffer.concat(await stream.toArray()) })
  }
  return files
}

/** The file of a token; null when there is none. */
export const fileOfToken = async (ctx: OpenCtx, token: string) => (await rows.findByToken(ctx, token)) ?? null

/** A file as the API shows it. */
export const showFile = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, name, type, bytes, token }: rows.FileRow,
): Attachment => ({ id, name, type, bytes, url: `${publicUrl}${filesPath}/${token}` })

const rowOf = (
  ctx: Ctx,
  { name: given, beginning, bytes }: { name: string; beginning: Uint8Array; bytes: number },
): rows.FileRow => {
  const name = displayName(given)
  return { id: ctx.id(), name, type: fileType(name, beginning), bytes, token: secretToken() }
}

async function beginningOf(path: string): Promise<Uint8Array> {
  await using file = await openFile(path, 'r')
  const { bytesRead, buffer } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0)
  return buffer.subarray(0, bytesRead)
}
