import type { AppDependencies } from '#server/core/context.ts'
import type { DiskUnavailable } from '#server/core/disk.ts'
import { anyDiskFailure } from '#server/db/disk.ts'
import { Problem } from '../problem.ts'

/** A full disk fails every request, so the log mentions it only this often, without a stack. */
const remindAfterMs = 10 * 60_000

/** When a client may try again: a person has to make room first. */
const retryAfterSeconds = 60

/**
 * Turns a disk failure into a 503, and every other error into null. Callers with a credential (`known`) read
 * which disk it is, as the operator does in the log. Strangers don't learn where an installation keeps its
 * files.
 */
export function diskProblems({ db, log, now }: Pick<AppDependencies, 'db' | 'log' | 'now'>) {
  const told = new Map<string, number>()
  const tell = ({ code, message }: DiskUnavailable) => {
    const at = now().getTime()
    if (at - (told.get(message) ?? Number.NEGATIVE_INFINITY) < remindAfterMs) return
    told.set(message, at)
    log.error({ code }, message)
  }
  return async (error: unknown, { known }: { known: boolean }): Promise<Problem | null> => {
    const failure = await anyDiskFailure(error, db.folder)
    if (!failure) return null
    tell(failure)
    const sentence = known
      ? failure.message
      : 'This server has no room to keep anything right now. Try again in a few minutes.'
    return new Problem(503, sentence, { 'Retry-After': String(retryAfterSeconds) })
  }
}
