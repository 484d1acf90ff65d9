import type { Ctx, OpenCtx } from './context.ts'

/** Work for one tenant that runs after the response. */
export interface Job<D extends object> {
  /** `module.verb`; also the name of its queue. */
  name: string
  /** How many run at once in one process (default 1). */
  concurrency?: number
  /**
   * How many of one tenant's jobs run at once in all processes (default: no limit), so that other tenants need
   * not wait for its last one.
   */
  perBusiness?: number
  /** How often a failing job is tried again, with growing pauses (default 5). */
  retries?: number
  /**
   * Does the work. It may run twice (after a crash, or when a process stops in the middle) and must then leave
   * the same result as one run. `signal` fires when the process is asked to stop: throw, and another process
   * takes the job.
   */
  run(ctx: Ctx, data: D, signal: AbortSignal): Promise<void>
}

/** Work of the installation itself, on a schedule. One process at a time runs it. */
export interface CronJob {
  name: string
  /** Five cron fields, UTC. */
  cron: string
  run(ctx: OpenCtx): Promise<void>
}

/** An event as the outbox keeps it. */
export interface DomainEvent {
  id: string
  type: string
  data: Record<string, unknown>
  at: Date
}

/** A module's reaction to events that other modules publish. It is called at least once for each event. */
export interface Listener {
  name: string
  /** Event types it wants. */
  types: string[]
  /**
   * Calls the listener within the publishing transaction instead of in a job afterwards: for listeners that
   * only write rows. An error it throws undoes the published change.
   */
  inTransaction?: true
  handle(ctx: Ctx, event: DomainEvent): Promise<void>
  /** Whether somebody outside of this program would learn of such an event through this listener. */
  reaches?(ctx: Ctx, event: Pick<DomainEvent, 'type' | 'data'>): Promise<boolean>
}

/** Work for all tenants that every job-running process does all the time. */
export interface BackgroundLoop {
  name: string
  /** Runs until `pace.signal` fires. When it throws, the error is logged and the loop starts again. */
  run(ctx: OpenCtx, pace: Pace): Promise<void>
}

export interface Pace {
  /** Fires when the process is asked to stop. */
  signal: AbortSignal
  /** Waits that many milliseconds, or until somebody calls `ring` or the process stops. */
  rest(ms: number): Promise<void>
  /** Ends the current rest, or, when there is none, the next one at once. */
  ring(): void
}

export const job = <D extends object>(shape: Job<D>): Job<D> => shape
