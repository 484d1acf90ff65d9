import type { AppDependencies } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * Whoever speaks for us in a spoken conversation. The area whose conversation it is makes one (calls, questionnaires);
 * the engine decides when it speaks, and knows nothing of what it says.
 */
export interface SpokenAgent {
  /** BCP 47: what is listened for and spoken in. */
  language: string
  /** What is said first. */
  open(signal: AbortSignal): AsyncIterable<Saying>
  /**
   * What to say to what the person said. `signal` fires when they speak over it, or leave. Yields text in pieces of any
   * size: the engine makes sentences of them. A throw is answered by an apology and told to `failed`.
   */
  answer(heard: SpokenInput, signal: AbortSignal): AsyncIterable<Saying>
  /**
   * The last answer broke off when only `said` of it had been heard: the rest was never said. By the person, who spoke
   * over it: '' when they went on before its first sound; what they add comes to `answer` by itself, and not what was
   * answered before. By the end: they hung up, or we had to.
   */
  interrupted?(said: string, by: 'person' | 'end'): Promise<void>
  /** What to say to somebody who has said nothing for a while: the first time, the second …; null ends the conversation. */
  silence(times: number): Iterable<Saying> | null
  /** A key of a telephone; null leaves it alone. */
  key?(key: string, signal: AbortSignal): AsyncIterable<Saying> | null
  /** A way out that can be spoken when answering failed. `times` in a row; the engine hangs up behind `{ end: true }`. */
  failed(error: unknown, times: number): Iterable<Saying>
  /** Told of every turn as it ends, for whoever keeps it. A throw ends the conversation. */
  said(turn: SpokenTurn): Promise<void>
}

export interface SpokenInput {
  text: string
  /** When they began and ended, in milliseconds since the line opened. */
  beganAt: number
  endedAt: number
  /** Typed, not spoken. */
  typed: boolean
}

export type Saying =
  | { text: string }
  /** Puts the person through, behind what was said; what could not be put through is told to `failed`. */
  | { transferTo: string }
  /** Hangs up, behind what was said. */
  | { end: true }
  /** The person asked for time: nothing is said to their silence for this long. What came before is a sentence, and said. */
  | { waitMs: number }

/** One turn of the written record. */
export interface SpokenTurn {
  speaker: 'agent' | 'person'
  /** What was really heard of it. */
  text: string
  /** Milliseconds since the line opened. */
  beganAt: number
  endedAt: number
  /** Whether the person spoke over it. */
  cutShort: boolean
  /** Of the agent's answer to a person's turn: from the end of their speech to our first sound; null for other turns. */
  latencyMs: number | null
}

/** Told to `failed` when nobody could be put through. */
export class NotTransferred extends Error {
  readonly phone: string
  constructor(phone: string) {
    super('The person could not be put through.')
    this.phone = phone
  }
}

/**
 * A line to one person, whichever way their voice comes: a telephone, a browser's microphone, or a page that hears and
 * speaks by itself and exchanges words. The engine knows lines only by this. All times are milliseconds since it opened.
 */
export interface Line {
  /** Whether we hear the person's voice, or a page's own recogniser does and sends words. */
  hears: 'sound' | 'words'
  /** Whether we speak to them, or a page's own voice reads out the words we send. */
  speaks: 'sound' | 'words'
  /** Milliseconds since it opened. */
  now(): number
  /** Hands over everything that happens on it, in order; `closed` is the last. Called once, before anything happens. */
  listen(handler: (event: LineEvent) => void): void
  /** Has every piece of speech told of as `sound` while somebody speaks, for a recogniser that listens along. */
  listenAlong(on: boolean): void
  /**
   * Speaks 16 kHz PCM behind what was said before. Resolves once less than two seconds wait to be played, so that
   * nobody fills the memory; at once when the line is closed or the utterance was hushed.
   */
  play(utterance: string, pcm: Int16Array): Promise<void>
  /** Has the page read this out (`speaks: 'words'`), behind what was said before. */
  say(utterance: string, text: string): void
  /** No more of this utterance will come. `played` follows with `done: true` when its last sound has been heard. */
  finish(utterance: string): void
  /** Stops speaking at once and forgets what waits. `played` follows with `done: false`, and how much was heard. */
  flush(): void
  /** Words to be shown beside, where somebody can look: what was heard and what is said. */
  caption(caption: Caption): void
  /** Puts the person through to another number; false where the line can't. */
  transfer(phone: string): Promise<boolean>
  /** Why we are about to hang up, where somebody can be told; `done` unless said otherwise. */
  endsAs?(why: 'silence' | 'too_long' | 'failed'): void
  /** Hangs up, once what waits has been played when `politely`. `closed` follows. */
  close(politely: boolean): void
}

export interface Caption {
  id: string
  speaker: 'agent' | 'person'
  text: string
  final: boolean
}

export type LineEvent =
  /** Somebody began to speak at `at` (dated back to the first sound; told once it is surely a voice). */
  | { type: 'voice_began'; at: number }
  /** A piece of what they say, while `listenAlong` is on: from a little before `voice_began` to `voice_paused`. */
  | { type: 'sound'; at: number; pcm: Int16Array }
  /** They have been silent since `at`, for some 200 ms by now. `pcm` is all since the last `voice_began`, and a little before. */
  | { type: 'voice_paused'; at: number; pcm: Int16Array }
  /** Words that the page recognised or that were typed. Not yet `final` ones replace those before. */
  | { type: 'words'; at: number; text: string; final: boolean; typed: boolean }
  /** A key of a telephone. */
  | { type: 'key'; at: number; key: string }
  /** How much of an utterance has been heard: milliseconds of sound, or characters where the page speaks. */
  | { type: 'played'; at: number; utterance: string; amount: number; done: boolean }
  /** The first sound of an utterance left for the person. */
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
