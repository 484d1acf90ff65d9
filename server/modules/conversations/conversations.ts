import type { Static } from 'typebox'
import type {
  Conversation,
  ConversationChannel,
  Message,
  MessageList,
} from '#contract/conversations/conversations.ts'
import type { MessageMark } from '#contract/conversations/marks.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Tx, together } from '#server/db/tenant.ts'
import { notFound } from '#server/http/problem.ts'
import { type ContactDetails, shownSource } from '#server/modules/assistant/turn/turn.ts'
import { leadOf, recognise } from '#server/modules/leads/leads.ts'
import { noteActivity } from './activity/activity.ts'
import { keepMailFiles, type StoredFile, showFile } from './attachments/attachments.ts'
import { wakeConversation } from './inbox-items/inbox-items.ts'
import { readerOf, selectByIds } from './listing/record.ts'
import { seesInside, showConversation } from './listing/shown.ts'
import { notify } from './live/signal.ts'
import { notKept, withFiles } from './mail/record/attachments.ts'
import { type MailContent, storeMailRecord, truncated } from './mail/record/record.ts'
import { marksOf } from './marks/marks.ts'
import { appendMessage } from './messages/append-queries.ts'
import * as messages from './messages/queries.ts'
import { type ReachablePerson, selectReachable } from './people/queries.ts'
import * as rows from './queries.ts'

/** A chat is closed after so long without a message. */
const idleMinutes = 30

/** One conversation; 404. */
export const getConversation = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    const [found] = await selectByIds(db, [id], readerOf(ctx))
    if (!found) throw notFound('Conversation')
    return showConversation(ctx, found, (await leadOf(ctx, id))?.id ?? null)
  })

/**
 * The messages of a conversation, oldest first: by offset from its beginning, or the page that ends before a position. 404.
 */
export const listMessages = (
  ctx: Ctx,
  id: string,
  page: { limit: number; offset: number; before?: string },
): Promise<Static<typeof MessageList>> =>
  ctx.tx(async db => {
    const { messages: total } = await getConversation(ctx, id)
    const { before, limit } = page
    const found =
      before === undefined
        ? await messages.selectMessages(db, id, page)
        : await messages.selectBefore(db, id, { before: before === 'end' ? null : Number(before), limit })
    const marks = await marksOf(
      ctx,
      found.map(message => message.id),
    )
    const shown = found.map(({ held_back, ...row }) => ({
      ...showMessage(ctx, row, marks.get(row.id)),
      ...(seesInside(ctx) && row.role === 'assistant' && { held_back }),
    }))
    return { messages: shown, total, more: (found[0]?.position ?? 1) > 1 }
  })

/** The ids of all sources that the assistant ever cited. */
export const citedSources = async (ctx: Ctx): Promise<Set<string>> => new Set(await ctx.tx(rows.selectCited))

/** Visitors who left an email address or a number, one for each conversation, by id; only ids after `after`. */
export const chatPeople = (ctx: Ctx, after: string | null, limit: number): Promise<ReachablePerson[]> =>
  ctx.tx(db => selectReachable(db, false, after, limit))

/** The same for callers. */
export const callPeople = (ctx: Ctx, after: string | null, limit: number): Promise<ReachablePerson[]> =>
  ctx.tx(db => selectReachable(db, true, after, limit))

/** Closes a conversation; a closed one stays closed. 404. */
export const close = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    await end(ctx, db, id, ctx.now())
    return getConversation(ctx, id)
  })

/** The same in the open transaction. Returns whether it was closed now. */
export async function end(ctx: Ctx, db: Tx, id: string, at: Date): Promise<boolean> {
  const ended = await rows.closeConversation(db, id, at)
  if (ended) await publishEnded(ctx, db, id, ended)
  return ended !== undefined
}

/**
 * Opens a closed conversation again; an open one stays open. It then stays open until somebody writes or closes it. 404.
 */
export const reopen = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    if (await rows.reopenConversation(db, id, ctx.now())) {
      await noteActivity(ctx, { conversationId: id, kind: 'reopened' })
    }
    return getConversation(ctx, id)
  })

/** A message that a person sent to the business on another channel than its chat. */
interface ExternalMessage {
  /** The conversation that it continues; without one (or when it is gone) a new one begins. */
  conversationId: string | null
  channel: ConversationChannel
  contact: ContactDetails
  text: string
  /** The mail's other parts, when it came by mail, and those of its files that were kept. */
  mail?: MailContent | null
  files?: StoredFile[]
  /** The provider's id, or a mail's Message-ID. A second message with the same id is ignored. */
  externalId: string
}

