import { setTimeout as delay } from 'node:timers/promises'

/**
 * The database can't do the work now: it is away, starting, or refuses work that may succeed later. `message`
 * is a sentence for the caller; `cause` is the error of the driver or PostgreSQL.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The connection was lost during COMMIT. The work may have taken effect, so nobody may repeat it unasked. */
  readonly outcomeUnknown: boolean

  constructor(
    sentence: string,
    { cause, outcomeUnknown = false }: { cause: unknown; outcomeUnknown?: boolean },
  ) {
    super(sentence, { cause })
    this.outcomeUnknown = outcomeUnknown
  }

  /** The database is up, but has no free connection for this work. */
  get busy(): boolean {
    return this.message === busy
  }

  /** The reason, for the operator. */
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
 * PostgreSQL's error codes when it is unavailable (appendix A of its manual): a failed connection (08), a login
 * that a changed server does not know (28, 3D000), a server that stops, crashes or starts (57P), a server that
 * has become a standby (25006).
 */
const awayCode = /^(08...|28...|57P..|3D000|25006)$/

/** Error codes of a socket whose server is away. No other error of `pg` has such a code. */
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

/** Messages of `pg` itself, whose own errors have no code. */
const awayWords = /^Connection terminated|is not queryable$|^timeout expired$|establishing an SSL connection$/

/** Every connection of this process is in use; or of the server (53300), or the system has no more (EAGAIN). */
export const allInUse = 'timeout exceeded when trying to connect'
const busyCode = ['53300', 'EAGAIN', 'EMFILE']

/**
 * Turns an error of a connection or the pool into a DatabaseUnavailable if it is one, and returns any other
 * error unchanged.
 */
export function understood(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (busyCode.includes(code) || message === allInUse) return new DatabaseUnavailable(busy, { cause: error })
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
 * Saves knowledge that only this process has, such as the outcome of an outside action. It retries while the
 * database is away, for at most this long. `write` may run twice with the same result, also after a COMMIT of
 * unknown outcome.
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

/** The error after a COMMIT whose answer never arrived. */
export const lostAtCommit = (error: DatabaseUnavailable): DatabaseUnavailable =>
  new DatabaseUnavailable(halfway, { cause: error.cause, outcomeUnknown: true })

/**
 * The work was rolled back and may succeed when it is run again: PostgreSQL preferred another transaction (a deadlock, a
 * serialisation failure), or a prepared statement was no longer good.
 */
export const isRefused = (error: unknown): boolean =>
  ['40P01', '40001'].includes((error as { code?: string } | null)?.code ?? '') || isOutdatedPlan(error)

/**
 * A prepared statement is good no more: a migration, by a newer version beside this one, changed what it returns, or a
 * pooler gave us another server's connection. The next connection prepares it anew.
 */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** The error when that happened too often. */
export const refusedForGood = (error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable(busy, { cause: error })
