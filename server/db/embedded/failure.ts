import { freeBytes, leastFreeBytes } from '../disk.ts'

/** The embedded database is unavailable. `message` is one sentence that tells the operator what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
  /** True when the cause can pass by itself or by freeing space, so that trying again later makes sense. */
  readonly passing: boolean

  constructor(sentence: string, { passing = false, cause }: { passing?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause })
    this.passing = passing
  }
}

/**
 * Turns any failure to prepare or start the database into one sentence. `output` is what the failed program printed.
 * It also measures the free space, because on a full disk PostgreSQL could not write that to its own log.
 */
export async function explain(
  cause: unknown,
  where: { data: string; log: string },
  output = '',
): Promise<DatabaseStartError> {
  if (cause instanceof DatabaseStartError) return cause
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? ''
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ELOOP'].includes(code))
    return new DatabaseStartError(
      `The data folder ${where.data} cannot be written (${code}): make it writable for the user ` +
        'that runs frontdesk, or set DATA_DIR to a folder that is.',
      { cause },
    )
  if (/Cannot allocate memory|could not (create|map|attach) .*shared memory/i.test(output))
    return new DatabaseStartError(
      'There is not enough memory for the embedded database: free about 150 MB, ' +
        'or set DATABASE_URL to a PostgreSQL server elsewhere.',
      { passing: true, cause },
    )
  const isFull = ['ENOSPC', 'EDQUOT'].includes(code) || /No space left|quota exceeded/i.test(output)
  if (isFull || (await freeBytes(where.data)) < leastFreeBytes)
    return new DatabaseStartError(
      `The disk that holds ${where.data} is full: free at least 100 MB there; nothing that was saved is lost.`,
      { passing: true, cause },
    )
  const said = lastComplaint(output) ?? (cause instanceof Error ? cause.message : 'it gave no reason')
  return new DatabaseStartError(
    `The embedded database did not start (${said}): see ${where.log}, ` +
      'or set DATABASE_URL to a PostgreSQL server of your own.',
    { passing: true, cause },
  )
}

function lastComplaint(output: string): string | undefined {
  const complaints = output.split('\n').filter(line => /(FATAL|PANIC|error|cannot|could not)/.test(line))
  const last = complaints.at(-1)
  return last && withoutHead(last)
}

const lastWords =
  /terminated by signal|exited with exit code|shutdown request|administrator command|No space left|PANIC: /

/** Why a healthy server ended, as a clause, from the lines that it has written to its log since. */
export function whyItEnded(output: string, log: string): string {
  const said = output.split('\n').find(line => lastWords.test(line))
  if (said) return `it says “${withoutHead(said)}”`
  return `it left no word in ${log}, so it was killed from outside, as a system short of memory does`
}

/** Drops the time, the process number and the level at the start of a log line. */
const withoutHead = (line: string): string => line.replace(/^.*?(LOG|FATAL|PANIC|error): +/, '').trim()
