import type { ChatRequest } from '#contract/conversations/chat.ts'
import { longestMessage } from '#contract/limits.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import { requireTimezone } from '#server/http/request/timezone.ts'
import type { Contact } from '#server/modules/assistant/assistant.ts'
import type { ChatAccess } from './chat-access.ts'
import { type IncomingMessage, storeIncoming } from './incoming-message.ts'
import { drawTicket, insertConversation, type OpenConversation } from './queries.ts'
import { enqueueTurn, isNext } from './turns/queries.ts'
import { type TurnEvent, takeTurn } from './turns/turn.ts'

/**
 * Takes a visitor's message in; 404 for a conversation that is not there for this visitor, 422 for an empty or
 * overlong message. Run the turn it returns: until then the conversation's next message waits.
 */
export async function receive(
  visit: ChatAccess,
  request: ChatRequest,
): Promise<(signal: AbortSignal) => AsyncGenerator<TurnEvent, void, void>> {
  const message = readMessage(request.message)
  const told = {
    name: request.client_name?.trim() || null,
    email: request.email?.trim() || null,
    phone: request.phone?.trim() || null,
  }
  const timezone = requireTimezone(request.timezone, ['body', 'timezone'])
  const id = request.conversation_id ?? null
  const { ctx } = visit
  const incoming = await ctx.tx(async (db): Promise<IncomingMessage> => {
    const { ticket, ...conversation } = id === null ? await begin(visit, told) : await goOn(visit, id, told)
    const place = { conversationId: conversation.id, ticket }
    await enqueueTurn(db, place)
    const next = id === null || (await isNext(db, place))
    const arrival = { visit, message, told, timezone, conversation, place, heard: null }
    return next ? { ...arrival, heard: await storeIncoming(arrival, { first: id === null }) } : arrival
  })
  return signal => takeTurn(incoming, signal)
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

const begin = ({ ctx, scope, channel, begunBy, tags }: ChatAccess, told: Contact): Promise<Begun> =>
  ctx.tx(async db => {
    const { name: client_name, email, phone } = told
    const conversation = {
      id: ctx.id(),
      channel,
      link_id: scope.linkId,
      language: null,
      client_name,
      email,
      phone,
    }
    await insertConversation(db, { ...conversation, begun_by: begunBy, tags, at: ctx.now() })
    return { ...conversation, ticket: 1 }
  })

/**
 * The conversation named; 404. An id can't be guessed (74 random bits of a UUID v7), and alone it still opens
 * nothing: a visitor goes on only with what a visitor of the same page began, never with what the business
 * itself did with its key. Nobody goes on with a link's conversation but through that link, whose knowledge
 * would else be mixed with another's.
 */
async function goOn({ ctx, scope, begunBy }: ChatAccess, id: string, told: Contact): Promise<Begun> {
  const isId = isRecordId(id)
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told }
  const found = isId ? await ctx.tx(db => drawTicket(db, id, mine)) : undefined
  if (!found) throw notFound('Conversation')
  return found
}
