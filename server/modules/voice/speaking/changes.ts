/** Lets several loops wait until something has changed, and look again. */
export interface ChangeSignal {
  happened(): void
  next(): Promise<void>
}

export function createChangeSignal(): ChangeSignal {
  let waiting = Promise.withResolvers<void>()
  return {
    happened() {
      waiting.resolve()
      waiting = Promise.withResolvers()
    },
    next: () => waiting.promise,
  }
}

/** Waits for a promise, but no longer than so many milliseconds. */
export async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    promise,
    new Promise<void>(done => {
      timer = setTimeout(done, ms)
    }),
  ]).finally(() => clearTimeout(timer))
}
