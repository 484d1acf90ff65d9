import type { ChatAnswer, ChatEvent } from '#contract/conversations/chat.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { type Answered, answer, type Contact, type Outcome } from '#server/modules/assistant/assistant.ts'
import { raise, setContact, settle } from '../inbox-items/inbox-items.ts'
import { type IncomingMessage, type StoredMessage, storeIncoming } from '../incoming-message.ts'
import { meet } from '../leads.ts'
import { tell, whenTaken } from '../live/signal.ts'
import { messageOf } from '../messages/answers.ts'
import { appendMessage } from '../messages/queries.ts'
import { lockConversation } from '../queries.ts'
import { skills } from '../skills.ts'
import { releaseTurn, type TurnLease } from './queries.ts'
import { keepLease, waitForTurn } from './turn-queue.ts'

/** What a turn tells its client as it happens; `done` is the last. The stream itself adds `error`. */
export type TurnEvent = Exclude<ChatEvent, { event: 'error' }>

/** What the assistant says in a turn. */
interface Reply {
  id: string
  said: string
  kept: boolean
}

/**
 * One turn: waits for those before it, answers, keeps what was said. While a person holds the conversation the assistant
 * says nothing; what it was saying when they took it over is broken off and not kept.
 */
export async function* takeTurn(
  arrival: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void, void> {
  const { visit, conversation, place } = arrival
  const { ctx } = visit
  const letGo = keepLease(ctx, place)
  const { taken, end } = whenTaken(ctx, conversation.id)
  const reply: Reply = { id: '', said: '', kept: false }
  try {
    const mine = arrival.heard !== null || (await waitForTurn(ctx, place, signal))
    const heard = arrival.heard ?? (await storeIncoming(arrival))
    if (!mine) return
    reply.id = ctx.id()
    const message_id = heard.held ? heard.messageId : reply.id
    yield { event: 'start', data: { conversation_id: conversation.id, message_id } }
    if (!heard.held) yield* answerIt(arrival, heard, reply, { signal, taken })
    if (!reply.kept) {
      yield { event: 'action', data: { action: heldByPerson } }
      yield { event: 'done', data: forPerson(conversation.id, heard.messageId) }
    }
  } finally {
    end()
    letGo()
    if (!reply.kept) await breakOff(ctx, place, reply)
  }
}

/** The assistant's answer, up to its end or until somebody takes the conversation over. */
async function* answerIt(
  arrival: IncomingMessage,
  { thread, captured }: StoredMessage,
  reply: Reply,
  { signal, taken }: { signal: AbortSignal; taken: AbortSignal },
): AsyncGenerator<TurnEvent, void, void> {
  const { visit, message, conversation } = arrival
  const { ctx, scope } = visit
  const either = AbortSignal.any([signal, taken])
  const spoken = visit.call?.spoken
  const able = visit.call ? [...visit.call.skills, ...skills] : skills
  try {
    for await (const event of answer(ctx, { scope, thread, message, skills: able, spoken, signal: either })) {
      if (event.type === 'token') {
        reply.said += event.text
        yield { event: 'token', data: { text: event.text } }
      } else if (event.type === 'action') {
        yield { event: 'action', data: { action: event.action } }
      } else {
        const outcome = await keep(arrival, reply.id, event, { captured, contact: thread.contact })
        if (!outcome) return
        reply.kept = true
        for (const action of outcome.actions.slice(event.outcome.actions.length)) {
          yield { event: 'action', data: { action } }
        }
        if (outcome.sources.length) yield { event: 'sources', data: { sources: outcome.sources } }
        yield { event: 'done', data: shown(conversation.id, reply.id, outcome) }
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
const keep = (
  { visit, conversation, place }: IncomingMessage,
  id: string,
  { outcome: reached, language, answeredBy }: Answered,
  before: { captured: boolean; contact: Contact },
): Promise<Outcome | null> =>
  visit.ctx.tx(async db => {
    const { ctx, scope, tags } = visit
    // Like the visitor's next message, which may come in at this moment: first the conversation, then its lead.
    const found = await lockConversation(db, conversation.id)
    if (!found) throw notFound('Conversation')
    if (found.held) return null
    const met = await meet(visit, conversation.id, { ...before.contact, ...reached.contact }, reached)
    const captured: Outcome['actions'] = met || before.captured ? ['lead_captured'] : []
    const outcome = { ...reached, actions: [...reached.actions, ...captured] }
    const message = messageOf({ id, at: ctx.now() }, { outcome, answeredBy })
    const contact = await appendMessage(db, conversation.id, message, { ...outcome.contact, language })
    const reachable = contact.name || contact.email || contact.phone ? contact : null
    // Whoever hangs up is no longer there to be taken over.
    const calledBack = visit.call && !visit.call.spoken.transfers
    for (const { kind, title, question, key, bestScore } of outcome.needs) {
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
    if (outcome.met) await settle(ctx, conversation.id, outcome.met)
    if (reachable && Object.keys(outcome.contact).length) {
      await setContact(ctx, conversation.id, reachable)
    }
    await releaseTurn(db, place)
    tell(ctx, conversation.id, 'assistant')
    return outcome
  })

/**
 * The visitor left, or the answer failed: what they have read of it is kept, unless a person has the word by now, and
 * the line goes on.
 */
const breakOff = (ctx: Ctx, place: TurnLease, { id, said }: Reply): Promise<void> =>
  ctx.tx(async db => {
    const found = said.trim() ? await lockConversation(db, place.conversationId) : null
    if (found && !found.held) {
      tell(ctx, place.conversationId, 'assistant')
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

const shown = (conversationId: string, id: string, outcome: Outcome): ChatAnswer => ({
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
const forPerson = (conversationId: string, messageId: string): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: messageId,
  reply: '',
  sources: [],
  actions: [heldByPerson],
  answered: false,
  handed_over: true,
})