/**
 * Stores a message from another channel than chat, such as a reply to a campaign, and publishes it. Returns the id of
 * its conversation. People answer it, not the assistant.
 */
export const storeExternalMessage = (ctx: Ctx, incoming: ExternalMessage): Promise<string> =>
  ctx.tx(async db => {
    const { conversationId, channel, contact, externalId, mail = null, files = [] } = incoming
    const known = await messages.selectConversationOf(db, externalId)
    if (known) return known
    const earlier = conversationId && (await rows.selectConversation(db, conversationId))
    const conversation = earlier || {
      id: ctx.id(),
      channel,
      link_id: null,
      language: null,
      client_name: contact.name,
      email: contact.email,
      phone: contact.phone,
    }
    // Marked as begun by the business, so that nobody can continue it from a public page.
    if (!earlier)
      await rows.insertConversation(db, {
        ...conversation,
        begun_by: 'business',
        tags: [],
        at: ctx.now(),
        subject: mail && truncated(mail).subject,
      })
    const text = withFiles(incoming.text, notKept(mail?.attachments ?? [], files))
    const { id } = await addVisitorMessage(ctx, conversation, { text, externalId })
    await keepMailFiles(ctx, { conversationId: conversation.id, messageId: id }, files)
    if (mail) await storeMailRecord(db, id, mail, { mayAnswer: false })
    if (!earlier) await recognise(ctx, { ...contact, conversationId: conversation.id })
    return conversation.id
  })

/** Stores a visitor's message and publishes it. `held` is true when a person holds the conversation and must answer. */
export const addVisitorMessage = (
  ctx: Ctx,
  conversation: Pick<rows.OpenConversation, 'id' | 'channel' | 'client_name' | 'link_id'>,
  { text, externalId = null }: { text: string; externalId?: string | null },
): Promise<{ id: string; held: boolean }> =>
  ctx.tx(async db => {
    const id = ctx.id()
    const message = { id, role: 'visitor' as const, text, at: ctx.now(), external_id: externalId }
    const [{ held }] = await together(
      appendMessage(db, conversation.id, message),
      wakeConversation(ctx, conversation.id),
      notify(ctx, db, conversation.id, 'visitor'),
      ctx.publish('chat.message', {
        conversation_id: conversation.id,
        message_id: id,
        channel: conversation.channel,
        role: 'visitor',
        text,
        client_name: conversation.client_name,
        link_id: conversation.link_id,
      }),
    )
    return { id, held }
  })

/** Closes the conversations that visitors have left, of every business. */
export async function closeIdle(ctx: OpenCtx, idle: { tenant_id: string; id: string }[]): Promise<void> {
  for (const { tenant_id: tenant, id } of idle) {
    const own = ctx.as(tenant, { kind: 'system' })
    await own.tx(async db => {
      // The visitor may have written since the list was read.
      const ended = await rows.closeConversation(db, id, ctx.now(), idleSince(ctx))
      if (ended) await publishEnded(own, db, id, ended)
    })
  }
}

export const idleSince = (ctx: OpenCtx): Date => new Date(ctx.now().getTime() - idleMinutes * 60_000)

/** Publishes the end of a conversation. The duration is in seconds, from the first message to the last. */
async function publishEnded(
  ctx: Ctx,
  db: Tx,
  id: string,
  ended: { message_count: number; started_at: Date; last_message_at: Date },
): Promise<void> {
  await noteActivity(ctx, { conversationId: id, kind: 'closed' })
  await notify(ctx, db, id, 'closed')
  const lead = await leadOf(ctx, id)
  await ctx.publish('chat.session_ended', {
    conversation_id: id,
    messages: ended.message_count,
    duration: Math.round((ended.last_message_at.getTime() - ended.started_at.getTime()) / 1000),
    lead: lead && { id: lead.id, name: lead.name, phone: lead.phone, email: lead.email, intent: lead.intent },
  })
}

export const showMessage = (
  { config }: Ctx,
  { files, ...row }: messages.ConversationMessageRow,
  mark: MessageMark | null = null,
): Static<typeof Message> => ({
  ...row,
  attachments: files.map(file => showFile(config, file)),
  sources: row.sources.map(shownSource),
  // Clients see `sending` as `queued`: it lasts a moment, and nobody can act on it.
  delivery: row.delivery === 'sending' ? 'queued' : row.delivery,
  mark,
  created_at: row.created_at.toISOString(),
})
