import type { SpokenInput } from '../voice.ts'

/** How patient a conversation is, in milliseconds. */
export interface ConversationLimits {
  /** When the person speaks over us for so long, we fall silent. */
  bargeIn: number
  /** When the person speaks over us for so long, our reply is dropped: they want to say something. */
  interruption: number
  /** A shorter sound is no word. */
  noise: number
  /** When the agent has had no words for an answer for so long, we bridge the wait. */
  filler: number
  /** When nobody speaks for so long, we ask whether they are still there. */
  silence: number
  /** A conversation lasts no longer. */
  longest: number
  /** For so long we wait for the words that the person said right before the line closed. */
  lastWords: number
  /** When the words of an interruption are not known for so long, our reply goes on; they may still drop it. */
  lateWords: number
  /** So long before a turn is over the answer to it is begun. */
  ahead: number
  /** A line may take so long to close. */
  closing: number
}

/**
 * Other engines take 500 ms of speech for an interruption (LiveKit), or 200 ms for the start of a voice (Pipecat). We fall
 * silent after 200 ms and decide meanwhile, so that a cough costs a pause and not an answer.
 */
export const usualLimits: ConversationLimits = {
  bargeIn: 200,
  interruption: 1000,
  noise: 150,
  filler: 1500,
  silence: 8000,
  longest: 30 * 60_000,
  lastWords: 7000,
  lateWords: 1500,
  ahead: 700,
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

/** The reason for a reply. */
export type ReplyCause =
  | { kind: 'opening' }
  | { kind: 'heard'; heard: SpokenInput }
  | { kind: 'silence'; times: number }
  | { kind: 'key'; key: string }
  | { kind: 'failure'; times: number }
  | { kind: 'time_up' }

/** An event that moves a conversation on. `now`: milliseconds since the line opened, never less than before. */
export type TurnEvent = { now: number } & (
  | { type: 'opened' }
  | { type: 'voice_began'; at: number }
  /** `stretch`: the number of the speech since the voice began. */
  | { type: 'voice_paused'; at: number; stretch: number }
  /** The words of a stretch, '' for none. `asked`: our words that the person had heard by then. */
  | { type: 'transcribed'; stretch: number; text: string; asked: string }
  | { type: 'unheard'; stretch: number }
  /** The words of a stretch as far as a recogniser has come; null: of the one that is being spoken. */
  | { type: 'interim'; stretch: number | null; text: string }
  /** The recogniser thinks that the person has finished, or that they have not after all. */
  | { type: 'likely_end' }
  | { type: 'went_on' }
  /** The last words were heard in this of several languages, ISO 639-1; the conversation goes on in this one, BCP 47. */
  | { type: 'heard_in'; language: string }
  | { type: 'language'; language: string }
  | { type: 'words'; text: string; final: boolean; typed: boolean; asked: string }
  | { type: 'key'; key: string }
  /** The first sound of a reply was heard; all of it was heard; it broke off. */
  | { type: 'sounded'; reply: number }
  | { type: 'spoken'; reply: number; said: string; waitMs: number; next: AfterReply | null }
  | { type: 'broken'; reply: number }
  | { type: 'transferred' }
  | { type: 'not_transferred' }
  /** The conversation is to end: we have nothing to say to silence, or somebody stops it from outside. */
  | { type: 'end'; reason: EndReason }
  | { type: 'closed'; reason: EndReason }
  | { type: 'tick' }
)

/** What follows the last word of a reply. */
export type AfterReply = { transferTo: string } | { end: true }

export type TurnEffect =
  | { type: 'transcribe'; stretch: number }
  /** The person's turn is over, with these words. */
  | { type: 'heard'; heard: SpokenInput }
  /** The line closed behind these words, so that nobody hears an answer. */
  | { type: 'left'; heard: SpokenInput }
  /** Begin an answer that may not be wanted: `reply` takes it up (`drafted`), or `forget` ends it. */
  | { type: 'draft'; heard: SpokenInput }
  | { type: 'forget' }
  /** Ask the agent for a reply and say it; unless `speak`, only once it is resumed. */
  | { type: 'reply'; reply: number; to: ReplyCause; speak: boolean; drafted: boolean }
  /** Fall silent at once, and remember where. */
  | { type: 'hold'; reply: number }
  | { type: 'resume'; reply: number }
  /** Fall silent at once, and forget the rest. `by`: whether the person's speech was the reason. */
  | { type: 'drop'; reply: number; by: 'person' | 'us' }
  | { type: 'transfer'; phone: string }
  | { type: 'close'; politely: boolean }
  /** The last effect. */
  | { type: 'over'; reason: EndReason }

/** The person's turn in hand. */
export interface PersonTurn {
  beganAt: number
  /** Whether they are speaking right now, and since when they have spoken or been silent. */
  voice: boolean
  since: number
  /** Their speech so far, in stretches. `text` is null while its words are not known yet; `guess`: what they may be. */
  stretches: { id: number; text: string | null; guess: string }[]
  /** The unfinished words of what they are saying. */
  guess: string
  /** What the recogniser thinks since they last spoke: they have finished, they have not; null: nothing. */
  likelyOver: boolean | null
  /** In which of several languages the recogniser heard their last words, ISO 639-1; null: it does not tell. */
  heardIn: string | null
}

/** The reply that we are saying, or about to say. */
export interface ReplyState {
  id: number
  to: ReplyCause
  /** It is not held: sound may leave. */
  open: boolean
  sounded: boolean
}

export interface TurnState {
  language: string
  hears: 'sound' | 'words'
  /** Of telephone numbers, ISO 3166-1 alpha-2. */
  country: string | null
  limits: ConversationLimits
  person: PersonTurn | null
  /** The answer that was begun before their turn is surely over: to these words. */
  draft: { text: string } | null
  /** The words of ours that they heard last. */
  asked: string
  reply: ReplyState | null
  replies: number
  /** Since when nobody has spoken; null while somebody speaks. */
  silentSince: number | null
  silences: number
  /** In a row. */
  failures: number
  transferring: boolean
  /** We have told the line to close, or it closed by itself. */
  ending: { reason: EndReason; at: number; closed: boolean } | null
  over: boolean
}

export const initialTurnState = (given: {
  language: string
  country?: string | null | undefined
  hears: 'sound' | 'words'
  limits?: Partial<ConversationLimits> | undefined
}): TurnState => ({
  language: given.language,
  country: given.country ?? null,
  hears: given.hears,
  limits: { ...usualLimits, ...given.limits },
  person: null,
  draft: null,
  asked: '',
  reply: null,
  replies: 0,
  silentSince: null,
  silences: 0,
  failures: 0,
  transferring: false,
  ending: null,
  over: false,
})
