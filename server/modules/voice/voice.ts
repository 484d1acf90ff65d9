import type { Caption } from '#contract/voice-socket.ts'
import type { AppDependencies } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * Speaks for us in a spoken conversation. The module whose conversation it is makes one (calls, questionnaires). The
 * engine decides when it speaks, and knows nothing of what it says.
 */
export interface SpokenAgent {
  /** The language of both sides, BCP 47. It changes in `follow` alone. */
  language: string
  /** Whose telephone numbers they may dictate, ISO 3166-1 alpha-2. */
  country?: string | null
  /** Names and terms that they are likely to say, the most important first. */
  keyterms?: readonly string[]
  /** Says the first words. */
  open(signal: AbortSignal): AsyncIterable<Saying>
  /**
   * Answers the person. `signal` fires when they speak over the answer, or the line ends (`lineEnded`). Yields text in pieces of any size, of
   * which the engine makes sentences. When it throws, the engine asks `failed` for an apology.
   */
  answer(heard: SpokenInput, signal: AbortSignal): AsyncIterable<Saying>
  /**
   * Begins an answer to a person who has probably finished. Until `take` it changes nothing and acts in nothing; when they go
   * on, `signal` fires instead, and it is as if it had never been asked for. null: it answers only what was surely said.
   */
  draft?(heard: SpokenInput, signal: AbortSignal): DraftedAnswer | null
  /** The person said this and left: what follows from it is done, but nobody hears an answer. */
  left?(heard: SpokenInput): Promise<void>
  /**
   * The last answer broke off: the person heard only `said` of it, '' when it had not sounded yet. `person`: they spoke
   * over it; what they add comes to `answer` alone, without the words that were answered before. `end`: somebody hung up.
   */
  interrupted?(said: string, by: 'person' | 'end'): Promise<void>
  /** Speaks to a person who has said nothing for a while, for the first time, the second …; null ends the conversation. */
  silence(times: number): Iterable<Saying> | null
  /**
   * The person said this: asked once a turn, before `answer`. May change the agent's `language` to one of those that `canUse`;
   * ears, voice and the engine's own words follow, and what must be heard is the agent's to say again.
   */
  follow?(heard: SpokenInput, canUse: (language: string) => boolean): void
  /** Answers a key of the telephone; null ignores it. */
  key?(key: string, signal: AbortSignal): AsyncIterable<Saying> | null
  /** Apologises when an answer failed, for so many `times` in a row. The engine hangs up behind `{ end: true }`. */
  failed(error: unknown, times: number): Iterable<Saying>
  /** Keeps a turn that has ended. When it throws, the conversation ends. */
  said(turn: SpokenTurn): Promise<void>
}

/** An answer that is wanted once it is taken. Its first words come before, so that they can be made into sound. */
export interface DraftedAnswer {
  sayings: AsyncIterable<Saying>
  /** The person's turn is over, with these words, which may have other marks than those before. */
  take(heard: SpokenInput): void
}

/** What a person said, or typed, in one turn. */
export interface SpokenInput {
  text: string
  /** Milliseconds since the line opened. */
  beganAt: number
  endedAt: number
  /** Typed, not spoken. */
  typed: boolean
  /** In which of several languages the recogniser heard it, ISO 639-1, where it tells. */
  language?: string
}

/** Words that must be heard to their end: who calls, that they are recorded. */
export interface MustSaying {
  text: string
  must: true
  /** All of it was heard. Called once. */
  heard?(): void
}

export type Saying =
  | { text: string; must?: undefined }
  /** Spoken over, or not spoken for a fault, it is said again before the next answer. A sentence, or several, of its own. */
  | MustSaying
  /** Puts the person through to this number, once they have heard the words before. If it can't, `failed` is asked. */
  | { transferTo: string }
  /** Hangs up, once they have heard the words before. */
  | { end: true }
  /** The person asked for time: for so long nobody speaks to their silence. The words before are a whole sentence. */
  | { waitMs: number }

/** One turn of the written record. */
export interface SpokenTurn {
  speaker: 'agent' | 'person'
  /** The words that were really heard. */
  text: string
  /** Milliseconds since the line opened. */
  beganAt: number
  endedAt: number
  /** Whether the person spoke over it. */
  cutShort: boolean
  /** What the agent would have said on, as far as it was written; only where `cutShort`. */
  unheard?: string
  /** Of the agent's answer to a person's turn: from the end of their speech to its first word; null for other turns. */
  latencyMs: number | null
  /** The same to our first sound, which may be that of a filler; and what the latency was spent on. */
  firstSoundMs?: number
  stages?: LatencyStages
}

