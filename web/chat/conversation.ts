import type { ChatAnswer, ChatEvent, CitedSource } from '#contract/conversations/chat.ts'
import type { VisitorEvent, VisitorMessage } from '#contract/conversations/live.ts'
import type { Exchange } from '#web/voice/captions.ts'
import type { Failure } from './chat-stream.ts'

// What a tab keeps for a reload; older turns stay on the server.
const MOST_TURNS = 200

/**
 * One question and what came of it. `asking`: nothing has come back yet; `answering`: the reply is arriving; then it is
 * `answered`, or `stopped` by the visitor, or `failed`.
 */
export interface Turn {
  /** sent as Idempotency-Key with every attempt of this question, so that it is never asked twice */
  key: string
  question: string
  /** what the first attempt named; a further attempt must be the same request, or the key no longer fits it */
  conversation_id: string | null
  asked_at: string
  state: 'asking' | 'answering' | 'answered' | 'stopped' | 'failed'
  reply: string
  sources: CitedSource[]
  answered: boolean
  handed_over: boolean
  failure: (Failure & { retry_at?: number }) | null
  /** it is for a person to answer, who holds the conversation */
  for_person?: boolean
  /** said in a call; the assistant's first words have no question, and the last words of a person may have no reply */
  spoken?: boolean
  /** what people of the business have said since */
  people?: VisitorMessage[]
}

export interface Conversation {
  id: string | null
  turns: Turn[]
  gone: boolean
  /** who of the business talks with the visitor; null while the assistant does */
  holder?: string | null
  /** the position of the last message of a person that came */
  heard?: number
}

/** `at` is milliseconds since the epoch. */
export type ConversationAction =
  | { type: 'asked'; key: string; question: string; at: number }
  | { type: 'asked_again'; key: string }
  | { type: 'arrived'; event: ChatEvent }
  | { type: 'followed'; event: VisitorEvent }
  | { type: 'failed'; failure: Failure; at: number }
  | { type: 'stopped' }
  | { type: 'forgotten_by_server'; key: string }
  | { type: 'talked'; exchanges: Exchange[]; conversation_id: string | null; at: number }
  | { type: 'started_again' }
  | { type: 'kept_elsewhere'; text: string | null }

export const EMPTY: Conversation = { id: null, turns: [], gone: false }

export function isBusy({ turns }: Conversation): boolean {
  const state = turns.at(-1)?.state
  return state === 'asking' || state === 'answering'
}

export function reduce(conversation: Conversation, happening: ConversationAction): Conversation {
  switch (happening.type) {
    case 'started_again':
      return conversation.gone ? conversation : EMPTY
    case 'kept_elsewhere': {
      // Of an answer that arrives in another tab only the end is taken; what arrives here is not given up for it.
      const kept = read(happening.text)
      return isBusy(conversation) || isBusy(kept) ? conversation : kept
    }
    case 'asked':
      if (isBusy(conversation) || conversation.gone) return conversation
      return {
        ...conversation,
        turns: [...conversation.turns.slice(1 - MOST_TURNS), asked(conversation, happening)],
      }
    case 'talked':
      return talked(conversation, happening)
    case 'asked_again':
      return withLast(conversation, 'failed', turn => ({
        ...turn,
        ...UNANSWERED,
        key: happening.key,
        state: 'asking',
      }))
    case 'forgotten_by_server':
      return {
        ...withLast(conversation, 'asking', turn => ({ ...turn, key: happening.key, conversation_id: null })),
        id: null,
      }
    case 'arrived':
      return arrived(conversation, happening.event)
    case 'followed':
      return followed(conversation, happening.event)
    case 'stopped':
      return withLast(conversation, 'busy', turn => ({ ...turn, state: 'stopped' }))
    case 'failed':
      return {
        ...withLast(conversation, 'busy', turn => ({ ...turn, state: 'failed', failure: dated(happening) })),
        gone: conversation.gone || (isBusy(conversation) && happening.failure.kind === 'gone'),
      }
  }
}

const UNANSWERED = {
  reply: '',
  sources: [],
  answered: true,
  handed_over: false,
  replied_at: null,
  failure: null,
  for_person: false,
}

