import type { ChatRequest } from '#contract/conversations/chat.ts'
import { longestMessage } from '#contract/limits.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { type Tx, together } from '#server/db/tenant.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import { requireTimezone } from '#server/http/request/timezone.ts'
import type { ChatAccess } from '../access/access.ts'
import { selectRecent } from '../messages/queries.ts'
import { insertConversation } from '../queries.ts'
import type { AnswerDraft } from '../turns/draft.ts'
import { drawTicket, enqueueTurn, isDrawnNext } from '../turns/queries.ts'
import { type TurnEvent, takeTurn } from '../turns/turn.ts'
import { type IncomingMessage, mostRemembered, storeIncoming } from './incoming-message.ts'

/**
 * Stores a visitor's message and returns the turn that answers it. The caller must run the turn: the conversation's next
 * message waits for it. `draft`: its answer, if it was begun before. Throws 404 when this visitor has no such conversation, 422 when the message is empty or too long.
 */
export async function receiveMessage(
  access: ChatAccess,
  request: ChatRequest,
): Promise<(signal: AbortSignal, draft?: AnswerDraft) => AsyncGenerator<TurnEvent, void, void>> {
  const message = readMessage(request.message)
  const contact = {
    name: request.client_name?.trim() || null,
    email: request.email?.trim() || null,
    phone: request.phone?.trim() || null,
  }
  const timezone = requireTimezone(request.timezone, ['body', 'timezone'])
  const id = request.conversation_id ?? null
  const { ctx } = access
  const said = { access, message, contact, timezone }
  const incoming = await ctx.tx(db => (id === null ? beginWith(db, said) : goOnWith(db, said, id)))
  return (signal, draft) => takeTurn(incoming, signal, draft)
}

function readMessage(text: string): string {
  const message = text.trim()
  const length = [...message].length
  if (!length) {
    throw invalid(['body', 'message'], 'String should have at least 1 character', 'string_too_short')
  }
  if (length > longestMessage) {
    const msg = `String should have at most ${longestMessage} characters`
    throw invalid(['body', 'message'], msg, 'string_too_long')
  }
  return message
}

type Said = Pick<IncomingMessage, 'access' | 'message' | 'contact' | 'timezone'>

/** Begins a conversation with a message, which needs to wait for none before it. */
async function beginWith(db: Tx, said: Said): Promise<IncomingMessage> {
  const { ctx, scope, channel, begunBy, tags, beginsIn } = said.access
  const { name: client_name, email, phone } = said.contact
  const id = ctx.id()
  const conversation = { id, channel, link_id: scope.linkId, language: beginsIn, client_name, email, phone }
  const waiting = { ...said, conversation, lease: { conversationId: id, ticket: 1 } }
  const [, , stored] = await together(
    insertConversation(db, { ...conversation, begun_by: begunBy, tags, at: ctx.now() }),
    enqueueTurn(db, waiting.lease),
    storeIncoming(waiting, []),
  )
  return { ...waiting, stored }
}

/**
 * Goes on in a conversation: stores the message if none before it is still to be answered; 404. Nobody can guess an id (74 random
 * bits of a UUID v7), and the id alone opens nothing: a visitor can continue only what a visitor of the same page began, never
 * what the business began with its key. A conversation of a chat link continues only through that link, so that the knowledge of
 * two links never mixes.
 */
async function goOnWith(db: Tx, said: Said, id: string): Promise<IncomingMessage> {
  const { scope, begunBy } = said.access
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told: said.contact }
  if (!isRecordId(id)) throw notFound('Conversation')
  // The database answers in this order. Once the ticket is drawn, no further message comes before this one.
  const [found, next, before] = await together(
    drawTicket(db, id, mine),
    isDrawnNext(db, id),
    selectRecent(db, id, mostRemembered),
  )
  if (!found) throw notFound('Conversation')
  const { ticket, ...conversation } = found
  const waiting = { ...said, conversation, lease: { conversationId: id, ticket } }
  return { ...waiting, stored: next ? await storeIncoming(waiting, before) : null }
}
