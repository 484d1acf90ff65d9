import { LanguageUnavailable } from './port.ts'

export interface Patience {
  signal: AbortSignal
  /** The other side answered: restarts the silence timer. */
  heard(): void
  /** Pauses the silence timer until the other side answers again. */
  pause(): void
  /** The result of `work`, unless the signal fires before: then it throws the signal's reason. */
  unlessLost<T>(work: Promise<T>): Promise<T>
  /** Stops all work that still runs. */
  end(): void
  /** Why the signal fired, in the port's words; null when it did not. */
  lost(): LanguageUnavailable | null
}

/** Without a reason of ours, each end would make one with its stack. */
const over = new Error('the answer is over')

/** Joins the three reasons to stop waiting (the caller, the deadline, a silence) and remembers which it was. */
export function waiting(
  model: string,
  caller: AbortSignal | undefined,
  timeoutMs: number,
  silenceMs = timeoutMs,
): Patience {
  const stop = new AbortController()
  let lost: LanguageUnavailable | null = null
  const giveUp = (reason: 'aborted' | 'timeout', detail: string) => () => {
    lost ??= new LanguageUnavailable(reason, `${model} ${detail}`)
    stop.abort(lost)
  }
  const leave = giveUp('aborted', 'was stopped by the caller')
  if (caller?.aborted) leave()
  caller?.addEventListener('abort', leave, { once: true })
  const deadline = setTimeout(giveUp('timeout', `did not finish within ${timeoutMs} ms`), timeoutMs)
  const listen = () => setTimeout(giveUp('timeout', `was silent for ${silenceMs} ms`), silenceMs)
  let silence = listen()
  return {
    signal: stop.signal,
    heard() {
      clearTimeout(silence)
      silence = listen()
    },
    pause: () => clearTimeout(silence),
    async unlessLost(work) {
      const left = Promise.withResolvers<never>()
      const leave = () => left.reject(stop.signal.reason)
      if (stop.signal.aborted) leave()
      else stop.signal.addEventListener('abort', leave)
      // One of the two is heard of too late.
      for (const each of [work, left.promise]) each.catch(() => {})
      return Promise.race([work, left.promise]).finally(() => stop.signal.removeEventListener('abort', leave))
    },
    end() {
      clearTimeout(silence)
      clearTimeout(deadline)
      caller?.removeEventListener('abort', leave)
      stop.abort(over)
    },
    lost: () => lost,
  }
}
