/**
 * Yields what several sources yield, as it comes, until all have ended. The first error ends them all. Each source gets a
 * signal that fires when the whole ends; it may be waiting then, and must stop.
 */
export async function* merged<T>(
  sources: ((signal: AbortSignal) => AsyncIterable<T>)[],
  signal: AbortSignal,
): AsyncGenerator<T, void, void> {
  const over = new AbortController()
  const either = AbortSignal.any([signal, over.signal])
  const open = sources.map(source => source(either)[Symbol.asyncIterator]())
  const next = (from: AsyncIterator<T>) => from.next().then(result => ({ from, result }))
  const pending = new Map(open.map(from => [from, next(from)]))
  try {
    while (pending.size) {
      const { from, result } = await Promise.race(pending.values())
      if (result.done) {
        pending.delete(from)
        continue
      }
      yield result.value
      pending.set(from, next(from))
    }
  } finally {
    over.abort()
    await Promise.allSettled(pending.values())
  }
}
