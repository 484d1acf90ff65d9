import type { Answer, ChatEvent, Failure, Source } from './chat-stream.ts'

/** The same cap as the server's (specification of the chat endpoints), so that nobody writes what can't be sent. */
export const LONGEST_MESSAGE = 4000
// What a tab keeps for a reload; older turns stay on the server.
const MOST_TURNS = 200

/**
 * One question and what came of it. `asking`: nothing has come back yet; `answering`: the reply is arriving; then it is
 * `answered`, or `stopped` by the visitor, or `failed`.
 */
export type Turn = {
  /** sent as Idempotency-Key with every attempt of this question, so that it is never asked twice */
  key: string
  question: string
  /** what the first attempt named; a further attempt must be the same request, or the key no longer fits it */
  conversation_id: string | null
  asked_at: string
  state: 'asking' | 'answering' | 'answered' | 'stopped' | 'failed'
  reply: string
  sources: Source[]
  answered: boolean
  handed_over: boolean
  failure: (Failure & { retry_at?: number }) | null
}

export type Conversation = { id: string | null; turns: Turn[]; gone: boolean }

/** `at` is milliseconds since the epoch. */
export type Happening =
  | { type: 'asked'; key: string; question: string; at: number }
  | { type: 'asked_again'; key: string }
  | { type: 'arrived'; event: ChatEvent }
  | { type: 'failed'; failure: Failure; at: number }
  | { type: 'stopped' }
  | { type: 'forgotten_by_server'; key: string }
  | { type: 'started_again' }

export const EMPTY: Conversation = { id: null, turns: [], gone: false }

export function isBusy({ turns }: Conversation): boolean {
  const state = turns.at(-1)?.state
  return state === 'asking' || state === 'answering'
}

export function next(conversation: Conversation, happening: Happening): Conversation {
  switch (happening.type) {
    case 'started_again':
      return conversation.gone ? conversation : EMPTY
    case 'asked':
      if (isBusy(conversation) || conversation.gone) return conversation
      return {
        ...conversation,
        turns: [...conversation.turns.slice(1 - MOST_TURNS), asked(conversation, happening)],
      }
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
}

function asked(
  { id }: Conversation,
  { key, question, at }: { key: string; question: string; at: number },
): Turn {
  return { key, question, conversation_id: id, asked_at: iso(at), state: 'asking', ...UNANSWERED }
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
    default:
      return conversation
  }
}

function finished(turn: Turn, answer: Answer): Turn {
  const { reply, sources, answered, handed_over } = answer
  return { ...turn, state: 'answered', reply: reply || turn.reply, sources, answered, handed_over }
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

/**
 * A conversation as a tab's storage kept it; an answer that was on its way when the page went is one that broke off.
 * Storage is only a convenience: what can't be read is an empty conversation.
 */
export function restored(text: string | null): Conversation {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isConversation(stored)) return EMPTY
    return next({ ...stored, gone: false }, { type: 'failed', failure: { kind: 'cut' }, at: Date.now() })
  } catch {
    return EMPTY
  }
}

function isConversation(value: unknown): value is Conversation {
  if (typeof value !== 'object' || value === null || !('turns' in value) || !('id' in value)) return false
  return Array.isArray(value.turns) && value.turns.every(turn => typeof turn?.question === 'string')
}
