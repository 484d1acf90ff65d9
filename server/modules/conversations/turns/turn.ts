import type { ChatAnswer, ChatEvent } from '#contract/conversations/chat.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Last, type Tx, together } from '#server/db/tenant.ts'
import { notFound } from '#server/http/problem.ts'
import { type AnswerResult, answer } from '#server/modules/assistant/assistant.ts'
import {
  type ContactDetails,
  type ModelUsage,
  shownSource,
  type TurnOutcome,
} from '#server/modules/assistant/turn/turn.ts'
import { countAnswers } from '#server/modules/knowledge/questions/questions.ts'
import {
  type IncomingMessage,
  mostRemembered,
  type StoredMessage,
  storeIncoming,
} from '../chat/incoming-message.ts'
import { skillsOf } from '../chat/skills.ts'
import { raise, setContact, settle } from '../inbox-items/inbox-items.ts'
import { captureFromMessage } from '../lead-capture/lead-capture.ts'
import { notify, onTakeover } from '../live/signal.ts'
import { assistantMessage } from '../messages/answers.ts'
import { addUsage, appendMessage, appendUnlessHeld, isHeld } from '../messages/append-queries.ts'
import { selectRecent } from '../messages/queries.ts'
import { lockConversation } from '../queries.ts'

import type { AnswerDraft } from './draft.ts'
import { releaseTurn, type TurnLease } from './queries.ts'
import { keepLease, waitForTurn } from './turn-queue.ts'

/** The events of a turn, as the client gets them; `done` is the last. The stream itself adds `error`. */
export type TurnEvent = Exclude<ChatEvent, { event: 'error' }>

/** The assistant's reply, as far as it has come. */
interface PartialReply {
  id: string
  text: string
  stored: boolean
  /** What models used, when the turn did not reach its end. */
  usage: ModelUsage | null
}

/**
 * Runs one turn: waits for the turns before it, answers, stores the answer. While a person holds the conversation the
 * assistant says nothing. When a person takes the conversation over during an answer, the answer stops and is not
 * stored.
 */
export async function* takeTurn(
  incoming: IncomingMessage,
  signal: AbortSignal,
  draft?: AnswerDraft,
): AsyncGenerator<TurnEvent, void, void> {
  const { access, conversation, lease } = incoming
  const { ctx } = access
  const stopRenewing = keepLease(ctx, lease)
  const { taken, end } = onTakeover(ctx, conversation.id)
  const reply: PartialReply = { id: '', text: '', stored: false, usage: null }
  try {
    const isOurTurn = incoming.stored !== null || (await waitForTurn(ctx, lease, signal))
    const stored = incoming.stored ?? (await storeWaiting(incoming))
    if (!isOurTurn) return
    reply.id = ctx.id()
    const message_id = stored.held ? stored.messageId : reply.id
    yield { event: 'start', data: { conversation_id: conversation.id, message_id } }
    if (!stored.held) yield* streamAnswer(incoming, stored, reply, { signal, taken, draft })
    if (!reply.stored) {
      yield { event: 'action', data: { action: heldByPerson } }
      yield { event: 'done', data: answerForPerson(conversation.id, stored.messageId) }
    }
  } finally {
    end()
    stopRenewing()
    draft?.stop()
    if (!reply.stored) await abandon(ctx, lease, reply)
  }
}

/** Streams the assistant's answer until its end, or until somebody takes the conversation over. */
async function* streamAnswer(
  incoming: IncomingMessage,
  { thread, prepared, captured }: StoredMessage,
  reply: PartialReply,
  { signal, taken, draft }: { signal: AbortSignal; taken: AbortSignal; draft: AnswerDraft | undefined },
): AsyncGenerator<TurnEvent, void, void> {
  const { access, message, conversation } = incoming
  const { ctx, scope } = access
  const either = AbortSignal.any([signal, taken])
  const spoken = access.call?.spoken
  const onStopped = (usage: ModelUsage) => {
    reply.usage = usage
  }
  if (draft) {
    either.addEventListener('abort', draft.stop)
    draft.take(onStopped)
  }
  const request = {
    scope,
    thread,
    prepared,
    message,
    skills: skillsOf(access),
    spoken,
    signal: either,
    onStopped,
  }
  try {
    for await (const event of draft?.events ?? answer(ctx, request)) {
      if (event.type === 'token') {
        reply.text += event.text
        yield { event: 'token', data: { text: event.text } }
      } else if (event.type === 'action') {
        yield { event: 'action', data: { action: event.action } }
      } else {
        const outcome = await storeAnswer(incoming, reply.id, event, { captured, contact: thread.contact })
        if (!outcome) {
          reply.usage = event.usage
          return
        }
        reply.stored = true
        for (const action of outcome.actions.slice(event.outcome.actions.length)) {
          yield { event: 'action', data: { action } }
        }
        const sources = outcome.sources.map(shownSource)
        if (sources.length) yield { event: 'sources', data: { sources } }
        yield { event: 'done', data: chatAnswerOf(conversation.id, reply.id, outcome) }
      }
    }
  } catch (error) {
    if (!taken.aborted) throw error
  }
}

