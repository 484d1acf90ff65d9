import type { Ctx, OpenCtx } from './context.ts'

/** Work done behind the response, for one business. */
export interface Job<D extends object> {
  /** `area.verb`; the name of its queue. */
  name: string
  /** How many run at once in one process (default 1). */
  concurrency?: number
  /** How many of one business run at once in all processes (default any), so that others need not wait for its last. */
  perBusiness?: number
  /** How often a failing one is tried again, with growing pauses (default 5). */
  retries?: number
  /**
   * Does the work. May run twice (after a crash, or when a process stops in the middle), so it must
   * leave the same result as once. `signal` fires when the process is asked to stop: throw, and the
   * job is handed back.
   */
  run(ctx: Ctx, data: D, signal: AbortSignal): Promise<void>
}

/** Work of the installation itself, on a clock. One process at a time runs it. */
export interface CronJob {
  name: string
  /** Five cron fields, UTC. */
  cron: string
  run(ctx: OpenCtx): Promise<void>
}

/** Something that happened, as the outbox keeps it. */
export interface DomainEvent {
  id: string
  type: string
  data: Record<string, unknown>
  at: Date
}

/** An area that acts on what others published; called at least once an event. */
export interface Listener {
  name: string
  /** Event types it wants. */
  types: string[]
  /**
   * Called in the transaction that publishes, instead of by a job behind it: for one that only writes rows. What it
   * throws undoes the change that was published.
   */
  inTransaction?: true
  handle(ctx: Ctx, event: DomainEvent): Promise<void>
}

/** Work that every process which runs jobs does all the time, for all businesses. */
export interface BackgroundLoop {
  name: string
  /** Goes on until `pace.signal` fires. When it throws, that is logged and it is started again. */
  run(ctx: OpenCtx, pace: Pace): Promise<void>
}

export interface Pace {
  /** Fires when the process is asked to stop. */
  signal: AbortSignal
  /** Rests for so many milliseconds, or until the loop is rung for or the process stops. */
  rest(ms: number): Promise<void>
  /** Ends the present rest, or else the next one before it begins. */
  ring(): void
}

export const job = <D extends object>(shape: Job<D>): Job<D> => shape
