import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import type { Contact } from '#server/modules/assistant/assistant.ts'
import { receive } from '../chat.ts'
import type { ChatAccess } from '../chat-access.ts'
import { addVisitorMessage } from '../conversations.ts'
import { raise, settle } from '../inbox-items/inbox-items.ts'
import { meet } from '../leads.ts'
import { followAsBusiness } from '../live/live.ts'
import { tell } from '../live/signal.ts'
import { appendMessage } from '../messages/queries.ts'
import { insertConversation, isTheirs, lockConversation, noteContact } from '../queries.ts'
import type { TurnEvent } from '../turns/turn.ts'
import * as rows from './queries.ts'

// A call is a conversation like any other: what is heard are messages of the visitor, what is said are the assistant's.

/**
 * What stands where the assistant was interrupted before anything of its answer was heard. The message stays: what it had
 * understood is in it, and whoever follows the conversation has counted it.
 */
const nothingHeard = '…'

/** A conversation as somebody who speaks in it must know it. */
export interface SpokenConversation {
  id: string
  /** Of what was said or written in it before. */
  language: string | null
  contact: Contact
  /** The position of its last message before the call. */
  length: number
}

/**
 * Begins a conversation for a call, or goes on with one that was begun in writing; 404 where that is not for this
 * visitor (see `receive`).
 */
export const enterSpoken = (
  { ctx, scope, begunBy, tags }: ChatAccess,
  told: Contact,
  conversationId: string | null,
): Promise<SpokenConversation> =>
  ctx.tx(async db => {
    const id = conversationId ?? ctx.id()
    if (conversationId === null) {
      const { name: client_name, email, phone } = told
      const row = {
        id,
        channel: 'call' as const,
        link_id: scope.linkId,
        language: null,
        client_name,
        email,
        phone,
      }
      await insertConversation(db, { ...row, begun_by: begunBy, tags, at: ctx.now() })
    } else {
      const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told }
      if (!isRecordId(id) || !(await noteContact(db, id, mine))) throw notFound('Conversation')
    }
    const { language, length, ...contact } = (await rows.selectPerson(db, id))!
    return { id, language, contact, length }
  })

/** In which language a conversation was held so far; 404 where it is not for this visitor. */
export const languageOf = ({ ctx, scope, begunBy }: ChatAccess, id: string): Promise<string | null> =>
  ctx.tx(async db => {
    const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
    if (!isRecordId(id) || !(await isTheirs(db, id, mine))) throw notFound('Conversation')
    return (await rows.selectPerson(db, id))!.language
  })

/** Takes in what was heard, and answers it as chat does: see `receive`. */
export const hearSpoken = async (
  visit: ChatAccess,
  conversationId: string,
  heard: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<TurnEvent, void, void>> => {
  const message = [...heard].slice(0, longestMessage).join('')
  return (await receive(visit, { message, conversation_id: conversationId }))(signal)
}

/** Keeps words of ours that answer nothing: how a call opens, a question whether somebody is still there. */
export const keepSaid = (ctx: Ctx, conversationId: string, { id, text }: { id: string; text: string }) =>
  ctx.tx(async db => {
    // Erased while the two of them spoke: nothing is kept of it any more.
    if (!(await lockConversation(db, conversationId))) return
    await appendMessage(db, conversationId, { id, role: 'assistant', text, at: ctx.now() })
    tell(ctx, conversationId, 'assistant')
  })

/** Keeps what was heard where no answer of the assistant is wanted. */
export const keepHeard = ({ ctx, scope, channel }: ChatAccess, conversationId: string, text: string) =>
  ctx.tx(async db => {
    if (!(await lockConversation(db, conversationId))) return
    const { name } = (await rows.selectPerson(db, conversationId))!
    const about = { id: conversationId, channel, client_name: name, link_id: scope.linkId }
    await addVisitorMessage(ctx, about, { text })
  })

/**
 * The person spoke over a reply of the assistant: only `said` of it was heard, and the rest was never said. What it had
 * understood it goes on from all the same: whoever speaks on before they were answered adds to what they said.
 */
export const cutShort = (ctx: Ctx, conversationId: string, messageId: string, said: string): Promise<void> =>
  ctx.tx(db => rows.updateSaid(db, conversationId, messageId, said.trim() || nothingHeard))

/** What the assistant did in a conversation from then on, each once. */
export const doneSince = async (ctx: Ctx, conversationId: string, since: Date): Promise<string[]> => [
  ...new Set(await ctx.tx(db => rows.selectActions(db, conversationId, since))),
]

/**
 * Keeps a message for the people of the business, who are to call back, and what it tells of the person. Said in several
 * parts it is one item. Returns whether they know by now how to reach them.
 */
export const leaveMessage = (
  visit: ChatAccess,
  conversationId: string,
  { text, told }: { text: string; told: Partial<Contact> },
): Promise<boolean> =>
  visit.ctx.tx(async db => {
    const { ctx, scope, tags, begunBy } = visit
    await keepHeard(visit, conversationId, text)
    const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
    await noteContact(db, conversationId, {
      ...mine,
      told: { name: null, email: null, phone: null, ...told },
    })
    const person = await rows.selectPerson(db, conversationId)
    if (!person) throw notFound('Conversation')
    const { language, length, ...contact } = person
    await meet(visit, conversationId, contact, { contact: told, intent: text })
    const known = Object.values(contact).some(each => each !== null)
    await raise(ctx, {
      kind: 'callback',
      title: text,
      conversationId,
      linkId: scope.linkId,
      tags,
      contact: known ? contact : null,
      question: { text, key: messageKey },
    })
    await putThrough(ctx, conversationId)
    return contact.email !== null || contact.phone !== null
  })

/** They asked for a person, and have one or left a message: nobody need look after that wish any more. */
export const putThrough = (ctx: Ctx, conversationId: string): Promise<void> =>
  settle(ctx, conversationId, { kind: 'handover', key: '' })

/** A message is not the wish to be called back (`callback` of the assistant), which may stand beside it. */
const messageKey = 'message'

/**
 * What people of the business write behind that position of a conversation which they hold, as they write it, until they
 * hand it back.
 */
export async function* wordsOfHolder(
  ctx: Ctx,
  conversationId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<{ position: number; text: string }, void, void> {
  for await (const { event, data, ...at } of (await followAsBusiness(ctx, conversationId, after))(signal)) {
    if (event === 'message' && data.role === 'person' && 'id' in at)
      yield { position: at.id, text: data.text }
    if (event === 'held_by' && data.held_by === 'assistant') return
    if (event === 'closed') return
  }
}
