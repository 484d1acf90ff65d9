import type { Logger } from 'pino'
import type { Database } from '#server/db/connect.ts'
import type { Signals } from '#server/db/signals.ts'
import { crossTenant, inTenant, type Last, readInTenant, type Tx } from '#server/db/tenant.ts'
import type { Allowance, Limiter } from '#server/http/limits/rate-limits.ts'
import type { StreamCap } from '#server/http/limits/stream-cap.ts'
import type { Metrics } from '#server/http/operations/metrics.ts'
import { record } from '#server/jobs/events.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Accounts } from '#server/providers/accounts.ts'
import type { Blobs } from '#server/providers/blobs/port.ts'
import type { Checker } from '#server/providers/checker/port.ts'
import type { ConnectionPool } from '#server/providers/connection-pool.ts'
import type { Embeddings } from '#server/providers/embeddings/port.ts'
import type { Language } from '#server/providers/language/port.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import type { Realtime } from '#server/providers/realtime/port.ts'
import type { SipTrunk } from '#server/providers/sip/trunk.ts'
import type { Speech } from '#server/providers/speech/port.ts'
import type { Vision } from '#server/providers/vision/port.ts'
import type { Config, RateLimits } from './config.ts'
import type { Job } from './job.ts'
import type { Shutdown } from './shutdown.ts'

/** Everything that modules may use from outside. main.ts, or a test, builds it once. */
export interface AppDependencies {
  config: Config
  db: Database
  queue: Queue
  limiter: Limiter
  streams: StreamCap
  signals: Signals
  log: Logger
  metrics: Metrics
  shutdown: Shutdown
  /** The only clock that modules read. */
  now(): Date
  /** A new record id: UUID v7, so that ids sort by creation. */
  id(): string
  /** 32 bytes that sign sessions and encrypt stored secrets. All processes on one database share them. */
  secret: Uint8Array
  blobs: Blobs
  /** The installation's own mail: password links, invitations. */
  mail: Mail
  /** The installation's own accounts at message providers, and the open connections to providers. */
  accounts: Accounts
  connections: ConnectionPool
  /** null where the installation has no such server configured. */
  language: Language | null
  embeddings: Embeddings | null
  /** Gives a second opinion on what the language model says. */
  checker: Checker | null
  vision: Vision | null
  speech: Speech
  /** A model that hears, answers and speaks in calls of accounts that want it; null without one. */
  realtime: Realtime | null
  /** The installation's SIP trunk; null without one. */
  sip: SipTrunk | null
}

/** Who is acting: a signed-in member, a program with an API key, a visitor of a public page, or the system itself. */
export type Actor =
  | { kind: 'member'; id: string; role: 'owner' | 'agent'; session: string }
  | { kind: 'key'; id: string; class: 'standard' | 'admin' }
  | { kind: 'visitor' }
  | { kind: 'system' }

/** The context of a request whose tenant is not known yet, and of public pages. */
export interface OpenCtx extends AppDependencies {
  requestId: string
  /**
   * The client's address in the form that limits count by (`countedAs`). Behind a proxy it is the client's own
   * only with TRUST_PROXY.
   */
  ip: string
  /** Counts this request against a category of limits. Throws 429 when `scope` has used up its allowance. */
  rateLimit(category: keyof RateLimits, scope: string): Promise<void>
  /** Reads and writes rows of every tenant: only for sign-in, token look-up and sweeps. */
  crossTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same request, acting for one tenant. */
  as(tenant: string, actor: Actor): Ctx
}

/** The context of everything that is done for one tenant. */
export interface Ctx extends OpenCtx {
  tenant: string
  actor: Actor
  /**
   * Opens a transaction on the tenant's rows, which are reached in no other way. A nested call joins the open
   * transaction. With `last` its end leaves with its last statements, for very frequent work (see db/tenant.ts).
   */
  tx<T>(work: (tx: Tx, last: Last) => Promise<T>): Promise<T>
  /** Reads in one round trip what can be asked for at once, for very frequent reads. */
  read<T>(read: (tx: Tx) => Promise<T>): Promise<T>
  /** Records an event in the outbox, in the transaction that made it true. */
  publish(type: string, data: object): Promise<void>
  /** Adds a job in the open transaction: it exists if and only if the transaction commits. */
  enqueue<D extends object>(job: Job<D>, data: D, options?: { startAfter?: Date }): Promise<void>
}

/** Builds the context of one request or job. */
export function openCtx(
  deps: AppDependencies,
  origin: { requestId: string; ip: string; log: Logger; onAllowance?: (left: Allowance) => void },
): OpenCtx {
  const { requestId, ip, log, onAllowance } = origin
  const open: OpenCtx = {
    ...deps,
    requestId,
    ip,
    log,
    rateLimit: async (category, scope) => {
      const left = await deps.limiter.take(category, scope)
      onAllowance?.(left)
    },
    crossTenant: work => crossTenant(deps.db, work),
    as(tenant, actor) {
      const tx: Ctx['tx'] = work => inTenant(deps.db, tenant, work)
      const ctx: Ctx = {
        ...open,
        tenant,
        actor,
        tx,
        read: work => readInTenant(deps.db, tenant, work),
        publish: (type, data) => tx(db => record(ctx, db, type, data)),
        enqueue: (job, data, options) => tx(db => deps.queue.add(db, job, { tenant, ...data }, options)),
      }
      return ctx
    },
  }
  return open
}
