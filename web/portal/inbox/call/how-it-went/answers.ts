import type { Call, CallEvent, CallTurn } from '#client'

/** What the time of an answer is spent on, in its order. */
export const parts = ['endpoint', 'recognition', 'model', 'voice'] as const

/** An answer of the assistant that somebody waited for, or that was spoken over. Milliseconds. */
export interface Answer {
  /** in the call */
  at: number
  /** 0 where nobody waited for it */
  ms: number
  stages: CallTurn['stages']
  unheard: string | null
}

/** The answers of a call of which more is known than their words. */
export const answersOf = ({ transcript }: Pick<Call, 'transcript'>): Answer[] =>
  transcript
    .filter(({ latency_ms, unheard }) => latency_ms !== null || unheard !== null)
    .map(({ began_ms, latency_ms, stages, unheard }) => ({
      at: began_ms,
      ms: latency_ms ?? 0,
      stages,
      unheard,
    }))

type EventWord = Exclude<CallEvent['kind'], 'hung_up'> | 'hung_up_caller' | 'hung_up_us'

export const eventWord = ({ kind, detail }: Pick<CallEvent, 'kind' | 'detail'>): EventWord => {
  if (kind !== 'hung_up') return kind
  return detail === 'us' ? 'hung_up_us' : 'hung_up_caller'
}
