import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { BackgroundLoop, CronJob, DomainEvent, Job, Listener } from '#server/core/job.ts'
import { answerWithinMs, replacedAfterSeconds } from '#server/db/connect.ts'
import { keepAliveMs } from '#server/db/connection.ts'
import type { Tx } from '#server/db/tenant.ts'
import { DatabaseUnavailable, understood } from '#server/db/unavailable.ts'
import { type Claims, openClaims } from './claims.ts'

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

/** Settings of `pg` for the connections that pg-boss makes by itself: they do what ours do (db/connect.ts, db/connection.ts). */
const ownConnections = {
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  query_timeout: answerWithinMs,
  maxLifetimeSeconds: replacedAfterSeconds,
}

export const listenerQueue = (listener: Listener): string => `listen.${listener.name}`

/**
 * Opens the job queue (pg-boss) on the tables that prepareQueue made. Jobs are rows: a job added in a
 * transaction exists if and only if the transaction commits.
 */
export async function openQueue(
  url: string,
  work: Work,
  log: Logger,
  roles: { runs: boolean },
): Promise<Queue> {
  const boss = new PgBoss({
    ...ownConnections,
    connectionString: url,
    application_name: 'frontdesk jobs',
    // Each idle connection costs the database 6 MB. Jobs do their own work on the pool that all share (db/connect.ts).
    max: roles.runs ? 2 : 1,
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
  const claims = roles.runs ? await openClaims(url, log) : null
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
