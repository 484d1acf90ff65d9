import type { Logger } from 'pino'
import type { Database } from '#server/db/connect.ts'
import type { Signals } from '#server/db/signals.ts'
import { crossTenant, inTenant, readInTenant, type Tx } from '#server/db/tenant.ts'
import type { Allowance, Limiter } from '#server/http/limits/rate-limits.ts'
import type { StreamCap } from '#server/http/limits/stream-cap.ts'
import type { Metrics } from '#server/http/operations/metrics.ts'
import { record } from '#server/jobs/events.ts'
import type { Queue } from '#server/jobs/queue.ts'
import type { Accounts } from '#server/providers/accounts.ts'
import type { Blobs } from '#server/providers/blobs/port.ts'
import type { ConnectionPool } from '#server/providers/connection-pool.ts'
import type { Embeddings } from '#server/providers/embeddings/port.ts'
import type { Language } from '#server/providers/language/port.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import type { Speech } from '#server/providers/speech/port.ts'
import type { Vision } from '#server/providers/vision/port.ts'
import type { Config, RateLimits } from './config.ts'
import type { Job } from './job.ts'
import type { Shutdown } from './shutdown.ts'

/** Everything outside the areas that they may use. Built once, by main.ts or by a test. */
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
  /** The only clock an area reads. */
  now(): Date
  /** A new record id: UUID v7, so that ids sort by creation. */
  id(): string
  /** 32 bytes that sign sessions and seal stored secrets; shared by every process on one database. */
  secret: Uint8Array
  blobs: Blobs
  /** The installation's own mail: password links, invitations. */
  mail: Mail
  /** What the installation has to send messages with, and the connections to whoever carries them. */
  accounts: Accounts
  connections: ConnectionPool
  /** null where the installation has no such server configured. */
  language: Language | null
  embeddings: Embeddings | null
  vision: Vision | null
  speech: Speech
}

/** Who is acting: a member signed in, a program with a key, a visitor of a public page, or the house itself. */
export type Actor =
  | { kind: 'member'; id: string; role: 'owner' | 'agent'; session: string }
  | { kind: 'key'; id: string; class: 'standard' | 'admin' }
  | { kind: 'visitor' }
  | { kind: 'system' }

/** The context of a request before its business is known, and of public pages. */
export interface OpenCtx extends AppDependencies {
  requestId: string
  /** The client's address, as addresses are counted: `countedAs` (behind a proxy only when TRUST_PROXY says so). */
  ip: string
  /** Counts this request against a category of limits; 429 when `scope` has used it up. */
  rateLimit(category: keyof RateLimits, scope: string): Promise<void>
  /** Reads and writes rows of every business: sign-in and token look-up only. */
  crossTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same request, acting within one business. */
  as(tenant: string, actor: Actor): Ctx
}

/** The context of everything done for one business. */
export interface Ctx extends OpenCtx {
  tenant: string
  actor: Actor
  /** The only door to the business's rows; a nested call joins the open transaction. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One constant statement in one round trip, for reads that are asked for very often (see db/tenant.ts). */
  read<Row>(statement: string): Promise<Row[]>
  /** Says that something happened, in the transaction that made it true (the outbox). */
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
    crossTenant: work => crossTenant(deps.db.kysely, work),
    as(tenant, actor) {
      const tx: Ctx['tx'] = work => inTenant(deps.db.kysely, tenant, work)
      const ctx: Ctx = {
        ...open,
        tenant,
        actor,
        tx,
        read: statement => readInTenant(deps.db, tenant, statement),
        publish: (type, data) => tx(db => record(ctx, db, type, data)),
        enqueue: (job, data, options) => tx(db => deps.queue.add(db, job, { tenant, ...data }, options)),
      }
      return ctx
    },
  }
  return open
}
