import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { type AnswerResult, answer } from '#server/modules/assistant/assistant.ts'
import type { CitedSource, ContactDetails, TurnOutcome } from '#server/modules/assistant/turn/turn.ts'
import { type IncomingMessage, type StoredMessage, storeIncoming } from '../chat/incoming-message.ts'
import { skills } from '../chat/skills.ts'
import { raise, setContact, settle } from '../inbox-items/inbox-items.ts'
import { captureFromMessage } from '../lead-capture/lead-capture.ts'
import { notify, onTakeover } from '../live/signal.ts'
import { assistantMessage } from '../messages/answers.ts'
import { appendMessage } from '../messages/queries.ts'
import { lockConversation } from '../queries.ts'
import type { ChatAnswer } from '../schema.ts'
import { releaseTurn, type TurnLease } from './queries.ts'
import { keepLease, waitForTurn } from './turn-queue.ts'

/** What a turn tells its client as it happens; `done` is the last. */
export type ChatEvent =
  | { event: 'start'; data: { conversation_id: string; message_id: string } }
  | { event: 'token'; data: { text: string } }
  | { event: 'sources'; data: { sources: CitedSource[] } }
  | { event: 'action'; data: { action: string } }
  | { event: 'done'; data: ChatAnswer }

/** What the assistant says in a turn. */
interface PartialReply {
  id: string
  text: string
  stored: boolean
}

/**
 * One turn: waits for those before it, answers, keeps what was said. While a person holds the conversation the assistant
 * says nothing; what it was saying when they took it over is broken off and not kept.
 */
export async function* takeTurn(
  arrival: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, void> {
  const { access: visit, conversation, lease: place } = arrival
  const { ctx } = visit
  const letGo = keepLease(ctx, place)
  const { taken, end } = onTakeover(ctx, conversation.id)
  const reply: PartialReply = { id: '', text: '', stored: false }
  try {
    const mine = arrival.stored !== null || (await waitForTurn(ctx, place, signal))
    const heard = arrival.stored ?? (await storeIncoming(arrival))
    if (!mine) return
    reply.id = ctx.id()
    const message_id = heard.held ? heard.messageId : reply.id
    yield { event: 'start', data: { conversation_id: conversation.id, message_id } }
    if (!heard.held) yield* streamAnswer(arrival, heard, reply, { signal, taken })
    if (!reply.stored) {
      yield { event: 'action', data: { action: heldByPerson } }
      yield { event: 'done', data: answerForPerson(conversation.id, heard.messageId) }
    }
  } finally {
    end()
    letGo()
    if (!reply.stored) await abandon(ctx, place, reply)
  }
}

/** The assistant's answer, up to its end or until somebody takes the conversation over. */
async function* streamAnswer(
  arrival: IncomingMessage,
  { thread, captured }: StoredMessage,
  reply: PartialReply,
  { signal, taken }: { signal: AbortSignal; taken: AbortSignal },
): AsyncGenerator<ChatEvent, void, void> {
  const { access: visit, message, conversation } = arrival
  const { ctx, scope } = visit
  const either = AbortSignal.any([signal, taken])
  const spoken = visit.call?.spoken
  const able = visit.call ? [...visit.call.skills, ...skills] : skills
  try {
    for await (const event of answer(ctx, { scope, thread, message, skills: able, spoken, signal: either })) {
      if (event.type === 'token') {
        reply.text += event.text
        yield { event: 'token', data: { text: event.text } }
      } else if (event.type === 'action') {
        yield { event: 'action', data: { action: event.action } }
      } else {
        const outcome = await storeAnswer(arrival, reply.id, event, { captured, contact: thread.contact })
        if (!outcome) return
        reply.stored = true
        for (const action of outcome.actions.slice(event.outcome.actions.length)) {
          yield { event: 'action', data: { action } }
        }
        if (outcome.sources.length) yield { event: 'sources', data: { sources: outcome.sources } }
        yield { event: 'done', data: chatAnswerOf(conversation.id, reply.id, outcome) }
      }
    }
  } catch (error) {
    if (!taken.aborted) throw error
  }
}

/**
 * Keeps an answer with all that follows from it, and lets the next message have its turn. Returns the outcome with
 * what only came about here; null where a person holds the conversation by now.
 */
const storeAnswer = (
  { access: visit, conversation, lease: place }: IncomingMessage,
  id: string,
  { outcome: reached, language, answeredBy }: AnswerResult,
  before: { captured: boolean; contact: ContactDetails },
): Promise<TurnOutcome | null> =>
  visit.ctx.tx(async db => {
    const { ctx, scope, tags } = visit
    // Like the visitor's next message, which may come in at this moment: first the conversation, then its lead.
    const found = await lockConversation(db, conversation.id)
    if (!found) throw notFound('Conversation')
    if (found.held) return null
    const met = await captureFromMessage(
      visit,
      conversation.id,
      { ...before.contact, ...reached.contact },
      reached,
    )
    const captured: TurnOutcome['actions'] = met || before.captured ? ['lead_captured'] : []
    const outcome = { ...reached, actions: [...reached.actions, ...captured] }
    const message = assistantMessage({ id, at: ctx.now() }, { outcome, answeredBy })
    const contact = await appendMessage(db, conversation.id, message, { ...outcome.contact, language })
    const reachable = contact.name || contact.email || contact.phone ? contact : null
    // Whoever hangs up is no longer there to be taken over.
    const calledBack = visit.call && !visit.call.spoken.transfers
    for (const { kind, title, question, key, bestScore } of outcome.escalations) {
      await raise(ctx, {
        kind: kind === 'handover' && calledBack ? 'callback' : kind,
        title,
        conversationId: conversation.id,
        linkId: scope.linkId,
        tags,
        contact: reachable,
        question: { text: question, key },
        bestScore,
      })
    }
    if (outcome.resolved) await settle(ctx, conversation.id, outcome.resolved)
    if (reachable && Object.keys(outcome.contact).length) {
      await setContact(ctx, conversation.id, reachable)
    }
    await releaseTurn(db, place)
    notify(ctx, conversation.id, 'assistant')
    return outcome
  })

/**
 * The visitor left, or the answer failed: what they have read of it is kept, unless a person has the word by now, and
 * the line goes on.
 */
const abandon = (ctx: Ctx, place: TurnLease, { id, text: said }: PartialReply): Promise<void> =>
  ctx.tx(async db => {
    const found = said.trim() ? await lockConversation(db, place.conversationId) : null
    if (found && !found.held) {
      notify(ctx, place.conversationId, 'assistant')
      await appendMessage(db, place.conversationId, {
        id,
        role: 'assistant',
        text: said,
        at: ctx.now(),
        answered: null,
      })
    }
    await releaseTurn(db, place)
  })

const chatAnswerOf = (conversationId: string, id: string, outcome: TurnOutcome): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: id,
  reply: outcome.reply,
  sources: outcome.sources,
  actions: outcome.actions,
  answered: outcome.answered,
  handed_over: outcome.handedOver,
})

/** Among the actions of a turn: a person of the business holds the conversation and is to answer. */
const heldByPerson = 'held_by_person'

/** What the visitor's client is told of a message that a person is to answer: it is kept, under `messageId`. */
const answerForPerson = (conversationId: string, messageId: string): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: messageId,
  reply: '',
  sources: [],
  actions: [heldByPerson],
  answered: false,
  handed_over: true,
})