/** Stores a message that had to wait. The messages before it are read now, because they were still being answered when it came. */
const storeWaiting = (incoming: IncomingMessage): Promise<StoredMessage> =>
  incoming.access.ctx.tx(async db =>
    storeIncoming(incoming, await selectRecent(db, incoming.conversation.id, mostRemembered)),
  )

/**
 * Stores an answer and everything that follows from it (inbox items, lead, details), and releases the turn. Returns the
 * outcome with the actions added here; null, and nothing is stored, when a person holds the conversation by now. 404.
 */
async function storeAnswer(
  { access, conversation, lease }: IncomingMessage,
  id: string,
  { outcome: reached, language, answeredBy, usage }: AnswerResult,
  before: { captured: boolean; contact: ContactDetails },
): Promise<TurnOutcome | null> {
  const { ctx, scope, tags } = access
  const store = async (db: Tx, last: Last): Promise<TurnOutcome> => {
    const met = await captureFromMessage(
      access,
      conversation.id,
      { ...before.contact, ...reached.contact },
      reached,
      { unlessHeld: true },
    )
    const captured: TurnOutcome['actions'] = met || before.captured ? ['lead_captured'] : []
    const outcome = { ...reached, actions: [...reached.actions, ...captured] }
    const message = assistantMessage({ id, at: ctx.now() }, { outcome, answeredBy, usage })
    const cited = outcome.answered ? outcome.sources : []
    const append = () =>
      together(
        appendUnlessHeld(db, conversation.id, message, { ...outcome.contact, language }),
        countAnswers(ctx, cited),
        releaseTurn(db, lease),
        notify(ctx, db, conversation.id, 'assistant'),
      )
    const knowsContact = Object.keys(outcome.contact).length > 0
    if (!outcome.escalations.length && !outcome.resolved && !knowsContact) {
      await last(append)
      return outcome
    }
    const [{ held: _, ...contact }] = await append()
    const reachable = contact.name || contact.email || contact.phone ? contact : null
    // A caller who hangs up can no longer be taken over.
    const calledBack = access.call && !access.call.spoken.transfers
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
    if (reachable && knowsContact) await setContact(ctx, conversation.id, reachable)
    return outcome
  }
  try {
    return await ctx.tx(store)
  } catch (error) {
    if (!isHeld(error)) throw error
    if (await ctx.tx(db => lockConversation(db, conversation.id))) return null
    throw notFound('Conversation')
  }
}

/**
 * The visitor left, or the answer failed. Stores what they have read of it, unless a person holds the conversation by
 * now, and releases the turn.
 */
const abandon = (ctx: Ctx, lease: TurnLease, { id, text: said, usage }: PartialReply): Promise<void> =>
  ctx.tx(async db => {
    const locked = said.trim() ? await lockConversation(db, lease.conversationId) : null
    if (locked && !locked.held) {
      await notify(ctx, db, lease.conversationId, 'assistant')
      await appendMessage(db, lease.conversationId, {
        id,
        role: 'assistant',
        text: said,
        at: ctx.now(),
        answered: null,
        usage,
      })
    } else if (usage) {
      await addUsage(db, lease.conversationId, usage)
    }
    await releaseTurn(db, lease)
  })

const chatAnswerOf = (conversationId: string, id: string, outcome: TurnOutcome): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: id,
  reply: outcome.reply,
  sources: outcome.sources.map(shownSource),
  choices: outcome.choices,
  actions: outcome.actions,
  answered: outcome.answered,
  handed_over: outcome.handedOver,
})

/** The action of a turn that a person of the business must answer, because they hold the conversation. */
const heldByPerson = 'held_by_person'

/** The result for a message that a person will answer; it is stored under `messageId`. */
const answerForPerson = (conversationId: string, messageId: string): ChatAnswer => ({
  conversation_id: conversationId,
  message_id: messageId,
  reply: '',
  sources: [],
  choices: [],
  actions: [heldByPerson],
  answered: false,
  handed_over: true,
})
