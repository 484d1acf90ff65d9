/** Limits how many things happen at once. */
export interface Semaphore {
  /** Waits until `count` more permits are free, and takes them. */
  take(count: number): Promise<void>
  free(count: number): void
  /** Resolves once all permits are free. */
  empty(): Promise<void>
}

export function createSemaphore(most: number): Semaphore {
  let taken = 0
  let waiting: (() => void)[] = []
  const change = () => new Promise<void>(resolve => waiting.push(resolve))
  return {
    async take(count) {
      while (taken + count > most) await change()
      taken += count
    },
    free(count) {
      taken -= count
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
    async empty() {
      while (taken) await change()
    },
  }
}
