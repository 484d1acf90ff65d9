import { type Choice, longestChoice, longestChoiceLabel, mostChoices } from '#contract/conversations/chat.ts'
import type { HeldBack } from '#contract/conversations/held-back.ts'
import type { Ctx } from '#server/core/context.ts'
import { say } from '#server/language/phrases.ts'
import { words } from '#server/language/text/words.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { Skill } from '../skills/skills.ts'

/** Which assistant answers, and which knowledge it may use: a link's own, the main one, or both. */
export interface AssistantScope {
  linkId: string | null
  /** Whether the main knowledge base answers too; always true without a link. */
  main: boolean
  /** The link's own; null: the business's. */
  agentName: string | null
  language: string | null
}

/** The conversation before the message to answer, oldest message first. */
export interface Thread {
  /** Null when nothing is stored: somebody tries a question out. */
  conversationId: string | null
  /** The language of the visitor's earlier messages, ISO 639-1. */
  language: string | null
  /** The visitor's IANA time zone, when their page sends it. */
  timezone?: string | null
  contact: ContactDetails
  messages: ThreadMessage[]
}

export interface ContactDetails {
  name: string | null
  email: string | null
  phone: string | null
}

export type Role = 'visitor' | 'assistant' | 'person' | 'system'

/** What a reply was about. The next message may refer to it. */
type ReplyTopic = 'hours' | 'contact' | 'knowledge' | 'talk' | 'team'

/** What the assistant did besides answering. The API shows it. */
export type TurnAction =
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

/** What skills remember from one reply to the next, by the skill's name. */
export type Memo = Record<string, unknown>

export interface ThreadMessage {
  role: Role
  text: string
  topic: ReplyTopic | null
  query: string | null
  actions: string[]
  sources: CitedSource[]
  memo: Memo | null
}

export interface CitedSource {
  parent_doc_id: string
  name: string
  kind: string
  origin: string | null
  /** The headings above the passage; null without any. Absent in what was stored before it was kept. */
  place?: string | null
  /** The ids of the passages used, for those who want to read them. */
  chunks?: number[]
}

/** Something that a person at the business must look at. It becomes an inbox item. */
export interface Escalation {
  kind: 'unanswered' | 'handover' | 'callback' | 'failed_booking'
  title: string
  /** In the visitor's own words. */
  question: string
  /** Two escalations of one conversation with the same kind and key are one. */
  key: string
  /** Confidence of the best passage found, 0 to 1; null when nothing was searched. */
  bestScore: number | null
}

/** A question that nobody has answered. Spelling variants of it (case, punctuation) have the same key. */
export const unanswered = (
  question: string,
  { title = question, bestScore = null }: { title?: string; bestScore?: number | null } = {},
): Escalation => ({
  kind: 'unanswered',
  title,
  question,
  key: words(question).join(' ').slice(0, 300),
  bestScore,
})

/** The visitor wants to talk to a person. Asked twice it is one escalation. */
export const handover = (question: string, title = question): Escalation => ({
  kind: 'handover',
  title,
  question,
  key: '',
  bestScore: null,
})

/** The visitor wants to be called or written to. Asked twice it is one escalation. */
export const callback = (question: string, title = question): Escalation => ({
  kind: 'callback',
  title,
  question,
  key: '',
  bestScore: null,
})

/** The call in which an answer is spoken. */
export interface CallContext {
  /** The call's id. A booking made in the call keeps it. */
  callId: string
  /** Why the business calls, in its own words; null for an incoming call. */
  brief: string | null
  outbound: boolean
  /** Whether the call can be transferred to somebody at the business now. */
  transfers: boolean
}

/** One message to answer, with everything that the answer may use. */
export interface Turn {
  ctx: Ctx
  business: Business
  scope: AssistantScope
  thread: Thread
  message: string
  /** ISO 639-1: the language of the message or, when it is unclear, of the conversation. */
  language: string
  /** The nearest language that the built-in assistant speaks. */
  locale: string
  /** What the assistant can do besides answering. */
  skills: readonly Skill[]
  /** What each skill read before, by its name. */
  prepared: ReadonlyMap<string, unknown>
  /** Null when the visitor reads the answer. */
  spoken: CallContext | null
  /** Fires when the visitor has left. */
  signal: AbortSignal
  /** Resolves once the message is surely whole. Nothing may act before; rejects when it is not. */
  surely: Promise<void>
  /** `context`: words of the question before, which count less. */
  search(query: string, limit: number, context?: string): Promise<SearchResult>
  /** Whether somebody on the team hears of what is raised for them: by mail, or through another program. */
  teamHears(kind: 'handover' | 'unanswered' | 'failed_booking'): Promise<boolean>
}

