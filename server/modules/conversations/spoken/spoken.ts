import { longestMessage } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import type { ChatAccess } from '../access/access.ts'
import { receiveMessage } from '../chat/chat.ts'
import { addVisitorMessage } from '../conversations.ts'
import { raise, settle } from '../inbox-items/inbox-items.ts'
import { captureFromMessage } from '../lead-capture/lead-capture.ts'
import { followAsBusiness } from '../live/live.ts'
import { notify } from '../live/signal.ts'
import { appendMessage } from '../messages/append-queries.ts'
import { insertConversation, isVisitors, lockConversation, noteContact } from '../queries.ts'
import { type AnswerDraft, draftAnswer } from '../turns/draft.ts'
import type { TurnEvent } from '../turns/turn.ts'
import * as rows from './queries.ts'

export type { AnswerDraft, TurnEvent }

// A call is a conversation like any other: the caller's words are the visitor's messages, ours are the assistant's.

/**
 * The text of a reply that was interrupted before any of it was heard. The message stays, because its memo holds what
 * the assistant understood and followers have counted it.
 */
const nothingHeard = '…'

/** What a call must know of its conversation. */
export interface SpokenConversation {
  id: string
  /** The language of the messages before, ISO 639-1. */
  language: string | null
  contact: ContactDetails
  /** The position of its last message before the call. */
  length: number
}

/**
 * Begins a conversation for a call, or continues a written one; 404 when that is not this visitor's (see
 * `receiveMessage`).
 */
export const enterSpoken = (
  { ctx, scope, begunBy, tags, beginsIn }: ChatAccess,
  told: ContactDetails,
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
        language: beginsIn,
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

/** The language of a conversation so far; 404 when it is not this visitor's. */
export const languageOf = ({ ctx, scope, begunBy }: ChatAccess, id: string): Promise<string | null> =>
  ctx.tx(async db => {
    const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
    if (!isRecordId(id) || !(await isVisitors(db, id, mine))) throw notFound('Conversation')
    return (await rows.selectPerson(db, id))!.language
  })

/** The caller and we speak this language from now on, BCP 47. */
export const speakIn = (ctx: Ctx, conversationId: string, language: string): Promise<void> =>
  ctx.tx(db => rows.updateLanguage(db, conversationId, language))

/** Begins the answer to words of the caller that may go on (see `draftAnswer`). */
export const draftSpoken = (
  access: ChatAccess,
  conversationId: string,
  heard: string,
  signal: AbortSignal,
): Promise<AnswerDraft | null> => draftAnswer(access, conversationId, messageOf(heard), signal)

const messageOf = (heard: string): string => [...heard].slice(0, longestMessage).join('').trim()

/** Stores the caller's words and answers them as chat does (see `receiveMessage`). */
export const hearSpoken = async (
  access: ChatAccess,
  conversationId: string,
  heard: string,
  signal: AbortSignal,
  draft?: AnswerDraft,
): Promise<AsyncGenerator<TurnEvent, void, void>> => {
  const request = { message: messageOf(heard), conversation_id: conversationId }
  return (await receiveMessage(access, request))(signal, draft)
}

/** Stores words of ours that answer nothing: a greeting, "Are you still there?". */
export const keepSaid = (ctx: Ctx, conversationId: string, { id, text }: { id: string; text: string }) =>
  ctx.tx(async db => {
    // The conversation was erased during the call: nothing more is stored.
    if (!(await lockConversation(db, conversationId))) return
    await appendMessage(db, conversationId, { id, role: 'assistant', text, at: ctx.now() })
    await notify(ctx, db, conversationId, 'assistant')
  })

/** Stores the caller's words when the assistant must not answer them. */
export const keepHeard = ({ ctx, scope, channel }: ChatAccess, conversationId: string, text: string) =>
  ctx.tx(async db => {
    if (!(await lockConversation(db, conversationId))) return
    const { name } = (await rows.selectPerson(db, conversationId))!
    const about = { id: conversationId, channel, client_name: name, link_id: scope.linkId }
    await addVisitorMessage(ctx, about, { text })
  })

/**
 * The caller interrupted a reply: only `said` of it was heard, and the message keeps only that. Its memo stays, because
 * a caller who speaks on adds to what they said.
 */
export const cutShort = (ctx: Ctx, conversationId: string, messageId: string, said: string): Promise<void> =>
  ctx.tx(db => rows.updateSaid(db, conversationId, messageId, said.trim() || nothingHeard))

/** The assistant's actions in a conversation since then, each once. */
export const doneSince = async (ctx: Ctx, conversationId: string, since: Date): Promise<string[]> => [
  ...new Set(await ctx.tx(db => rows.selectActions(db, conversationId, since))),
]

/**
 * Stores a message for the business, which is to call back, and the caller's details. Several parts are one item. `about`:
 * what they want, where the message itself does not tell.
 * Returns whether the business can reach the caller by now.
 */
export const leaveMessage = (
  access: ChatAccess,
  conversationId: string,
  { text, about = text, told }: { text: string; about?: string; told: Partial<ContactDetails> },
): Promise<boolean> =>
  access.ctx.tx(async db => {
    const { ctx, scope, tags, begunBy } = access
    await keepHeard(access, conversationId, text)
    const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor' }
    await noteContact(db, conversationId, {
      ...mine,
      told: { name: null, email: null, phone: null, ...told },
    })
    const person = await rows.selectPerson(db, conversationId)
    if (!person) throw notFound('Conversation')
    const { language, length, ...contact } = person
    await captureFromMessage(access, conversationId, contact, { contact: told, intent: about })
    const known = Object.values(contact).some(each => each !== null)
    await raise(ctx, {
      kind: 'callback',
      title: about,
      conversationId,
      linkId: scope.linkId,
      tags,
      contact: known ? contact : null,
      question: { text: about, key: messageKey },
    })
    await putThrough(ctx, conversationId)
    return contact.email !== null || contact.phone !== null
  })

/** Marks the caller's wish for a person as done: they have one, or left a message. */
export const putThrough = (ctx: Ctx, conversationId: string): Promise<void> =>
  settle(ctx, conversationId, { kind: 'handover', key: '' })

/** A message is a different item than the wish to be called back (`callback` of the assistant); both may exist. */
const messageKey = 'message'

/**
 * The messages that people of the business write in a conversation that they hold, after that position, until they hand
 * it back.
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
