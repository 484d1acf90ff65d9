/** Lets several loops wait until something has changed, and look again. */
export interface Changes {
  happened(): void
  next(): Promise<void>
}

export function changes(): Changes {
  let waiting = Promise.withResolvers<void>()
  return {
    happened() {
      waiting.resolve()
      waiting = Promise.withResolvers()
    },
    next: () => waiting.promise,
  }
}
