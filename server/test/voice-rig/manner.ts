/** How a provider behaves that is as slow and as faulty as real ones. Milliseconds; a pair is a range. */
export type Span = number | readonly [least: number, most: number]

/**
 * How one request fails. `hang` never answers; `refuse` drops the connection before any answer; `cut` breaks off in the
 * middle of one.
 */
export type Failure = { status: number } | 'hang' | 'refuse' | 'cut'

/** Which requests fail: the next ones, one each; from now on all; or a share of them. */
export interface Faults {
  /** The next requests fail so, one each; null: this one works. */
  next(...failures: (Failure | null)[]): void
  /** Every request fails so, until null. */
  always(failure: Failure | null): void
  /** So many of all requests fail by chance, 0 to 1. */
  share(share: number, failure: Failure): void
  /** How the request in hand fails. */
  take(): Failure | null
}

export function createFaults(): Faults {
  const coming: (Failure | null)[] = []
  let all: Failure | null = null
  let chance: { share: number; failure: Failure } | null = null
  return {
    next: (...failures) => void coming.push(...failures),
    always(failure) {
      all = failure
    },
    share(share, failure) {
      chance = { share, failure }
    },
    take() {
      if (coming.length) return coming.shift()!
      return all ?? (chance && random() < chance.share ? chance.failure : null)
    },
  }
}

let seed = 1

/** Makes chance repeat itself: a run with the same seed has the same delays and faults. */
export function seedChance(from: number): void {
  seed = from
}

/** 0 to 1 (mulberry32). */
export function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** One time out of a span. */
export const within = (span: Span): number =>
  typeof span === 'number' ? span : span[0] + random() * (span[1] - span[0])
