import { setTimeout as delay } from 'node:timers/promises'

/**
 * The database can't do at the moment what it was asked: it is away, starting, or refuses work that may go through
 * later. `message` is a sentence for whoever waits; `cause` is what the driver or PostgreSQL said.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The connection was lost during COMMIT: the work may have taken effect, and nobody may repeat it unasked. */
  readonly outcomeUnknown: boolean

  constructor(
    sentence: string,
    { cause, outcomeUnknown = false }: { cause: unknown; outcomeUnknown?: boolean },
  ) {
    super(sentence, { cause })
    this.outcomeUnknown = outcomeUnknown
  }

  /** It is there, and has no connection or no turn left for this work. */
  get busy(): boolean {
    return this.message === busy
  }

  /** Why, for the operator. */
  get reason(): string {
    const { message, code } = this.cause as { message?: string; code?: string }
    return message || code || this.message
  }
}

const away = 'The database can’t be reached at the moment. Try again in a few seconds.'
const busy = 'The database has too much to do at once. Try again in a few seconds.'
const halfway =
  'The database was lost while this was being saved. Look whether it took effect before you send it again.'

/**
 * What PostgreSQL says when it can't be had (its manual, appendix A): a connection that fails (08), a login that a
 * changed server does not know (28, 3D000), a server that stops, crashes or starts (57P), one that has become somebody
 * else's standby (25006).
 */
const awayCode = /^(08...|28...|57P..|3D000|25006)$/

/** What a socket says of a server that is not there; nothing else that `pg` throws has such a code. */
const awaySocket = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
]

/** The words of `pg` itself, which gives its own errors no code. */
const awayWords = /^Connection terminated|is not queryable$|^timeout expired$|establishing an SSL connection$/

/** Every connection of this process is in use, or of the server (53300), or the system has no more (EAGAIN). */
const busyWords = /^timeout exceeded when trying to connect$/
const busyCode = ['53300', 'EAGAIN', 'EMFILE']

/** What a connection or the pool threw, as a DatabaseUnavailable if it is one; anything else as it is. */
export function understood(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (busyCode.includes(code) || busyWords.test(message))
    return new DatabaseUnavailable(busy, { cause: error })
  if (awayCode.test(code) || awaySocket.includes(code) || awayWords.test(message))
    return new DatabaseUnavailable(away, { cause: error })
  return error
}

/** What is thrown when a connection can't be had, whatever the reason: a database closed to connections has a code of its own. */
export function unreachable(error: unknown): DatabaseUnavailable {
  const known = understood(error)
  return known instanceof DatabaseUnavailable ? known : new DatabaseUnavailable(away, { cause: error })
}

const againMs = 1_000

/**
 * Writes down what is known here alone, such as what became of something that was done outside: again while the database is
 * away, for so long at most. `write` may run twice with the same result, also after a COMMIT of unknown outcome.
 */
export async function writeDown(
  write: () => Promise<void>,
  { withinMs, signal }: { withinMs: number; signal?: AbortSignal },
): Promise<void> {
  const until = performance.now() + withinMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > until || signal?.aborted) throw error
    }
    await delay(againMs, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** What is thrown when COMMIT was sent and its answer is not known. */
export const lostAtCommit = (error: DatabaseUnavailable): DatabaseUnavailable =>
  new DatabaseUnavailable(halfway, { cause: error.cause, outcomeUnknown: true })

/** PostgreSQL took this transaction back for the sake of another one: a deadlock, or both could not be true. */
export const isRefused = (error: unknown): boolean =>
  ['40P01', '40001'].includes((error as { code?: string } | null)?.code ?? '')

/** What is thrown when that happened once too often. */
export const refusedForGood = (error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(busy, { cause: error })
