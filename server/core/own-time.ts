/** A stay of this process, however long, counts as one step. */
const stepMs = 1_000

/**
 * Calls `then` after `ms` milliseconds (whole seconds) in which this process ran, and returns what calls it off. What we
 * wait for had no time to answer either while the machine slept or was held up, and its answer may be there already: a
 * timer alone would fire before it is read.
 */
export function afterOwnTime(ms: number, then: () => void): () => void {
  let left = ms / stepMs
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    then()
  }, stepMs)
  timer.unref()
  return () => clearInterval(timer)
}
