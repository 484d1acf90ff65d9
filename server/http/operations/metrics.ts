import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { HeldBackReason } from '#contract/conversations/held-back.ts'
import type { UnavailableReason } from '#server/providers/unavailable.ts'

/** The metrics of a process, for Prometheus. Labels hold names from our own code, never anything that a caller sent. */
export interface Metrics {
  /** `route` is the pattern (`/api/v1/leads/:id`), not the address. */
  httpRequest(seen: { method: string; route: string; status: number; seconds: number }): void
  job(seen: { name: string; result: 'completed' | 'failed'; seconds: number }): void
  /** One turn of the assistant. `fallback`: the model failed and the built-in assistant answered instead. */
  answer(seen: {
    outcome: 'answered' | 'unanswered' | 'failed' | 'stopped'
    /** The model's name, or `built-in`. */
    model: string
    fallback: boolean
    seconds: number
  }): void
  /** A sentence of a language model that did not reach the visitor. */
  heldBack(seen: { reason: HeldBackReason }): void
  providerError(seen: { provider: string; reason: UnavailableReason }): void
  /** What one answer of a language model used, in tokens, and what that cost; null where its price is not known. */
  languageUsage(seen: {
    model: string
    input: number
    output: number
    estimated: boolean
    cost: number | null
    currency: string | null
  }): void
  /** A language model failed several times in a row and is not asked for a while, or is asked again. */
  languageResting(seen: { model: string; rests: boolean }): void
  /** A speech server failed, and the next one was asked. */
  speechFellBack(seen: { side: 'hears' | 'speaks'; reason: UnavailableReason }): void
  /** A speech server failed and is not asked for a while, or is asked again. */
  speechResting(seen: { side: 'hears' | 'speaks'; model: string; rests: boolean }): void
  /** A provider's report on a message. `unknown`: the message is not ours; `stale`: we knew it already. */
  receipt(seen: { state: string; outcome: 'applied' | 'stale' | 'unknown' }): void
  /** Messages from people to the business, by what we did with them. `unknown`: it answers no message of ours. */
  inbound(seen: { channel: string; outcome: string }): void
  /** One answer in a spoken conversation: from the end of the person's speech to our first sound, at their ear. */
  voiceTurn(seen: { seconds: number }): void
  /** Whether this process is registered at the SIP trunk. */
  sipRegistered(is: boolean): void
  /** What the time of a spoken turn was spent on: `endpoint`, `recognition`, `model`, `voice`. */
  voiceStage(seen: { stage: string; seconds: number }): void
  /** A spoken conversation began (1) or ended (-1). */
  voiceConversations(change: 1 | -1): void
  /** Adds the gauges of a pool of database connections. */
  watchPool(pool: PoolCounts): void
  /** The exposition that Prometheus reads, and its content type. */
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
  const heldBack = new Counter({
    name: 'frontdesk_sentences_held_back_total',
    help: 'Sentences of the language model that were not said, because nothing supports them.',
    labelNames: ['reason'],
    registers,
  })
  const providerErrors = new Counter({
    name: 'frontdesk_provider_errors_total',
    help: 'Failures of outside parts (language model, embeddings, mail, blobs, …).',
    labelNames: ['provider', 'reason'],
    registers,
  })
  const tokens = new Counter({
    name: 'frontdesk_language_tokens_total',
    help: 'Tokens that language models read (input) and wrote (output); estimated: counted here, because the server did not.',
    labelNames: ['model', 'direction', 'estimated'],
    registers,
  })
  const cost = new Counter({
    name: 'frontdesk_language_cost_total',
    help: 'Cost of language models at the prices of the settings.',
    labelNames: ['model', 'currency'],
    registers,
  })
  const resting = new Gauge({
    name: 'frontdesk_language_resting',
    help: '1 while a language model is not asked, because it failed several times in a row.',
    labelNames: ['model'],
    registers,
  })
  const speechFallbacks = new Counter({
    name: 'frontdesk_speech_fallbacks_total',
    help: 'Failures of speech servers after which the next one was asked.',
    labelNames: ['side', 'reason'],
    registers,
  })
  const speechResting = new Gauge({
    name: 'frontdesk_speech_resting',
    help: '1 while a speech server is not asked, because it failed.',
    labelNames: ['side', 'model'],
    registers,
  })
  const receipts = new Counter({
    name: 'frontdesk_receipts_total',
    help: 'Reports of providers on messages that were sent.',
    labelNames: ['state', 'outcome'],
    registers,
  })
  const inbound = new Counter({
    name: 'frontdesk_inbound_total',
    help: 'Messages and mails that came in, by what became of them.',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const voiceTurns = new Histogram({
    name: 'frontdesk_voice_turn_seconds',
    help: 'From the end of a person’s speech to the first word of the answer.',
    buckets: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 5, 10, 30],
    registers,
  })
  const voiceStages = new Histogram({
    name: 'frontdesk_voice_stage_seconds',
    help: 'The same time by what it was spent on; the stages of a turn add up to it.',
    labelNames: ['stage'],
    buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30],
    registers,
  })
  const voiceConversations = new Gauge({
    name: 'frontdesk_voice_conversations',
    help: 'Spoken conversations that this process holds right now.',
    registers,
  })

  const sipRegistered = new Gauge({
    name: 'frontdesk_sip_registered',
    help: '1 while this process is registered at the SIP trunk and takes its calls; one process of an installation is.',
    registers,
  })

  return {
    httpRequest: ({ method, route, status, seconds }) => http.observe({ method, route, status }, seconds),
    job: ({ name, result, seconds }) => jobs.observe({ job: name, result }, seconds),
    answer: ({ outcome, model, fallback, seconds }) =>
      answers.observe({ outcome, model, fallback: String(fallback) }, seconds),
    heldBack: ({ reason }) => heldBack.inc({ reason }),
    providerError: ({ provider, reason }) => providerErrors.inc({ provider, reason }),
    languageUsage({ model, input, output, estimated, cost: price, currency }) {
      const labels = { model, estimated: String(estimated) }
      tokens.inc({ ...labels, direction: 'input' }, input)
      tokens.inc({ ...labels, direction: 'output' }, output)
      if (price !== null && currency) cost.inc({ model, currency }, price)
    },
    languageResting: ({ model, rests }) => resting.set({ model }, rests ? 1 : 0),
    speechFellBack: seen => speechFallbacks.inc(seen),
    speechResting: ({ side, model, rests }) => speechResting.set({ side, model }, rests ? 1 : 0),
    receipt: seen => receipts.inc(seen),
    inbound: seen => inbound.inc(seen),
    voiceTurn: ({ seconds }) => voiceTurns.observe(seconds),
    sipRegistered: is => sipRegistered.set(is ? 1 : 0),
    voiceStage: ({ stage, seconds }) => voiceStages.observe({ stage }, seconds),
    voiceConversations: change => voiceConversations.inc(change),
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
