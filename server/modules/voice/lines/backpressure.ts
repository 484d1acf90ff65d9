/** Lets a speaker wait until the worker has room for more speech. */
interface Backpressure {
  /** The number of a piece that is about to be given; `free` resolves when there is room behind it. */
  next(): { turn: number; free: Promise<void> }
  /** There is room behind all pieces up to `turn`. */
  freed(turn: number): void
  /** Nobody waits any more. */
  close(): void
}

export function createBackpressure(): Backpressure {
  let last = 0
  let closed = false
  const waiting: { turn: number; go: () => void }[] = []
  return {
    next() {
      const turn = ++last
      if (closed) return { turn, free: Promise.resolve() }
      return { turn, free: new Promise(go => waiting.push({ turn, go })) }
    },
    freed(turn) {
      while (waiting[0] && waiting[0].turn <= turn) waiting.shift()!.go()
    },
    close() {
      closed = true
      for (const { go } of waiting.splice(0)) go()
    },
  }
}
