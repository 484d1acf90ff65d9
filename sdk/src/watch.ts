/** A signal that fires with the caller's own, or when the time is up. */
export interface Watch {
  signal: AbortSignal
  /** Whether the time was up. */
  isLate(): boolean
  /** Begins the time anew, with another length in milliseconds; 0 for no end. */
  restart(ms: number): void
  /** Ends the watch without firing. */
  end(): void
}

/** Joined by hand: `AbortSignal.any` is younger than many browsers in use. */
export function watch(signal: AbortSignal | undefined, ms: number): Watch {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let late = false
  const follow = () => controller.abort(signal?.reason)
  const restart = (within: number) => {
    clearTimeout(timer)
    if (within > 0)
      timer = setTimeout(() => {
        late = true
        controller.abort()
      }, within)
  }
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  restart(ms)
  return {
    signal: controller.signal,
    isLate: () => late,
    restart,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', follow)
    },
  }
}
