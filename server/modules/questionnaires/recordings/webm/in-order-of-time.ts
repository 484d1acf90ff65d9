import type { WebmFrame } from './scan.ts'

/**
 * The most frames of which each track's times increase: the longest increasing subsequence, found by patience sorting. A
 * frame that damage has dated into the future is left out alone, and not all frames up to its time.
 */
export function inOrderOfTime(frames: WebmFrame[]): WebmFrame[] {
  if (isInOrder(frames)) return frames
  const tracks = Map.groupBy(frames, ({ track }) => track)
  const kept = new Set([...tracks.values()].flatMap(longest))
  return frames.filter(frame => kept.has(frame))
}

/** Whether all frames are in order, as in a recording without damage. */
function isInOrder(frames: WebmFrame[]): boolean {
  const latest = new Map<number, number>()
  return frames.every(({ track, ms }) => {
    const isLater = ms > (latest.get(track) ?? Number.NEGATIVE_INFINITY)
    latest.set(track, ms)
    return isLater
  })
}

function longest(frames: WebmFrame[]): WebmFrame[] {
  /** By length less one: the frame that ends a run of that length, the earliest that does. */
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