/** The parts of a latency, in the order of time. Milliseconds; their sum is the latency. */
export interface LatencyStages {
  /** Until it was clear that the person had finished. */
  endpointMs: number
  /** Of that time the recogniser took so much for the last words. */
  recognitionMs: number
  /** Until the agent had its first sentence. */
  modelMs: number
  /** Until this sentence sounded. */
  voiceMs: number
}

/** The reason of a signal that fires because the line ended, not because the person wants something else. */
export const lineEnded = new Error('The line ended.')

/** The error for `failed` when a person could not be put through. */
export class NotTransferred extends Error {
  readonly phone: string
  constructor(phone: string) {
    super('The person could not be put through.')
    this.phone = phone
  }
}

/**
 * A line to one person: a telephone, a browser's microphone, or a page that hears and speaks by itself and exchanges words.
 * The engine knows lines only by this. All times are milliseconds since the line opened.
 */
export interface Line {
  /** Whether we hear the person's voice, or a page's own recogniser does and sends words. */
  hears: 'sound' | 'words'
  /** Whether we speak to them, or a page's own voice reads out the words we send. */
  speaks: 'sound' | 'words'
  /** Milliseconds since it opened. */
  now(): number
  /** Hands over all events, in order; `closed` is the last. Called once. Events before that are kept for it. */
  listen(handler: (event: LineEvent) => void): void
  /** Whether `sound` events come while the person speaks, for a recogniser that listens along. */
  listenAlong(on: boolean): void
  /**
   * Plays 16 kHz PCM behind what was played before. Resolves once less than two seconds wait to be played, so that memory
   * does not fill; at once when the line is closed or the utterance was flushed.
   */
  play(utterance: string, pcm: Int16Array): Promise<void>
  /** Has the page read this out (`speaks: 'words'`), behind what it was sent before. */
  say(utterance: string, text: string): void
  /** No more of this utterance comes. `played` follows with `done: true` when its last sound has been heard. */
  finish(utterance: string): void
  /** Falls silent at once and forgets what waits. `played` follows with `done: false` and how much was heard. */
  flush(): void
  /** Shows words of either side, where the line has a screen. */
  caption(caption: Caption): void
  /** Puts the person through to another number (E.164); false where the line can't. */
  transfer(phone: string): Promise<boolean>
  /** Tells the page why we are about to hang up; without it the reason is `done`. */
  endsAs?(why: 'silence' | 'too_long' | 'failed'): void
  /** Hangs up; `politely`: once what waits has been played. `closed` follows. */
  close(politely: boolean): void
}

export type { Caption }

export type LineEvent =
  /** The person began to speak at `at`: the first sound. The event comes later, once it is surely a voice. */
  | { type: 'voice_began'; at: number }
  /** A piece of their speech, while `listenAlong` is on: from a little before `voice_began` to `voice_paused`. */
  | { type: 'sound'; at: number; pcm: Int16Array }
  /** They have been silent since `at`, for some 200 ms. `pcm`: all since the last `voice_began`, and a little before. */
  | { type: 'voice_paused'; at: number; pcm: Int16Array }
  /** The page recognised these words, or the person typed them. Those that are not `final` replace the ones before. */
  | { type: 'words'; at: number; text: string; final: boolean; typed: boolean }
  /** A key of a telephone. */
  | { type: 'key'; at: number; key: string }
  /** So much of an utterance has been heard: milliseconds of sound, or characters where the page speaks. */
  | { type: 'played'; at: number; utterance: string; amount: number; done: boolean }
  /** The first audible sound of an utterance is on its way to the person. */
  | { type: 'sounded'; at: number; utterance: string }
  | { type: 'closed'; at: number; reason: 'hung_up' | 'lost' | 'failed' | 'ended' | 'transferred' }

/** Refuses a line on which nothing could be heard or said: 503. */
export function canConverse(
  { speech }: Pick<AppDependencies, 'speech'>,
  line: Pick<Line, 'hears' | 'speaks'>,
): void {
  if (line.hears === 'sound' && !speech.hears)
    throw new Problem(503, 'This installation cannot hear: no speech recognition is configured (STT_URL).')
  if (line.speaks === 'sound' && !speech.speaks)
    throw new Problem(503, 'This installation cannot speak: no voice is configured (TTS_URL).')
}
