import type { SpokenInput } from '../voice.ts'
import { type Pauses, usualPauses } from './endpointing.ts'

/** How patient a conversation is, in milliseconds. */
export interface ConversationLimits {
  /** The person may speak over us for so long before we are silent. */
  bargeIn: number
  /** Who has spoken over us for so long wants to say something: what we were saying is dropped. */
  interruption: number
  /** Shorter sounds are no words. */
  noise: number
  /** No sound of an answer for so long: a filler is said, and another one later. */
  filler: number
  secondFiller: number
  /** Nobody says anything for so long: they are asked whether they are there. */
  silence: number
  longest: number
  /** How long words are waited for that were said right before the line closed. */
  lastWords: number
  /** How long a line may take to close once it was told to. */
  closing: number
}

/**
 * Conversations elsewhere take 500 ms of speech for an interruption (LiveKit) and 200 ms for the start of a voice
 * (Pipecat). We are silent after 200 ms and make up our mind while we are: a cough costs a pause, no answer.
 */
export const usualLimits: ConversationLimits = {
  bargeIn: 200,
  interruption: 1000,
  noise: 150,
  filler: 1500,
  secondFiller: 6000,
  silence: 8000,
  longest: 30 * 60_000,
  lastWords: 5000,
  closing: 15_000,
}

export type EndReason =
  | 'done'
  | 'left'
  | 'lost'
  | 'transferred'
  | 'silence'
  | 'too_long'
  | 'failed'
  | 'stopped'

/** What we say something to. */
export type ReplyCause =
  | { kind: 'opening' }
  | { kind: 'heard'; heard: SpokenInput }
  | { kind: 'silence'; times: number }
  | { kind: 'key'; key: string }
  | { kind: 'failure'; times: number }
  | { kind: 'time_up' }

/** Whatever moves a conversation on. `now` in milliseconds since the line opened, and never less than before. */
export type TurnEvent = { now: number } & (
  | { type: 'opened' }
  | { type: 'voice_began'; at: number }
  /** `stretch` numbers what was said since the voice began. */
  | { type: 'voice_paused'; at: number; stretch: number }
  /** The words of a stretch, '' for none. `asked`: what the person had heard of us by then. */
  | { type: 'transcribed'; stretch: number; text: string; asked: string }
  | { type: 'unheard'; stretch: number }
  | { type: 'words'; text: string; final: boolean; typed: boolean; asked: string }
  | { type: 'key'; key: string }
  /** Of a reply: its first own sound was heard; all of it was; it broke off. */
  | { type: 'sounded'; reply: number }
  | { type: 'spoken'; reply: number; waitMs: number; next: AfterReply | null }
  | { type: 'broken'; reply: number }
  | { type: 'transferred' }
  | { type: 'not_transferred' }
  /** End it: there is nothing to say to their silence, or somebody stops it from outside. */
  | { type: 'end'; reason: EndReason }
  | { type: 'closed'; reason: EndReason }
  | { type: 'tick' }
)

/** What follows upon the last word of a reply. */
export type AfterReply = { transferTo: string } | { end: true }

export type TurnEffect =
  | { type: 'transcribe'; stretch: number }
  /** The person's turn is over; these were its words. */
  | { type: 'heard'; heard: SpokenInput }
  /** Ask for what is to be said, and say it; where not `speak`, only once it is resumed. */
  | { type: 'reply'; reply: number; to: ReplyCause; speak: boolean }
  /** Be silent at once, and remember where. */
  | { type: 'hold'; reply: number }
  | { type: 'resume'; reply: number }
  /** Be silent at once and forget the rest; `by` says whether the person's speaking was the reason. */
  | { type: 'drop'; reply: number; by: 'person' | 'us' }
  | { type: 'filler'; reply: number; times: number }
  | { type: 'transfer'; phone: string }
  | { type: 'close'; politely: boolean }
  /** Nothing comes after this one. */
  | { type: 'over'; reason: EndReason }

/** The person's turn in hand. */
export interface PersonTurn {
  beganAt: number
  /** Whether they are speaking right now, and since when they do or don't. */
  voice: boolean
  since: number
  /** What they said so far, by stretches; null while the words are not there yet. */
  stretches: { id: number; text: string | null }[]
  /** What a page's recogniser believes so far. */
  guess: string
  /** The pause since their last turn, if they may have been going on with it. */
  wentOnAfter: number | null
  hesitated: boolean
}

/** What we say, or are about to. */
export interface ReplyState {
  id: number
  to: ReplyCause
  /** Not held: sound may leave. */
  open: boolean
  sounded: boolean
  fillers: number
}

export interface TurnState {
  language: string
  hears: 'sound' | 'words'
  limits: ConversationLimits
  pauses: Pauses
  person: PersonTurn | null
  reply: ReplyState | null
  replies: number
  /** Since when nobody says anything; null while somebody does. */
  silentSince: number | null
  silences: number
  /** In a row. */
  failures: number
  transferring: boolean
  /** We have told the line to close, or it did by itself. */
  ending: { reason: EndReason; at: number; closed: boolean } | null
  over: boolean
}

export const initialTurnState = (given: {
  language: string
  hears: 'sound' | 'words'
  limits?: Partial<ConversationLimits> | undefined
}): TurnState => ({
  language: given.language,
  hears: given.hears,
  limits: { ...usualLimits, ...given.limits },
  pauses: usualPauses,
  person: null,
  reply: null,
  replies: 0,
  silentSince: null,
  silences: 0,
  failures: 0,
  transferring: false,
  ending: null,
  over: false,
})
