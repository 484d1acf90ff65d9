import type { Static } from 'typebox'
import type { Conversation, ConversationChannel, Message } from '#contract/conversations/conversations.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import type { Contact } from '#server/modules/assistant/assistant.ts'
import { conversationsOf, leadOf, leadsOf, recognise } from '#server/modules/leads/leads.ts'
import { tell } from './live/signal.ts'
import { withFiles } from './mail/files.ts'
import { keepMail, type MailParts, trimmed } from './mail/keeping.ts'
import * as messages from './messages/queries.ts'
import * as rows from './queries.ts'
import { noteWaiting } from './takeovers/queries.ts'

/** A chat in which nobody writes for so long is over. */
const idleMinutes = 30

/** Conversations that match; with `lead_id`, those of one person on every channel. 404 for a lead that isn't there. */
export const listConversations = (
  ctx: Ctx,
  { lead_id, ...filter }: Omit<rows.Filter, 'ids'> & { lead_id?: string; limit: number; offset: number },
) =>
  ctx.tx(async db => {
    const ids = lead_id ? await conversationsOf(ctx, lead_id) : undefined
    const { rows: found, total } = await rows.selectConversations(db, { ...filter, ids }, filter)
    const leads = await leadsOf(
      ctx,
      found.map(({ id }) => id),
    )
    return { conversations: found.map(row => showConversation(row, leads.get(row.id) ?? null)), total }
  })

/** One conversation; 404. */
export const getConversation = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    const found = await rows.selectConversation(db, id)
    if (!found) throw notFound('Conversation')
    return showConversation(found, (await leadOf(ctx, id))?.id ?? null)
  })

/** What was said, oldest first; 404. */
export const listMessages = (ctx: Ctx, id: string, page: { limit: number; offset: number }) =>
  ctx.tx(async db => {
    const { messages: total } = await getConversation(ctx, id)
    return { messages: (await messages.selectMessages(db, id, page)).map(showMessage), total }
  })

/**
 * How the assistant did since then: `asked` replies that were to answer something, of which `answered` did; and, of all
 * time, the ids of the sources that replies were made of.
 */
export const answering = (ctx: Ctx, since: Date) => ctx.tx(db => rows.selectAnswering(db, since))

/** Visitors who left an email address or a number, one for each conversation; those behind the id `after`, by id. */
export const chatPeople = (ctx: Ctx, after: string | null, limit: number): Promise<rows.Reachable[]> =>
  ctx.tx(db => rows.selectReachable(db, false, after, limit))

/** The same of those who were on a call. */
export const callPeople = (ctx: Ctx, after: string | null, limit: number): Promise<rows.Reachable[]> =>
  ctx.tx(db => rows.selectReachable(db, true, after, limit))

/** Ends a conversation; one that is closed already stays so. 404. */
export const close = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    const ended = await rows.closeConversation(db, id, ctx.now())
    if (ended) await sayEnded(ctx, id, ended)
    return getConversation(ctx, id)
  })

/** Something that a person wrote to the business elsewhere than in its chat. */
export interface Incoming {
  /** The conversation that it goes on with; where there is none (any more), a new one begins. */
  conversationId: string | null
  channel: ConversationChannel
  contact: Contact
  text: string
  /** What it is besides its words, where it came by mail. */
  mail?: MailParts | null
  /** Its provider's id, or a mail's Message-ID: the same one twice is one message. */
  externalId: string
}

/**
 * Keeps what somebody wrote on another channel than chat, such as a reply to a message of the business, and says that it
 * came. Returns the conversation that it is in. The assistant does not answer there; the business's people do.
 */
export const openConversation = (ctx: Ctx, incoming: Incoming): Promise<string> =>
  ctx.tx(async db => {
    const { conversationId, channel, contact, externalId, mail = null } = incoming
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
    // Begun by the business: nobody can go on with it from a public page.
    if (!earlier)
      await rows.insertConversation(db, {
        ...conversation,
        begun_by: 'business',
        tags: [],
        at: ctx.now(),
        subject: mail && trimmed(mail).subject,
      })
    const text = withFiles(incoming.text, mail?.attachments ?? [])
    const { id } = await addVisitorMessage(ctx, conversation, { text, externalId })
    if (mail) await keepMail(db, id, mail, { mayAnswer: false })
    if (!earlier) await recognise(ctx, { ...contact, conversationId: conversation.id })
    return conversation.id
  })

/** Stores what a visitor said and says that it came; whether it is for a person, who holds the conversation. */
export const addVisitorMessage = (
  ctx: Ctx,
  conversation: Pick<rows.OpenConversation, 'id' | 'channel' | 'client_name' | 'link_id'>,
  { text, externalId = null }: { text: string; externalId?: string | null },
): Promise<{ id: string; held: boolean }> =>
  ctx.tx(async db => {
    const id = ctx.id()
    const at = ctx.now()
    await messages.appendMessage(db, conversation.id, {
      id,
      role: 'visitor',
      text,
      at,
      external_id: externalId,
    })
    const held = await noteWaiting(db, conversation.id, at)
    tell(ctx, conversation.id, 'visitor')
    await ctx.publish('chat.message', {
      conversation_id: conversation.id,
      message_id: id,
      channel: conversation.channel,
      role: 'visitor',
      text,
      client_name: conversation.client_name,
      link_id: conversation.link_id,
    })
    return { id, held }
  })

/** Closes the sessions that visitors have left, of every business. */
export async function closeIdle(ctx: OpenCtx, idle: { tenant_id: string; id: string }[]): Promise<void> {
  for (const { tenant_id: tenant, id } of idle) {
    const own = ctx.as(tenant, { kind: 'system' })
    await own.tx(async db => {
      // Somebody may have written since the list was made.
      const ended = await rows.closeConversation(db, id, ctx.now(), idleSince(ctx))
      if (ended) await sayEnded(own, id, ended)
    })
  }
}

export const idleSince = (ctx: OpenCtx): Date => new Date(ctx.now().getTime() - idleMinutes * 60_000)

/** Duration in seconds, from the first message to the last. */
async function sayEnded(
  ctx: Ctx,
  id: string,
  ended: { message_count: number; started_at: Date; last_message_at: Date },
): Promise<void> {
  tell(ctx, id, 'closed')
  const lead = await leadOf(ctx, id)
  await ctx.publish('chat.session_ended', {
    conversation_id: id,
    messages: ended.message_count,
    duration: Math.round((ended.last_message_at.getTime() - ended.started_at.getTime()) / 1000),
    lead: lead && { id: lead.id, name: lead.name, phone: lead.phone, email: lead.email, intent: lead.intent },
  })
}

const showConversation = (
  { message_count, holder_id, holder_name, held_at, ...row }: rows.ConversationRow,
  leadId: string | null,
): Static<typeof Conversation> => ({
  ...row,
  lead_id: leadId,
  messages: message_count,
  holder:
    holder_id && held_at ? { id: holder_id, name: holder_name ?? '', since: held_at.toISOString() } : null,
  started_at: row.started_at.toISOString(),
  last_message_at: row.last_message_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
})

export const showMessage = (row: messages.MessageRow): Static<typeof Message> => ({
  ...row,
  // That it is just being handed over is nothing to act on.
  delivery: row.delivery === 'sending' ? 'queued' : row.delivery,
  created_at: row.created_at.toISOString(),
})
