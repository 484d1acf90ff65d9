import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { UnavailableReason } from '../providers/unavailable.ts'

/** What a process counts about itself, for Prometheus. Labels hold names from our own code, never anything a caller sent. */
export interface Metrics {
  /** `route` is the pattern (`/api/v1/leads/:id`), not the address. */
  httpRequest(seen: { method: string; route: string; status: number; seconds: number }): void
  job(seen: { name: string; result: 'completed' | 'failed'; seconds: number }): void
  /** One turn of the assistant. `fallback`: the model failed and the built-in assistant answered in its place. */
  answer(seen: {
    outcome: 'answered' | 'unanswered' | 'failed' | 'stopped'
    /** The model's name, or `built-in`. */
    model: string
    fallback: boolean
    seconds: number
  }): void
  providerError(seen: { provider: string; reason: UnavailableReason }): void
  /** Shows a pool of database connections from now on. */
  watchPool(pool: PoolCounts): void
  /** The page that Prometheus reads, and its content type. */
  page(): Promise<{ type: string; text: string }>
}

/** The counts that a pg.Pool shows. */
export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Counters of one process, or of one application in a test: each has its own registry. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const http = new Histogram({
    name: 'frontdesk_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const jobs = new Histogram({
    name: 'frontdesk_job_duration_seconds',
    help: 'Time that jobs ran, one attempt each.',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900],
    registers,
  })
  const answers = new Histogram({
    name: 'frontdesk_assistant_answer_duration_seconds',
    help: 'Time of one turn of the assistant, from the message to the end of the answer.',
    labelNames: ['outcome', 'model', 'fallback'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  })
  const providerErrors = new Counter({
    name: 'frontdesk_provider_errors_total',
    help: 'Failures of outside parts (language model, embeddings, mail, blobs, …).',
    labelNames: ['provider', 'reason'],
    registers,
  })

  return {
    httpRequest: ({ method, route, status, seconds }) => http.observe({ method, route, status }, seconds),
    job: ({ name, result, seconds }) => jobs.observe({ job: name, result }, seconds),
    answer: ({ outcome, model, fallback, seconds }) =>
      answers.observe({ outcome, model, fallback: String(fallback) }, seconds),
    providerError: ({ provider, reason }) => providerErrors.inc({ provider, reason }),
    watchPool(pool) {
      new Gauge({
        name: 'frontdesk_database_connections',
        help: 'Connections of this process to the database; `waiting` are callers in line for one.',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
