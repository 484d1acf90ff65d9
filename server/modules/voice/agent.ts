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
  answer(heard: Heard, signal: AbortSignal): AsyncIterable<Saying>
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

export interface Heard {
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
