import { dirname } from 'node:path'

/** What the operator reads of each code (errno(3)) that says that a disk, and not who asks, is at fault. */
const says: Record<string, (where: string) => string> = {
  ENOSPC: where => `The disk that holds ${where} is full. Free some space there, then try again.`,
  EDQUOT: where =>
    `The quota of the disk that holds ${where} is used up. Free some space there, then try again.`,
  EROFS: where =>
    `The disk that holds ${where} is read-only at the moment. Make it writable, then try again.`,
  EIO: where => `The disk that holds ${where} fails to read or write (EIO). Look at it, then try again.`,
  EMFILE: where => `This server has too many files open to use ${where}. Try again in a moment.`,
  ENFILE: where => `This machine has too many files open to use ${where}. Try again in a moment.`,
}

/** A disk doesn't do what it is there for: full, read-only, broken, or no more files may be opened. It passes. */
export class DiskUnavailable extends Error {
  override name = 'DiskUnavailable'
  /** One of errno(3). */
  readonly code: string

  /** `where`: the folder, or what else the operator knows the disk by. */
  constructor(code: string, where: string, options?: { cause?: unknown }) {
    super(says[code]?.(where) ?? `Files can't be kept in ${where} (${code}).`, options)
    this.code = code
  }
}

/**
 * The disk behind an error, where it is the disk's fault: the error's own or that of a cause of it. `where` names the folder
 * that was used, for the system doesn't say which file a write was for.
 */
export function diskFailure(error: unknown, where?: string): DiskUnavailable | null {
  let failed: unknown = error
  for (let depth = 0; failed instanceof Error && depth < 5; depth++) {
    if (failed instanceof DiskUnavailable) return failed
    const { code = '', syscall, path } = failed as NodeJS.ErrnoException
    if (syscall && code in says) {
      return new DiskUnavailable(code, where ?? (path ? dirname(path) : 'its files'), { cause: error })
    }
    failed = failed.cause
  }
  return null
}
