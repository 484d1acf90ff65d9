import { dirname } from 'node:path'

/** The operator's words for each errno(3) code that means the disk is at fault rather than the caller. */
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

/** A disk is full, read-only or broken, or no more files may be opened. The condition is temporary. */
export class DiskUnavailable extends Error {
  override name = 'DiskUnavailable'
  /** One of errno(3). */
  readonly code: string

  /** `where`: the folder, or another name by which the operator knows the disk. */
  constructor(code: string, where: string, options?: { cause?: unknown }) {
    super(says[code]?.(where) ?? `Files can't be kept in ${where} (${code}).`, options)
    this.code = code
  }
}

/**
 * The DiskUnavailable that an error stands for, or null when no disk is at fault. Causes of the error count
 * too. `where` names the folder that was used, because the system does not say which file a write was for.
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
