import { statfs } from 'node:fs/promises'
import { DiskUnavailable, diskFailure } from '#server/core/disk.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** PostgreSQL grows its write-ahead log in files of 16 MiB: with less than that free, it stops, and can't start. */
export const leastFreeBytes = 16 * 1024 * 1024

/**
 * What PostgreSQL's errors (its appendix A) stand for in errno(3): by their code, and where it has none for what the system
 * said, by the system's words at the end. Words elsewhere may be a caller's.
 */
const signs: [RegExp, string][] = [
  [/^53100 /, 'ENOSPC'],
  [/^53000 /, 'EMFILE'],
  [/^58030 /, 'EIO'],
  [/^XX000 .*: Disk quota exceeded$/, 'EDQUOT'],
  [/^42501 .*: Read-only file system$/, 'EROFS'],
]

/** Whether the connection was lost, or none was to be had, which a database without space ends in. */
const gone = /^(?:57P0|08|ECONN|EPIPE|ENOENT)|Connection terminated|timeout exceeded when trying to connect/

/**
 * The disk behind whatever failed, a file or a statement; null where none is at fault. `folder`: where the embedded database
 * keeps its files, whose disk is looked at where the connection was lost; null for a database of the operator's.
 */
export async function anyDiskFailure(error: unknown, folder: string | null): Promise<DiskUnavailable | null> {
  if (!(error instanceof Error)) return null
  const ofFile = diskFailure(error)
  if (ofFile) return ofFile
  if (error instanceof DatabaseUnavailable) return anyDiskFailure(error.cause, folder)
  const said = `${(error as { code?: string }).code ?? ''} ${error.message}`
  // Only what the server itself reports has a severity.
  const sign = 'severity' in error && signs.find(([form]) => form.test(said))
  if (sign) return new DiskUnavailable(sign[1], folder ?? 'the database', { cause: error })
  if (folder && gone.test(said.trim()) && (await freeBytes(folder)) < leastFreeBytes)
    return new DiskUnavailable('ENOSPC', folder, { cause: error })
  return null
}

/** Free space of the disk that holds a folder, in bytes; without end where it can't be learnt. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
