import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound } from '#server/http/problem.ts'
import { type AnswerResult, answer } from '#server/modules/assistant/assistant.ts'
import type { AssistantScope, CallContext, CitedSource } from '#server/modules/assistant/turn/turn.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import type { Language } from '#server/providers/language/port.ts'
import { mostRemembered, threadOf } from '../chat/incoming-message.ts'
import type { OpenConversation } from '../queries.ts'
import * as rows from './queries.ts'

/** Longer conversations are replayed up to here. */
const mostMessages = 1_000

/** A reply with its verdict, recorded or new. */
export interface ReplayedReply {
  reply: string
  /** The model that wrote it, or `built-in`. */
  answered_by: string | null
  answered: boolean | null
  sources: string[]
  actions: string[]
  /** What was held back of the model's words; null where that is not recorded. */
  held_back: unknown
  tokens: { input: number; output: number; estimated: boolean; cost: number | null } | null
}

/** One message of the visitor with the recorded reply and the new one. */
export interface ReplayedTurn {
  message: string
  /** Null: a person answered, or nobody. */
  recorded: ReplayedReply | null
  replayed: ReplayedReply
  /** Whether both were answers or both were not, from the same sources, and both or neither held back; null without a recorded reply. */
  same_verdict: boolean | null
}

/**
 * Answers each message of a recorded conversation again, with this model or (null) the built-in assistant, each after
 * the recorded messages before it, and from the knowledge and the clock of today. It changes nothing: no skill may act,
 * and nothing is stored. 404.
 */
export async function* replay(
  open: OpenCtx,
  conversationId: string,
  language: Language | null,
): AsyncGenerator<ReplayedTurn, void, void> {
  if (!isRecordId(conversationId)) throw notFound('Conversation')
  // biome-ignore lint/plugin: the operator names a conversation, which says which business
  const owner = await open.crossTenant(db => rows.selectTenant(db, conversationId))
  if (!owner) throw notFound('Conversation')
  const ctx: Ctx = { ...open.as(owner.tenant_id, { kind: 'system' }), language }
  const { conversation, messages } = await ctx.tx(async db => ({
    conversation: (await rows.selectOpen(db, conversationId))!,
    messages: await rows.selectRecorded(db, conversationId, mostMessages),
  }))
  const scope = await scopeOf(ctx, conversation)
  // A call is heard in one language; in writing each message may show another.
  let spokenIn = conversation.channel === 'call' ? conversation.language : null
  for (const [at, { role, text }] of messages.entries()) {
    if (role !== 'visitor') continue
    const before = messages.slice(Math.max(0, at - mostRemembered), at)
    const thread = threadOf({ ...conversation, language: spokenIn }, before)
    const spoken = conversation.channel === 'call' ? aCall : undefined
    const result = await answered(ctx, { scope, thread, message: text, spoken })
    spokenIn = result.language
    const recorded = recordedReply(messages, at)
    const replayed = newReply(result)
    yield { message: text, recorded, replayed, same_verdict: recorded && sameVerdict(recorded, replayed) }
  }
}

/** Nobody is put through, blocked or hung up on in a replay. */
const aCall: CallContext = { callId: '', brief: null, outbound: false, transfers: false }

async function scopeOf(ctx: Ctx, { link_id }: OpenConversation): Promise<AssistantScope> {
  if (link_id === null) return { linkId: null, main: true, agentName: null, language: null }
  const link = await getLink(ctx, link_id)
  return {
    linkId: link_id,
    main: link.inherit_main_kb,
    agentName: link.agent_name,
    language: link.language,
  }
}

async function answered(
  ctx: Ctx,
  asked: Omit<Parameters<typeof answer>[1], 'signal' | 'skills'>,
): Promise<AnswerResult> {
  const { signal } = new AbortController()
  for await (const event of answer(ctx, { ...asked, signal })) if (event.type === 'end') return event
  throw new Error('an answer ended without an end')
}

/** The assistant's reply to the message at this place, when it came before the visitor's next. */
function recordedReply(messages: rows.RecordedMessage[], at: number): ReplayedReply | null {
  const after = messages.slice(at + 1)
  const next = after.findIndex(({ role }) => role === 'visitor')
  const found = after.slice(0, next < 0 ? undefined : next).find(({ role }) => role === 'assistant')
  if (!found) return null
  const { input_tokens: input, output_tokens: output, tokens_estimated, cost } = found
  return {
    reply: found.text,
    answered_by: found.answered_by,
    answered: found.answered,
    sources: namesOf(found.sources),
    actions: found.actions,
    held_back: found.held_back,
    tokens:
      input === null || output === null
        ? null
        : { input, output, estimated: tokens_estimated === true, cost },
  }
}

const newReply = ({ outcome, answeredBy, usage }: AnswerResult): ReplayedReply => ({
  reply: outcome.reply,
  answered_by: answeredBy,
  answered: outcome.answered,
  sources: namesOf(outcome.sources),
  actions: outcome.actions,
  held_back: 'heldBack' in outcome ? outcome.heldBack : null,
  tokens: usage,
})

const namesOf = (sources: CitedSource[]): string[] => sources.map(({ name }) => name)

const sameVerdict = (one: ReplayedReply, other: ReplayedReply): boolean =>
  one.answered === other.answered &&
  one.sources.toSorted().join('\n') === other.sources.toSorted().join('\n') &&
  wasHeldBack(one) === wasHeldBack(other)

const wasHeldBack = ({ held_back }: ReplayedReply): boolean =>
  Array.isArray(held_back) ? held_back.length > 0 : Boolean(held_back)
