import { randomUUID } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * What one runner has really handed over, of all that it marked as `sending`: a line in a file before each message
 * leaves and one when its provider has answered. After kill -9 the next runner reads there which messages may have been
 * taken, and takes back the others.
 *
 * A file, because a line costs microseconds where a commit costs milliseconds, which the connection would stand idle. It
 * is not synced: what a process has written the system keeps when the process is killed, so a journal counts until the
 * machine starts anew. A message of which no journal tells may have been taken.
 */
export interface Journal {
  /**
   * Before anything of a message can be taken by its provider. Throws TakenOver once another runner has read this
   * journal; whatever it throws, the message must not leave.
   */
  begin(message: string): void
  /** The provider took it. */
  taken(message: string, providerId: string): void
  /** The provider did not take it. */
  refused(message: string): void
  /** Ends it. `keep`: the database may not hold all that it tells. */
  close(keep: boolean): void
}

/** What a journal tells last of a message; of one that it does not name, nothing has left. */
export type JournalNote = 'begun' | 'refused' | { providerId: string }

/** Another runner goes on with the broadcast, and has read in the journal what it may take back. */
export class TakenOver extends Error {
  override name = 'TakenOver'
}

/** A journal that nobody has asked for by then is of a broadcast that nobody goes on with. */
const keptMs = 30 * 24 * 3_600_000

/** Starts the journal of a runner. */
export function openJournal(folder: string, runner: string, now: Date): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  forgetOld(folder, now)
  const path = join(folder, runner)
  const file = openSync(path, 'wx', 0o600)
  const write = (line: string) => {
    const bytes = Buffer.from(`${line}\n`)
    // On a full disk a part of a line may be written, and the next would go on from there.
    if (!broken && writeSync(file, bytes) !== bytes.length) broken = true
    if (broken) throw new Error('the journal of messages handed over could not be written')
  }
  let broken = false
  /** Where a line is missing, its message counts as one that may have been taken. */
  const tryToWrite = (line: string) => {
    try {
      write(line)
    } catch {
      broken = true
    }
  }
  write(machine)
  return {
    begin(message) {
      write(`begun ${message}`)
      // Looked at after the line is written: whoever moves the journal away before reads no such line, and whoever does
      // so later reads it.
      if (!statSync(path, { throwIfNoEntry: false })) throw new TakenOver('the broadcast was taken over')
    },
    taken: (message, providerId) => tryToWrite(`taken ${message} ${providerId}`),
    refused: message => tryToWrite(`refused ${message}`),
    close(keep) {
      closeSync(file)
      if (!keep) rmSync(path, { force: true })
    },
  }
}

/**
 * Ends the journal of a runner, which can begin nothing any more even if it lives, and reads it: message → what is known.
 * Null when there is none that counts. May be asked again until it is forgotten.
 */
export function sealJournal(folder: string, runner: string): Map<string, JournalNote> | null {
  const sealed = sealedPath(folder, runner)
  unlessMissing(() => renameSync(join(folder, runner), sealed))
  const text = unlessMissing(() => readFileSync(sealed, 'utf8'))
  const [writer, ...lines] = (text ?? '').split('\n')
  if (writer !== machine) return null
  const noted = new Map<string, JournalNote>()
  for (const line of lines) {
    const [what, message, providerId] = line.split(' ')
    if (what === 'taken' && providerId) noted.set(message!, { providerId })
    else if (what === 'begun' || what === 'refused') noted.set(message!, what)
  }
  return noted
}

/** For when the database holds all that a sealed journal told. */
export const forgetJournal = (folder: string, runner: string): void =>
  rmSync(sealedPath(folder, runner), { force: true })

function forgetOld(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && now.getTime() - written > keptMs) rmSync(path, { force: true })
  }
}

const sealedPath = (folder: string, runner: string) => join(folder, `${runner}.sealed`)

/** This machine since it was started; where that can't be told, this process. */
const machine =
  unlessMissing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))?.trim() ?? randomUUID()

function unlessMissing<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
