import type { Ctx, OpenCtx } from '../context.ts'

/** Work done behind the response, for one business. */
export interface Job<D extends object> {
  /** `area.verb`; the name of its queue. */
  name: string
  /** How many run at once in one process (default 1). */
  concurrency?: number
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
export interface Chore {
  name: string
  /** Five cron fields, UTC. */
  cron: string
  run(ctx: OpenCtx): Promise<void>
}

/** Something that happened, as the outbox keeps it. */
export interface HouseEvent {
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
  handle(ctx: Ctx, event: HouseEvent): Promise<void>
}

export const job = <D extends object>(shape: Job<D>): Job<D> => shape
