import type { WebmFrame } from './scan.ts'

/**
 * As many of these frames as can be had with each track's times increasing (the longest increasing subsequence, found by
 * patience sorting). One frame that damage has dated into the future costs itself, and not all that come before its time.
 */
export function inOrderOfTime(frames: WebmFrame[]): WebmFrame[] {
  if (isInOrder(frames)) return frames
  const tracks = Map.groupBy(frames, ({ track }) => track)
  const kept = new Set([...tracks.values()].flatMap(longest))
  return frames.filter(frame => kept.has(frame))
}

/** As all of a recording are that nothing happened to. */
function isInOrder(frames: WebmFrame[]): boolean {
  const latest = new Map<number, number>()
  return frames.every(({ track, ms }) => {
    const isLater = ms > (latest.get(track) ?? Number.NEGATIVE_INFINITY)
    latest.set(track, ms)
    return isLater
  })
}

function longest(frames: WebmFrame[]): WebmFrame[] {
  /** The frame that ends the best run of each length, the length less one being its place: the earliest there is. */
  const ends: number[] = []
  const before = new Int32Array(frames.length)
  for (const [i, { ms }] of frames.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (frames[ends[middle]!]!.ms < ms) low = middle + 1
      else high = middle
    }
    before[i] = low ? ends[low - 1]! : -1
    ends[low] = i
  }
  const run: WebmFrame[] = []
  for (let i = ends.at(-1) ?? -1; i >= 0; i = before[i]!) run.push(frames[i]!)
  return run
}
