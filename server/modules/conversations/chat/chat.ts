import type { ChatRequest } from '#contract/conversations/chat.ts'
import { longestMessage } from '#contract/limits.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import { requireTimezone } from '#server/http/request/timezone.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import type { ChatAccess } from '../access/access.ts'
import { drawTicket, insertConversation, type OpenConversation } from '../queries.ts'
import type { AnswerDraft } from '../turns/draft.ts'
import { enqueueTurn, isNext } from '../turns/queries.ts'
import { type TurnEvent, takeTurn } from '../turns/turn.ts'
import { type IncomingMessage, storeIncoming } from './incoming-message.ts'

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
  const incoming = await ctx.tx(async (db): Promise<IncomingMessage> => {
    const { ticket, ...conversation } =
      id === null ? await begin(access, contact) : await resume(access, id, contact)
    const lease = { conversationId: conversation.id, ticket }
    await enqueueTurn(db, lease)
    const next = id === null || (await isNext(db, lease))
    const waiting = { access, message, contact, timezone, conversation, lease, stored: null }
    return next ? { ...waiting, stored: await storeIncoming(waiting, { first: id === null }) } : waiting
  })
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

type Begun = OpenConversation & { ticket: number }

const begin = (
  { ctx, scope, channel, begunBy, tags, beginsIn }: ChatAccess,
  contact: ContactDetails,
): Promise<Begun> =>
  ctx.tx(async db => {
    const { name: client_name, email, phone } = contact
    const conversation = {
      id: ctx.id(),
      channel,
      link_id: scope.linkId,
      language: beginsIn,
      client_name,
      email,
      phone,
    }
    await insertConversation(db, { ...conversation, begun_by: begunBy, tags, at: ctx.now() })
    return { ...conversation, ticket: 1 }
  })

/**
 * Continues a conversation; 404. Nobody can guess an id (74 random bits of a UUID v7), and the id alone opens nothing: a
 * visitor can continue only what a visitor of the same page began, never what the business began with its key. A
 * conversation of a chat link continues only through that link, so that the knowledge of two links never mixes.
 */
async function resume(
  { ctx, scope, begunBy }: ChatAccess,
  id: string,
  contact: ContactDetails,
): Promise<Begun> {
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told: contact }
  const found = isRecordId(id) ? await ctx.tx(db => drawTicket(db, id, mine)) : undefined
  if (!found) throw notFound('Conversation')
  return found
}
