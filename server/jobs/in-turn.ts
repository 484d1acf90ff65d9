/** Runs tasks in the order of their calls, at most `atOnce` at a time. A connection to the database takes one query at a time. */
export function inTurn(atOnce = 1): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async work => {
    if (free > 0) free--
    else await new Promise<void>(go => waiting.push(go))
    try {
      return await work()
    } finally {
      // A task that waits takes the place of this one.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