/** What language models used in a turn. */
export interface ModelUsage {
  /** Tokens read and written. */
  input: number
  output: number
  /** Whether (some of) them were counted by their characters, because a server did not count. */
  estimated: boolean
  /** In the currency of the settings; null where they name no price. */
  cost: number | null
}

/** The result of a turn. */
export interface TurnOutcome {
  /** The whole text that the visitor reads. */
  reply: string
  sources: CitedSource[]
  actions: TurnAction[]
  /** Whether the visitor got what they asked for; when false there is an escalation. */
  answered: boolean
  handedOver: boolean
  /** Confidence of the evidence found, 0 to 1; null when nothing was searched. */
  confidence: number | null
  topic: ReplyTopic
  /** The search query: the question, completed from the conversation. */
  query: string | null
  escalations: Escalation[]
  /** An earlier escalation of this conversation that this answer resolves. */
  resolved: Escalation | null
  /** Contact details in this message. */
  contact: Partial<ContactDetails>
  /** What the visitor wants from the business, in their words, once the business can reach them. */
  intent: string | null
  memo: Memo | null
  /** What the visitor may say next with one press, where their page has buttons; see `choices`. */
  choices: Choice[]
  /** Sentences of a language model that did not reach the visitor. */
  heldBack: HeldBack[]
}

export type AnswerEvent =
  | { type: 'token'; text: string }
  | { type: 'action'; action: TurnAction }
  | { type: 'end'; outcome: TurnOutcome }

/** An outcome with defaults for everything except the reply. */
export const outcome = (reply: string, special: Partial<TurnOutcome> = {}): TurnOutcome => ({
  reply,
  sources: [],
  actions: [],
  answered: true,
  handedOver: false,
  confidence: null,
  topic: 'talk',
  query: null,
  escalations: [],
  resolved: null,
  contact: {},
  intent: null,
  memo: null,
  choices: [],
  heldBack: [],
  ...special,
})

/**
 * Texts, or labels with what they say, as choices. A text that is too long to be sent as a message in one press is left
 * out: the reply's own words still name it.
 */
export const choices = (given: readonly (string | Choice)[]): Choice[] =>
  given
    .map(each => (typeof each === 'string' ? { label: each, message: each } : each))
    .map(({ label, message }) => ({ label: shortened(label.trim()), message: message.trim() }))
    .filter(({ label, message }) => label && message && message.length <= longestChoice)
    .slice(0, mostChoices)

/** Yes and no, in the words of the language. */
export const yesOrNo = (locale: string): Choice[] => choices([say(locale, 'yes'), say(locale, 'no')])

function shortened(label: string): string {
  if (label.length <= longestChoiceLabel) return label
  return `${label
    .slice(0, longestChoiceLabel - 1)
    .toWellFormed()
    .replace(/[\s\ufffd]+$/, '')}…`
}

/** The source of a passage that an answer uses. */
export const sourceOf = ({ parent_doc_id, name, kind, origin, title, chunk }: CitedPassage): CitedSource => ({
  parent_doc_id,
  name,
  kind,
  origin,
  // A question is its own heading.
  place: kind === 'qa' || title === name ? null : title?.slice(0, longestPlace).toWellFormed() || null,
  chunks: chunk === undefined ? [] : [chunk],
})

/** A source as visitors and the API read it. */
export const shownSource = ({ chunks: _, ...source }: CitedSource): CitedSource => source

/** Characters of the headings above a passage. */
const longestPlace = 200

type CitedPassage = CitedSource & { title?: string; chunk?: number }

/** Each source once, in the order of first mention, with the place of its first passage. */
export function distinctSources(passages: CitedPassage[]): CitedSource[] {
  const sources = new Map<string, CitedSource>()
  for (const source of passages.map(sourceOf)) {
    const known = sources.get(source.parent_doc_id)
    if (!known) sources.set(source.parent_doc_id, source)
    else known.chunks = [...new Set([...(known.chunks ?? []), ...(source.chunks ?? [])])]
  }
  return [...sources.values()]
}
