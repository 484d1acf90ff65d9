import type { TurnEffect, TurnEvent, TurnState } from '../turns/state.ts'
import { step, wakeAt } from '../turns/turns.ts'

/** An event of the turns without its time, which the loop adds. */
export type UndatedEvent = TurnEvent extends infer Each
  ? Each extends TurnEvent
    ? Omit<Each, 'now'>
    : never
  : never

/** Runs the turns: takes in what happens, has the effects carried out, and ticks when the turns want it. */
export class TurnLoop {
  #state: TurnState
  #timer: NodeJS.Timeout | undefined
  readonly #now: () => number
  readonly #carryOut: (effect: TurnEffect) => void
  readonly #failed: (error: unknown) => void

  /** `now`: milliseconds since the line opened. What `carryOut` throws goes to `failed`. */
  constructor(
    first: TurnState,
    given: { now(): number; carryOut(effect: TurnEffect): void; failed(error: unknown): void },
  ) {
    this.#state = first
    this.#now = given.now
    this.#carryOut = given.carryOut
    this.#failed = given.failed
  }

  get state(): TurnState {
    return this.#state
  }

  /** Something happened, now. */
  take(event: UndatedEvent): void {
    try {
      const { state, effects } = step(this.#state, { ...event, now: this.#now() } as TurnEvent)
      // Before the effects: one of them may bring the next event at once, as a line does that closes.
      this.#state = state
      for (const effect of effects) this.#carryOut(effect)
    } catch (error) {
      this.#failed(error)
    }
    clearTimeout(this.#timer)
    const at = wakeAt(this.#state)
    if (at === null) return
    this.#timer = setTimeout(() => this.take({ type: 'tick' }), Math.max(0, at - this.#now()))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
