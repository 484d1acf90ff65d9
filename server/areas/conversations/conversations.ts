import type { Static } from 'typebox'
import type { Ctx, OpenCtx } from '../../context.ts'
import { notFound } from '../../http/problem.ts'
import * as rows from './queries.ts'
import type { Conversation, Message } from './schema.ts'

/** A chat in which nobody writes for so long is over. */
const idleMinutes = 30

export async function listConversations(ctx: Ctx, filter: rows.Filter & { limit: number; offset: number }) {
  const { rows: found, total } = await ctx.tx(db => rows.selectConversations(db, filter, filter))
  return { conversations: found.map(showConversation), total }
}

/** One conversation; 404. */
export async function getConversation(ctx: Ctx, id: string): Promise<Static<typeof Conversation>> {
  const found = await ctx.tx(db => rows.selectConversation(db, id))
  if (!found) throw notFound('Conversation')
  return showConversation(found)
}

/** What was said, oldest first; 404. */
export const listMessages = (ctx: Ctx, id: string, page: { limit: number; offset: number }) =>
  ctx.tx(async db => {
    const { messages: total } = await getConversation(ctx, id)
    return { messages: (await rows.selectMessages(db, id, page)).map(showMessage), total }
  })

/**
 * How the assistant did since then: `asked` replies that were to answer something, of which `answered` did; and, of all
 * time, the ids of the sources that replies were made of.
 */
export const answering = (ctx: Ctx, since: Date) => ctx.tx(db => rows.selectAnswering(db, since))

/** Ends a conversation; one that is closed already stays so. 404. */
export const close = (ctx: Ctx, id: string): Promise<Static<typeof Conversation>> =>
  ctx.tx(async db => {
    const ended = await rows.closeConversation(db, id, ctx.now())
    if (ended) await sayEnded(ctx, id, ended)
    return getConversation(ctx, id)
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

/** Duration in seconds, from the first message to the last. No area knows leads yet, so none is named. */
const sayEnded = (
  ctx: Ctx,
  id: string,
  ended: { message_count: number; started_at: Date; last_message_at: Date },
): Promise<void> =>
  ctx.publish('chat.session_ended', {
    conversation_id: id,
    messages: ended.message_count,
    duration: Math.round((ended.last_message_at.getTime() - ended.started_at.getTime()) / 1000),
    lead: null,
  })

const showConversation = ({ message_count, ...row }: rows.ConversationRow): Static<typeof Conversation> => ({
  ...row,
  messages: message_count,
  started_at: row.started_at.toISOString(),
  last_message_at: row.last_message_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
})

const showMessage = (row: rows.MessageRow): Static<typeof Message> => ({
  ...row,
  created_at: row.created_at.toISOString(),
})
