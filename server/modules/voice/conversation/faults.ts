import type { AppDependencies } from '#server/core/context.ts'
import { SpeechUnavailable } from '#server/providers/speech/port.ts'

/** What went wrong in one conversation. Nothing is told of it once the conversation is over. */
export class Faults {
  /** The one of which the agent speaks when it apologises. */
  last: unknown = null
  readonly #deps: Pick<AppDependencies, 'metrics' | 'log'>
  readonly #over: AbortSignal

  constructor(deps: Pick<AppDependencies, 'metrics' | 'log'>, over: AbortSignal) {
    this.#deps = deps
    this.#over = over
  }

  /** An answer, or the words of a turn, came to nothing. */
  failed(error: unknown): void {
    if (this.#over.aborted) return
    this.last = error
    this.#deps.log.warn({ err: error }, 'a spoken conversation failed in part')
  }

  providerFailed(provider: 'speech_recognition' | 'speech_synthesis', error: unknown): void {
    if (this.#over.aborted) return
    const { metrics, log } = this.#deps
    if (error instanceof SpeechUnavailable) metrics.providerError({ provider, reason: error.reason })
    log.warn({ err: error }, 'a speech server failed')
  }
}
