import type { UnavailableReason } from '../../unavailable.ts'
import { SpeechUnavailable } from '../port.ts'

/** Who wants to know how the speech servers do. */
export interface SpeechWatch {
  /** A server failed, and the next one is asked. */
  fellBack?(side: SpeechSide, error: SpeechUnavailable, next: string): void
  /** A server failed and is not asked for a while, or is asked again. */
  resting?(side: SpeechSide, model: string, rests: boolean): void
}

export type SpeechSide = 'hears' | 'speaks'

/**
 * One failure sends a server to rest: a person on the line waits for each try, and the next server stands ready. It rests
 * longer each time that it is found to fail still.
 */
const firstRestMs = 10_000
const longestRestMs = 120_000
/** When all have just failed, nobody is made to wait for another try. */
const allFailedMs = 3_000

/** One server, and its place in the order. */
export interface Ranked<Server> {
  server: Server
  failures: number
  /** When its last failure was, and until when it is left in peace. */
  failedAt: number
  restsUntil: number
  reason: UnavailableReason | null
  /** It is being tried behind the back of the one that answers. */
  onTrial: boolean
}

/** Servers in the order in which they are asked, and which of them rest. It knows only this process. */
export class Ranks<Server extends { model: string }> {
  readonly #side: SpeechSide
  readonly #ranked: Ranked<Server>[]
  readonly #watch: SpeechWatch
  readonly #now: () => number

  constructor(side: SpeechSide, servers: Server[], given: { watch: SpeechWatch; now: () => number }) {
    this.#side = side
    this.#watch = given.watch
    this.#now = given.now
    this.#ranked = servers.map(server => ({
      server,
      failures: 0,
      failedAt: 0,
      restsUntil: 0,
      reason: null,
      onTrial: false,
    }))
  }

  /** The model that is asked first at this moment. */
  get model(): string {
    return (this.awake[0] ?? this.#ranked[0]!.server).model
  }

  /** Those that do not rest, in order. */
  get awake(): Server[] {
    return this.#ranked.filter(each => !each.failures).map(({ server }) => server)
  }

  /**
   * Those to be asked now, in order. Where all rest, the one that has rested the longest. Throws SpeechUnavailable when all
   * have failed only just now.
   */
  toAsk(): Ranked<Server>[] {
    const awake = this.#ranked.filter(each => !each.failures)
    if (awake.length) return awake
    const [next] = this.#ranked.toSorted((a, b) => a.failedAt - b.failedAt)
    if (this.#ranked.length > 1 && this.#now() - next!.failedAt < allFailedMs)
      throw new SpeechUnavailable(next!.reason ?? 'server', `${next!.server.model} failed only just now`)
    return [next!]
  }

  /** Those that could answer instead of this one. */
  othersThan(ranked: Ranked<Server>): Ranked<Server>[] {
    return this.#ranked.filter(each => each !== ranked && !each.failures)
  }

  /**
   * A server that has rested long enough, to be tried while another one answers, so that nobody waits for it. It must be
   * told of: `worked`, `failed` or `unsettled`.
   */
  toTry(): Ranked<Server> | null {
    if (this.#ranked.every(each => each.failures)) return null
    const rested = this.#ranked.find(each => each.failures && !each.onTrial && this.#now() >= each.restsUntil)
    if (rested) rested.onTrial = true
    return rested ?? null
  }

  worked(ranked: Ranked<Server>): void {
    const rested = ranked.failures > 0
    Object.assign(ranked, { failures: 0, reason: null, onTrial: false })
    if (rested) this.#watch.resting?.(this.#side, ranked.server.model, false)
  }

  /** Notes that a server failed; `next` is asked instead, if there is one. Throws what is no failure of the server. */
  failed(ranked: Ranked<Server>, error: unknown, next: Ranked<Server> | undefined): SpeechUnavailable {
    ranked.onTrial = false
    if (!(error instanceof SpeechUnavailable) || error.reason === 'aborted') throw error
    // A refusal says something about the request, such as its language, and others may go on asking.
    if (this.#ranked.length > 1 && error.reason !== 'rejected') {
      ranked.failures += 1
      ranked.failedAt = this.#now()
      ranked.restsUntil = ranked.failedAt + Math.min(longestRestMs, firstRestMs * 2 ** (ranked.failures - 1))
      ranked.reason = error.reason
      this.#watch.resting?.(this.#side, ranked.server.model, true)
    }
    if (next) this.#watch.fellBack?.(this.#side, error, next.server.model)
    return error
  }

  /** The trial ended without saying anything about the server. */
  unsettled(ranked: Ranked<Server>): void {
    ranked.onTrial = false
  }
}

/** Those that know the language in hand; all, where none does: its refusal says so. */
export function ableIn<Server>(
  ranked: Ranked<Server>[],
  knows: (server: Server) => boolean,
): Ranked<Server>[] {
  const able = ranked.filter(({ server }) => knows(server))
  return able.length ? able : ranked
}
