import type { ChatAnswer, ChatEvent, Choice, CitedSource } from '#contract/conversations/chat.ts'
import type { VisitorEvent, VisitorMessage } from '#contract/conversations/live.ts'
import type { Exchange } from '#web/voice/captions.ts'
import type { Failure } from '../stream/chat-stream.ts'

// Turns that a tab keeps for a reload; older ones stay on the server.
const mostTurns = 200

/**
 * One question and its answer. `asking`: nothing has arrived yet; `answering`: the reply is arriving; then `answered`,
 * `stopped` by the visitor, or `failed`.
 */
export interface ChatTurn {
  /** the Idempotency-Key of every attempt of this question, so that it is asked once */
  key: string
  question: string
  /** the conversation of the first attempt; a further attempt must be the same request to fit the key */
  conversation_id: string | null
  asked_at: string
  state: 'asking' | 'answering' | 'answered' | 'stopped' | 'failed'
  /** the id of the answer; absent in what was kept before it was */
  message_id?: string | null
  reply: string
  sources: CitedSource[]
  /** what may be said next with one press; absent in turns that were kept before there were any */
  choices?: Choice[]
  answered: boolean
  handed_over: boolean
  failure: (Failure & { retry_at?: number }) | null
  /** a person who holds the conversation will answer */
  for_person?: boolean
  /** spoken in a call; the assistant's first words have no question, and a person's last words may have no reply */
  spoken?: boolean
  /** messages of people of the business since */
  people?: VisitorMessage[]
}

export interface Conversation {
  id: string | null
  turns: ChatTurn[]
  gone: boolean
  /** the person of the business who talks with the visitor; null while the assistant does */
  holder?: string | null
  /** the position of the last message from a person */
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

export const emptyConversation: Conversation = { id: null, turns: [], gone: false }

export function isBusy({ turns }: Conversation): boolean {
  const state = turns.at(-1)?.state
  return state === 'asking' || state === 'answering'
}

/** What the visitor may say next with one press: what the last reply offers, until something else is said. */
export function openChoices({ turns, gone, holder = null }: Conversation): Choice[] {
  const last = turns.at(-1)
  const open = last?.state === 'answered' && !last.people?.length && !gone && holder === null
  return open ? (last.choices ?? []) : []
}

export function reduce(conversation: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'started_again':
      return conversation.gone ? conversation : emptyConversation
    case 'kept_elsewhere': {
      // Of an answer in another tab only the end counts; an answer that arrives here stays.
      const kept = read(action.text)
      return isBusy(conversation) || isBusy(kept) ? conversation : kept
    }
    case 'asked':
      if (isBusy(conversation) || conversation.gone) return conversation
      return {
        ...conversation,
        turns: [...conversation.turns.slice(1 - mostTurns), asked(conversation, action)],
      }
    case 'talked':
      return talked(conversation, action)
    case 'asked_again':
      return withLast(conversation, 'failed', turn => ({
        ...turn,
        ...unansweredAnswer,
        key: action.key,
        state: 'asking',
      }))
    case 'forgotten_by_server':
      return {
        ...withLast(conversation, 'asking', turn => ({ ...turn, key: action.key, conversation_id: null })),
        id: null,
      }
    case 'arrived':
      return arrived(conversation, action.event)
    case 'followed':
      return followed(conversation, action.event)
    case 'stopped':
      return withLast(conversation, 'busy', turn => ({ ...turn, state: 'stopped' }))
    case 'failed':
      return {
        ...withLast(conversation, 'busy', turn => ({ ...turn, state: 'failed', failure: dated(action) })),
        gone: conversation.gone || (isBusy(conversation) && action.failure.kind === 'gone'),
      }
  }
}

const unansweredAnswer = {
  reply: '',
  sources: [],
  choices: [],
  answered: true,
  handed_over: false,
  replied_at: null,
  failure: null,
  for_person: false,
}

function asked(
  { id }: Conversation,
  { key, question, at }: { key: string; question: string; at: number },
): ChatTurn {
  return { key, question, conversation_id: id, asked_at: iso(at), state: 'asking', ...unansweredAnswer }
}

/** Adds what was said in a call to the chat. An arriving answer stays the last turn. */
function talked(
  conversation: Conversation,
  { exchanges, conversation_id, at }: Extract<ConversationAction, { type: 'talked' }>,
): Conversation {
  const spoken = exchanges.map(({ question, reply }, index): ChatTurn => {
    const turn = { key: `call-${at}-${index}`, question, conversation_id, asked_at: iso(at), spoken: true }
    return { ...turn, ...unansweredAnswer, reply, state: 'answered' }
  })
  const { turns } = conversation
  const before = isBusy(conversation) ? turns.slice(0, -1) : turns
  return {
    ...conversation,
    id: conversation_id ?? conversation.id,
    turns: [...before, ...spoken, ...turns.slice(before.length)].slice(-mostTurns),
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

function finished(turn: ChatTurn, answer: ChatAnswer): ChatTurn {
  const { message_id, reply, sources, choices, answered, handed_over } = answer
  // What the assistant had begun when a person took over was not said.
  if (answer.actions.includes('held_by_person')) {
    return { ...turn, ...unansweredAnswer, state: 'answered', for_person: true }
  }
  const outcome = { message_id, sources, choices, answered, handed_over }
  return { ...turn, ...outcome, state: 'answered', reply: reply || turn.reply }
}

/** Adds a person's message below the last question. */
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

function dated({ failure, at }: { failure: Failure; at: number }): ChatTurn['failure'] {
  const seconds = failure.retry_after_seconds
  return seconds === undefined ? failure : { ...failure, retry_at: at + seconds * 1000 }
}

/** Changes the last turn if it is in that state; a late report about an earlier turn changes nothing. */
function withLast(
  conversation: Conversation,
  state: 'busy' | ChatTurn['state'],
  change: (turn: ChatTurn) => ChatTurn,
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

/** Reads a stored conversation; an answer that was arriving when the page closed counts as interrupted. */
export function restored(text: string | null): Conversation {
  const kept = read(text)
  return isBusy(kept) ? reduce(kept, { type: 'failed', failure: { kind: 'cut' }, at: Date.now() }) : kept
}

/** Storage is a convenience: unreadable content is an empty conversation. */
function read(text: string | null): Conversation {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isConversation(stored) ? { ...stored, gone: false } : emptyConversation
  } catch {
    return emptyConversation
  }
}

function isConversation(value: unknown): value is Conversation {
  if (typeof value !== 'object' || value === null || !('turns' in value) || !('id' in value)) return false
  return Array.isArray(value.turns) && value.turns.every(turn => typeof turn?.question === 'string')
}
