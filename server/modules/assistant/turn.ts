import type { Ctx } from '#server/core/context.ts'
import { words } from '#server/language/text/words.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { Skill } from './skill.ts'

/** Whose assistant is talking, and what it may know (specification, section 4.4 "Knowledge scope"). */
export interface Scope {
  linkId: string | null
  /** Whether the main knowledge base answers too; always without a link. */
  main: boolean
  /** The link's own; null: the business's. */
  agentName: string | null
  language: string | null
}

/** What was said before the message that is to be answered, oldest first. */
export interface Thread {
  /** Null where nothing is kept: a question asked only to see how it is answered. */
  conversationId: string | null
  /** Of the visitor's earlier messages. */
  language: string | null
  /** On whose clock the visitor reads, where their page says so; an IANA name. */
  timezone?: string | null
  contact: Contact
  messages: Said[]
}

export interface Contact {
  name: string | null
  email: string | null
  phone: string | null
}

export type Role = 'visitor' | 'assistant' | 'person' | 'system'

/** What an answer was about, so that the next message can go on from it. */
export type Topic = 'hours' | 'contact' | 'knowledge' | 'talk' | 'team'

/** What the assistant did besides talking; shown to the caller of the API. */
export type Action =
  | 'offered_to_pass_on'
  | 'asked_what_was_meant'
  | 'asked_for_contact'
  | 'passed_on'
  | 'handed_over'
  | 'asked_for_name'
  | 'lead_captured'
  | 'asked_about_booking'
  | 'booking_created'
  | 'booking_updated'
  | 'booking_cancelled'
  | 'calls_stopped'
  | 'hung_up'

/** What skills keep in mind from one reply to the next, each under its own name. */
export type Memo = Record<string, unknown>

export interface Said {
  role: Role
  text: string
  topic: Topic | null
  query: string | null
  actions: string[]
  sources: Source[]
  memo: Memo | null
}

export interface Source {
  parent_doc_id: string
  name: string
  kind: string
  origin: string | null
}

/** Something that a person at the business should look at. */
export interface Need {
  kind: 'unanswered' | 'handover' | 'callback' | 'failed_booking'
  title: string
  /** The visitor's own words. */
  question: string
  /** Needs of one kind and key in one conversation are one need. */
  key: string
  /** Confidence of the best evidence there was; null where none was looked for. */
  bestScore: number | null
}

/** A question that stays open; however it is spelt and punctuated, asked twice it is the same. */
export const unanswered = (
  question: string,
  { title = question, bestScore = null }: { title?: string; bestScore?: number | null } = {},
): Need => ({ kind: 'unanswered', title, question, key: words(question).join(' ').slice(0, 300), bestScore })

/** A visitor who wants to talk to a person: one wish, in whatever words and however often. */
export const handover = (question: string, title = question): Need => ({
  kind: 'handover',
  title,
  question,
  key: '',
  bestScore: null,
})

/** A visitor who wants to be called or written to: one wish, in whatever words and however often. */
export const callback = (question: string, title = question): Need => ({
  kind: 'callback',
  title,
  question,
  key: '',
  bestScore: null,
})

/** What an answer must know that is spoken, and not read. */
export interface Spoken {
  /** Of the call, for what is done in it. */
  callId: string
  /** What the business wants of the call, in its own words, where it is the business that calls. */
  brief: string | null
  outbound: boolean
  /** Whether somebody at the business can be put through to at this moment. */
  transfers: boolean
}

/** One message to answer, with everything that an answer may be made of. */
export interface Turn {
  ctx: Ctx
  business: Business
  scope: Scope
  thread: Thread
  message: string
  /** ISO 639-1, of the message or, where it doesn't show one, of the conversation. */
  language: string
  /** The nearest language in which the built-in assistant has words. */
  locale: string
  /** What the assistant can do besides answering. */
  skills: readonly Skill[]
  /** Null: it is read. */
  spoken: Spoken | null
  /** Fires when the visitor has gone. */
  signal: AbortSignal
  search(query: string, limit: number): Promise<SearchResult>
}

/** How a turn ended. */
export interface Outcome {
  /** All that the visitor reads. */
  reply: string
  sources: Source[]
  actions: Action[]
  /** Whether the visitor got what they asked for; false leaves a Need. */
  answered: boolean
  handedOver: boolean
  /** Of the evidence found, 0 to 1; null where none was looked for. */
  confidence: number | null
  topic: Topic
  /** What was looked up: the question made whole. */
  query: string | null
  needs: Need[]
  /** Of an earlier need of this conversation that is met by now. */
  met: Need | null
  /** What the visitor told of themselves in this message. */
  contact: Partial<Contact>
  /** What they want from the people of the business, in their words, once those can reach them. */
  intent: string | null
  memo: Memo | null
}

export type AnswerEvent =
  | { type: 'token'; text: string }
  | { type: 'action'; action: Action }
  | { type: 'end'; outcome: Outcome }

/** Answers one message: words as they come, and one `end`. */
export type Answerer = (turn: Turn) => AsyncGenerator<AnswerEvent, void, void>

/** An outcome of which only the words are special. */
export const outcome = (reply: string, special: Partial<Outcome> = {}): Outcome => ({
  reply,
  sources: [],
  actions: [],
  answered: true,
  handedOver: false,
  confidence: null,
  topic: 'talk',
  query: null,
  needs: [],
  met: null,
  contact: {},
  intent: null,
  memo: null,
  ...special,
})

export const sourceOf = ({ parent_doc_id, name, kind, origin }: Source): Source => ({
  parent_doc_id,
  name,
  kind,
  origin,
})

/** Each source once, in the order of first mention. */
export const distinctSources = (sources: Source[]): Source[] => [
  ...new Map(sources.map(source => [source.parent_doc_id, sourceOf(source)])).values(),
]
