// Which rows of a long list are rendered, when each row's height is known beforehand.

/** Where each row begins, in pixels from the top; the last entry is the height of the whole. */
export function startsOf(heights: readonly number[]): number[] {
  const starts = [0]
  for (const height of heights) starts.push(starts.at(-1)! + height)
  return starts
}

/** The rows that lie between two heights, as `[first, behind the last]`. */
export function rowsBetween(starts: readonly number[], from: number, to: number): [number, number] {
  const rows = starts.length - 1
  return [Math.max(0, lastAtOrBefore(starts, from)), Math.min(rows, lastAtOrBefore(starts, to) + 1)]
}

/** The last index whose start does not lie behind a height; -1 when all do. */
function lastAtOrBefore(starts: readonly number[], height: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= height) low = middle + 1
    else high = middle - 1
  }
  return high
}
