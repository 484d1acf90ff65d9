import { statfs } from 'node:fs/promises'
import { DiskUnavailable, diskFailure } from '../disk.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** PostgreSQL grows its write-ahead log in files of 16 MiB: with less than that free, it stops, and can't start. */
export const leastFreeBytes = 16 * 1024 * 1024

/** What its codes and words (errcodes-appendix; strerror(3) where it has no code) stand for in errno(3). */
const signs: [RegExp, string][] = [
  [/^53100|No space left/, 'ENOSPC'],
  [/^53000|Too many open files/, 'EMFILE'],
  [/^58030|Input\/output error/, 'EIO'],
  [/quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
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
