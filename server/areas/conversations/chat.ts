import type { Ctx } from '../../context.ts'
import { invalid, notFound } from '../../http/problem.ts'
import { answer, type Contact, type Outcome, type Source, type Thread } from '../assistant/assistant.ts'
import { raise, setContact, settle } from './needs-you/needs-you.ts'
import {
  appendMessage,
  drawTicket,
  insertConversation,
  type MessageRow,
  type NewMessage,
  type OpenConversation,
  selectRecent,
} from './queries.ts'
import { type ChatAnswer, type ChatRequest, longestMessage } from './schema.ts'
import { enterLine, isNext, leaveLine, type Place } from './turns/queries.ts'
import { holdPlace, waitForTurn } from './turns/turns.ts'
import type { Visit } from './visits.ts'

/** What a turn tells its client as it happens; `done` is the last. */
export type ChatEvent =
  | { event: 'start'; data: { conversation_id: string; message_id: string } }
  | { event: 'token'; data: { text: string } }
  | { event: 'sources'; data: { sources: Source[] } }
  | { event: 'action'; data: { action: string } }
  | { event: 'done'; data: ChatAnswer }

/** Messages before the one to answer that the assistant gets to know. */
const remembered = 20

/** A message that has come in: in line, and, when nobody stood before it, heard already. */
interface Arrival {
  visit: Visit
  message: string
  conversation: OpenConversation
  place: Place
  heard: Thread | null
}

/**
 * Takes a visitor's message in; 404 for a conversation that is not there for this visitor, 422 for an empty or
 * overlong message. Run the turn it returns: until then the conversation's next message waits.
 */
export async function receive(
  visit: Visit,
  request: ChatRequest,
): Promise<(signal: AbortSignal) => AsyncGenerator<ChatEvent, void, void>> {
  const message = readMessage(request.message)
  const told = {
    name: request.client_name?.trim() || null,
    email: request.email?.trim() || null,
    phone: request.phone?.trim() || null,
  }
  const id = request.conversation_id ?? null
  const { ctx } = visit
  const arrival = await ctx.tx(async (db): Promise<Arrival> => {
    const { ticket, ...conversation } = id === null ? await begin(visit, told) : await goOn(visit, id, told)
    const place = { conversationId: conversation.id, ticket }
    await enterLine(db, place)
    const next = id === null || (await isNext(db, place))
    const heard = next ? await hear(visit, conversation, message, { first: id === null }) : null
    return { visit, message, conversation, place, heard }
  })
  return signal => takeTurn(arrival, signal)
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

const begin = ({ ctx, scope, channel, begunBy, tags }: Visit, told: Contact): Promise<Begun> =>
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
async function goOn({ ctx, scope, begunBy }: Visit, id: string, told: Contact): Promise<Begun> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  const mine = { linkId: scope.linkId, byVisitor: begunBy === 'visitor', told }
  const found = isId ? await ctx.tx(db => drawTicket(db, id, mine)) : undefined
  if (!found) throw notFound('Conversation')
  return found
}

/** Stores the visitor's message and says that it came; returns what was said before it. */
const hear = (
  { ctx, scope }: Visit,
  conversation: OpenConversation,
  message: string,
  { first = false } = {},
): Promise<Thread> =>
  ctx.tx(async db => {
    const before = first ? [] : await selectRecent(db, conversation.id, remembered)
    const id = ctx.id()
    await appendMessage(db, conversation.id, { id, role: 'visitor', text: message, at: ctx.now() })
    await ctx.publish('chat.message', {
      conversation_id: conversation.id,
      message_id: id,
      channel: conversation.channel,
      role: 'visitor',
      text: message,
      client_name: conversation.client_name,
      link_id: scope.linkId,
    })
    return threadOf(conversation, before)
  })

function threadOf({ language, client_name, email, phone }: OpenConversation, messages: MessageRow[]): Thread {
  return { language, contact: { name: client_name, email, phone }, messages: messages as Thread['messages'] }
}

/** One turn: waits for those before it, answers, keeps what was said. */
async function* takeTurn(arrival: Arrival, signal: AbortSignal): AsyncGenerator<ChatEvent, void, void> {
  const { visit, message, conversation, place } = arrival
  const { ctx, scope } = visit
  const letGo = holdPlace(ctx, place)
  const reply = { id: '', said: '' }
  let kept = false
  try {
    const mine = arrival.heard !== null || (await waitForTurn(ctx, place, signal))
    const thread = arrival.heard ?? (await hear(visit, conversation, message))
    if (!mine) return
    reply.id = ctx.id()
    yield { event: 'start', data: { conversation_id: conversation.id, message_id: reply.id } }
    for await (const event of answer(ctx, { scope, thread, message, signal })) {
      if (event.type === 'token') {
        reply.said += event.text
        yield { event: 'token', data: { text: event.text } }
      } else if (event.type === 'action') {
        yield { event: 'action', data: { action: event.action } }
      } else {
        await keep(arrival, reply.id, event)
        kept = true
        if (event.outcome.sources.length) yield { event: 'sources', data: { sources: event.outcome.sources } }
        yield { event: 'done', data: shown(conversation.id, reply.id, event.outcome) }
      }
    }
  } finally {
    letGo()
    if (!kept) await breakOff(ctx, place, reply)
  }
}

/** Keeps an answer with all that follows from it, and lets the next message have its turn. */
const keep = (
  { visit, conversation, place }: Arrival,
  id: string,
  { outcome, language, answeredBy }: { outcome: Outcome; language: string; answeredBy: string },
): Promise<void> =>
  visit.ctx.tx(async db => {
    const { ctx, scope, tags } = visit
    const message: NewMessage = {
      id,
      role: 'assistant',
      text: outcome.reply,
      at: ctx.now(),
      sources: outcome.sources,
      actions: outcome.actions,
      answered: outcome.answered,
      confidence: outcome.confidence,
      answered_by: answeredBy,
      topic: outcome.topic,
      query: outcome.query,
    }
    const contact = await appendMessage(db, conversation.id, message, { ...outcome.contact, language })
    const reachable = contact.name || contact.email || contact.phone ? contact : null
    for (const { kind, title, question, key, bestScore } of outcome.needs) {
      await raise(ctx, {
        kind,
        title,
        conversationId: conversation.id,
        linkId: scope.linkId,
        tags,
        contact: reachable,
        question: { text: question, key },
        bestScore,
      })
    }
    if (outcome.met) await settle(ctx, conversation.id, outcome.met)
    if (reachable && Object.keys(outcome.contact).length) {
      await setContact(ctx, conversation.id, reachable)
    }
    await leaveLine(db, place)
  })

/** The visitor left, or the answer failed: what they have read of it is kept, and the line goes on. */
const breakOff = (ctx: Ctx, place: Place, { id, said }: { id: string; said: string }): Promise<void> =>
  ctx.tx(async db => {
    if (said.trim()) {
      await appendMessage(db, place.conversationId, {
        id,
        role: 'assistant',
        text: said,
        at: ctx.now(),
        answered: null,
      })
    }
    await leaveLine(db, place)
  })

const shown = (conversationId: string, id: string, outcome: Outcome): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: id,
  reply: outcome.reply,
  sources: outcome.sources,
  actions: outcome.actions,
  answered: outcome.answered,
  handed_over: outcome.handedOver,
})
