import { statfs } from 'node:fs/promises'
import { DiskUnavailable, diskFailure } from '#server/core/disk.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** PostgreSQL extends its write-ahead log in files of 16 MiB. With less free space it stops and can't start again. */
export const leastFreeBytes = 16 * 1024 * 1024

/**
 * Maps PostgreSQL's errors (appendix A of its manual) to errno(3): by their code, or else by the system's words
 * at the end of the message. Words elsewhere in the message may come from a caller.
 */
const signs: [RegExp, string][] = [
  [/^53100 /, 'ENOSPC'],
  [/^53000 /, 'EMFILE'],
  [/^58030 /, 'EIO'],
  [/^XX000 .*: Disk quota exceeded$/, 'EDQUOT'],
  [/^42501 .*: Read-only file system$/, 'EROFS'],
]

/** Whether the connection was lost or refused, as happens when the database runs out of space. */
const gone = /^(?:57P0|08|ECONN|EPIPE|ENOENT)|Connection terminated|timeout exceeded when trying to connect/

/**
 * The DiskUnavailable behind the failure of a file or statement; null when no disk is at fault. `folder` is the
 * folder of the embedded database, whose disk we check after a lost connection; null for a database that the
 * operator runs.
 */
export async function anyDiskFailure(error: unknown, folder: string | null): Promise<DiskUnavailable | null> {
  if (!(error instanceof Error)) return null
  const ofFile = diskFailure(error)
  if (ofFile) return ofFile
  if (error instanceof DatabaseUnavailable) return anyDiskFailure(error.cause, folder)
  const said = `${(error as { code?: string }).code ?? ''} ${error.message}`
  // Only errors that the server itself reports have a severity.
  const sign = 'severity' in error && signs.find(([form]) => form.test(said))
  if (sign) return new DiskUnavailable(sign[1], folder ?? 'the database', { cause: error })
  if (folder && gone.test(said.trim()) && (await freeBytes(folder)) < leastFreeBytes)
    return new DiskUnavailable('ENOSPC', folder, { cause: error })
  return null
}

/** Free space on the disk that holds a folder, in bytes; Infinity when it can't be determined. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
