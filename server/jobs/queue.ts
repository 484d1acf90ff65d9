import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tx } from '../db/tenant.ts'
import { type Claims, openClaims } from './claims.ts'
import type { Chore, HouseEvent, Job, Listener, Loop } from './job.ts'

/** What a process needs to know to add jobs, and to run them. */
export interface Work {
  jobs: Job<never>[]
  chores: Chore[]
  listeners: Listener[]
  loops: Loop[]
}

/** Opened once a process; see worker.ts for the side that runs jobs. */
export interface Queue {
  boss: PgBoss
  work: Work
  /** Which process runs which job; null in a process that runs none. */
  claims: Claims | null
  /** The side that runs jobs, from startWorker on. */
  worker: Worker | null
  /** Adds a job inside the caller's transaction. */
  add<D extends object>(
    tx: Tx,
    job: Job<D>,
    data: D & { tenant: string },
    options?: { startAfter?: Date },
  ): Promise<void>
  /** Adds a job for every listener that wants the event and is not called at once, inside the caller's transaction. */
  announce(tx: Tx, tenant: string, event: HouseEvent): Promise<void>
  /** After this nothing can be added and nothing runs. */
  stop(): Promise<void>
}

export interface Worker {
  /** Whether every queue is being worked. */
  runs(): boolean
  /** Ends the rest of a loop of this process: there is something to do. */
  ring(loop: string): void
  /**
   * Takes no more jobs and asks those that run to stop. Those that don't within a few seconds, or once `hurry`
   * fires, are handed back all the same, for another process to go on with at once.
   */
  stop(hurry?: AbortSignal): Promise<void>
}

export const listenerQueue = (listener: Listener): string => `listen.${listener.name}`

/**
 * Opens the job queue (pg-boss, in a schema of its own of the same database) and makes every queue
 * that these jobs need. Jobs are rows: one added in a transaction exists if and only if it commits.
 */
export async function openQueue(
  url: string,
  work: Work,
  log: Logger,
  roles: { runs: boolean },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'frontdesk jobs',
    max: roles.runs ? 5 : 1,
    supervise: roles.runs,
    schedule: roles.runs,
    useListenNotify: roles.runs,
    // Jobs of a process that died are noticed by their claims (claims.ts); one that hangs, or whose machine
    // vanished, within its heartbeat plus one of these passes.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    persistWarnings: false,
  })
  boss.on('error', error => log.error({ err: error }, 'job queue'))
  await boss.start()
  const names = [
    ...work.jobs.map(job => ({ name: job.name, retryLimit: job.retries ?? 5 })),
    ...work.listeners
      .filter(listener => !listener.inTransaction)
      .map(listener => ({ name: listenerQueue(listener), retryLimit: 10 })),
    ...work.chores.map(chore => ({ name: chore.name, retryLimit: 0 })),
  ]
  const existing = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const { name, retryLimit } of names) {
    if (existing.has(name)) continue
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 3600,
      heartbeatSeconds: 10,
      deleteAfterSeconds: 24 * 3600,
      notify: true,
    })
  }
  await allowTenants(boss)
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
      await boss.stop({ graceful: false })
      await claims?.close()
    },
  }
  return queue
}

/**
 * Jobs are added in transactions that hold the tenant role; it may add them and nothing else. One process at a
 * time: PostgreSQL refuses simultaneous grants on one schema ("tuple concurrently updated").
 */
async function allowTenants(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`
    select pg_advisory_xact_lock(hashtext('grant on schema pgboss'));
    grant usage on schema pgboss to frontdesk_tenant, frontdesk_across;
    grant select on all tables in schema pgboss to frontdesk_tenant, frontdesk_across;
    grant insert on all tables in schema pgboss to frontdesk_tenant, frontdesk_across;
  `)
}
