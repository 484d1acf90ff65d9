import type { Caption } from '#contract/voice-socket.ts'
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

export type { Caption }

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