function asked(
  { id }: Conversation,
  { key, question, at }: { key: string; question: string; at: number },
): Turn {
  return { key, question, conversation_id: id, asked_at: iso(at), state: 'asking', ...UNANSWERED }
}

/** What was said in a call stands in the chat like what was written. An answer that is arriving stays the last. */
function talked(
  conversation: Conversation,
  { exchanges, conversation_id, at }: Extract<ConversationAction, { type: 'talked' }>,
): Conversation {
  const spoken = exchanges.map(({ question, reply }, index): Turn => {
    const turn = { key: `call-${at}-${index}`, question, conversation_id, asked_at: iso(at), spoken: true }
    return { ...turn, ...UNANSWERED, reply, state: 'answered' }
  })
  const { turns } = conversation
  const before = isBusy(conversation) ? turns.slice(0, -1) : turns
  return {
    ...conversation,
    id: conversation_id ?? conversation.id,
    turns: [...before, ...spoken, ...turns.slice(before.length)].slice(-MOST_TURNS),
  }
}

function arrived(conversation: Conversation, event: ChatEvent): Conversation {
  if (!isBusy(conversation)) return conversation
  switch (event.event) {
    case 'start':
      return { ...conversation, id: event.data.conversation_id }
    case 'token':
      return withLast(conversation, 'busy', turn => ({
        ...turn,
        state: 'answering',
        reply: turn.reply + event.data.text,
      }))
    case 'sources':
      return withLast(conversation, 'busy', turn => ({ ...turn, sources: event.data.sources }))
    case 'done':
      return {
        ...withLast(conversation, 'busy', turn => finished(turn, event.data)),
        id: event.data.conversation_id,
      }
    case 'action':
    case 'error':
      return conversation
  }
}

function finished(turn: Turn, answer: ChatAnswer): Turn {
  const { reply, sources, answered, handed_over } = answer
  // What the assistant had begun to say when a person took over was never said.
  if (answer.actions.includes('held_by_person')) {
    return { ...turn, ...UNANSWERED, state: 'answered', for_person: true }
  }
  return { ...turn, state: 'answered', reply: reply || turn.reply, sources, answered, handed_over }
}

/** What a person says stands behind the question that was asked last. */
function followed(conversation: Conversation, event: VisitorEvent): Conversation {
  switch (event.event) {
    case 'held_by': {
      const { held_by, name } = event.data
      return { ...conversation, holder: held_by === 'person' ? (name ?? '') : null }
    }
    case 'message': {
      const last = conversation.turns.at(-1)
      if (!last || event.id <= (conversation.heard ?? 0)) return conversation
      const people = [...(last.people ?? []), event.data]
      return {
        ...conversation,
        heard: event.id,
        turns: [...conversation.turns.slice(0, -1), { ...last, people }],
      }
    }
    case 'typing':
    case 'closed':
    case 'error':
      return conversation
  }
}

function dated({ failure, at }: { failure: Failure; at: number }): Turn['failure'] {
  const seconds = failure.retry_after_seconds
  return seconds === undefined ? failure : { ...failure, retry_at: at + seconds * 1000 }
}

/** Changes the last turn when it is in that state; a late report about an earlier one changes nothing. */
function withLast(
  conversation: Conversation,
  state: 'busy' | Turn['state'],
  change: (turn: Turn) => Turn,
): Conversation {
  const last = conversation.turns.at(-1)
  const fits = state === 'busy' ? isBusy(conversation) : last?.state === state
  return last && fits
    ? { ...conversation, turns: [...conversation.turns.slice(0, -1), change(last)] }
    : conversation
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** A conversation as it was kept; an answer that was on its way when the page went is one that broke off. */
export function restored(text: string | null): Conversation {
  const kept = read(text)
  return isBusy(kept) ? reduce(kept, { type: 'failed', failure: { kind: 'cut' }, at: Date.now() }) : kept
}

/** Storage is only a convenience: what can't be read is an empty conversation. */
function read(text: string | null): Conversation {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isConversation(stored) ? { ...stored, gone: false } : EMPTY
  } catch {
    return EMPTY
  }
}

function isConversation(value: unknown): value is Conversation {
  if (typeof value !== 'object' || value === null || !('turns' in value) || !('id' in value)) return false
  return Array.isArray(value.turns) && value.turns.every(turn => typeof turn?.question === 'string')
}
