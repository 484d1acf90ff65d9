import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { BackgroundLoop, CronJob, DomainEvent, Job, Listener } from '#server/core/job.ts'
import type { Database } from '#server/db/connect.ts'
import type { Session } from '#server/db/session.ts'
import type { Signals } from '#server/db/signals.ts'
import type { Tx } from '#server/db/tenant.ts'
import { DatabaseUnavailable, understood } from '#server/db/unavailable.ts'
import { type Claims, openClaims } from './claims.ts'
import { inTurn } from './in-turn.ts'

/** All background work of the program: needed to add jobs and to run them. */
export interface Work {
  jobs: Job<never>[]
  cron: CronJob[]
  listeners: Listener[]
  loops: BackgroundLoop[]
}

/** The job queue, opened once per process; worker.ts runs the jobs. */
export interface Queue {
  boss: PgBoss
  work: Work
  /** Which process runs which job; null in a process that runs no jobs. */
  claims: Claims | null
  /** The part that runs jobs, set by openWorker. */
  worker: Worker | null
  /** Adds a job inside the caller's transaction. */
  add<D extends object>(
    tx: Tx,
    job: Job<D>,
    data: D & { tenant: string },
    options?: { startAfter?: Date },
  ): Promise<void>
  /**
   * Adds a job for every listener of the event, except those called within the transaction, inside the caller's
   * transaction.
   */
  announce(tx: Tx, tenant: string, event: DomainEvent): Promise<void>
  /** Stops the queue: it accepts and runs no more jobs. */
  stop(): Promise<void>
}

export interface Worker {
  /** Begins with the jobs that wait. */
  start(): Promise<void>
  /** Whether every queue is being worked, or will be once it has started. */
  runs(): boolean
  /** Wakes a loop of this process, because there is work. */
  ring(loop: string): void
  /**
   * Takes no more jobs and asks those that run to stop. Those that don't within a few seconds, or once `hurry`
   * fires, are handed back all the same, for another process to go on with at once.
   */
  stop(hurry?: AbortSignal): Promise<void>
}

export const listenerQueue = (listener: Listener): string => `listen.${listener.name}`

/**
 * Opens the job queue (pg-boss) on the tables that prepareQueue made. Jobs are rows: a job added in a
 * transaction exists if and only if the transaction commits. The queue uses the pool and hears of new jobs on the connection
 * of the signals, because each connection of its own would cost the database 8 MB.
 */
export async function openQueue(
  connections: { db: Database; session: Session; signals: Signals },
  work: Work,
  log: Logger,
  roles: { runs: boolean },
): Promise<Queue> {
  const { db, session, signals } = connections
  // Sixty queues that look for jobs at the same moment would open all connections of the pool.
  const turn = inTurn(2)
  const boss = new PgBoss({
    db: {
      // As an object it stays unprepared: how many jobs wait differs too much for one plan.
      executeSql: (text, values) => turn(() => db.pool.query({ text, values })),
      listen: async (...given) => {
        const stop = signals.listen(...given)
        return { close: async () => stop() }
      },
    },
    supervise: roles.runs,
    schedule: roles.runs,
    useListenNotify: roles.runs,
    // Jobs of a process that died are noticed by their claims (claims.ts); one that hangs, or whose machine
    // vanished, within its heartbeat plus one of these passes.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    persistWarnings: false,
    // Its tables belong to the owner of the database, who makes them (schema.ts).
    migrate: false,
  })
  let stopped = false
  boss.on('error', error => {
    // During a stop the database may end before the queue's last connections do.
    const expected = stopped || understood(error) instanceof DatabaseUnavailable
    log[expected ? 'debug' : 'error']({ err: error }, 'job queue')
  })
  await boss.start()
  const claims = roles.runs ? await openClaims({ session, db }, log) : null
  const queue: Queue = {
    boss,
    work,
    claims,
    worker: null,
    async add(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        db: fromKysely(tx),
        ...(job.perBusiness && { group: { id: data.tenant } }),
        ...(options.startAfter && { startAfter: options.startAfter }),
      })
    },
    async announce(tx, tenant, event) {
      for (const listener of work.listeners) {
        if (listener.inTransaction || !listener.types.includes(event.type)) continue
        await boss.send(listenerQueue(listener), { tenant, event }, { db: fromKysely(tx) })
      }
    },
    async stop() {
      await queue.worker?.stop()
      stopped = true
      await boss.stop({ graceful: false })
      await claims?.close()
    },
  }
  return queue
}
