/** A source that is read as it comes, whether or not anybody asks for it. */
export interface Eager<T> extends AsyncIterable<T> {
  /** Resolves once all has been read, or it broke off. Never rejects. */
  over: Promise<void>
}

/**
 * Reads a source to its end by itself, so that a reader who leaves early leaves nothing half done. An error is thrown to the
 * reader who is still there; several may read, each from the beginning. It holds what nobody has asked for yet, so it is not for endless sources.
 */
export function eager<T>(source: AsyncIterable<T>): Eager<T> {
  const read: T[] = []
  let failure: { error: unknown } | null = null
  let ended = false
  let news = Promise.withResolvers<void>()
  const ring = () => {
    news.resolve()
    news = Promise.withResolvers<void>()
  }
  const over = (async () => {
    try {
      for await (const each of source) {
        read.push(each)
        ring()
      }
    } catch (error) {
      failure = { error }
    }
    ended = true
    ring()
  })()
  return {
    over,
    async *[Symbol.asyncIterator]() {
      for (let at = 0; ; at++) {
        while (at >= read.length && !ended) await news.promise
        if (at < read.length) yield read[at]!
        else if (failure) throw failure.error
        else return
      }
    },
  }
}
