import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

// To look at files from outside is quicker than to read them, and a start looks at all that it is made of.

/** A file that was just changed might change again. */
const RESTED_MS = 2_000

/**
 * How a file looks from outside: its size, and the second of its last change, because images of containers keep no more of it.
 * One that was just changed might change again within that second, so it looks like no other.
 */
export function lookOf(path) {
  const { size, mtimeMs } = statSync(path)
  return Date.now() - mtimeMs < RESTED_MS ? randomUUID() : `${size} ${Math.floor(mtimeMs / 1_000)}`
}

/** A copy of the program that may not be written to does without. */
export function remember(path, text) {
  try {
    writeFileSync(path, text)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error
  }
}

/** The text of a small file; null where there is none. */
export function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
