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
 * A file in which a runner notes what it really hands over, of all messages that it marked as `sending`: one line before
 * each message leaves, and one when the provider has answered. After a kill -9 the next runner reads which messages the
 * provider may have taken, and withdraws the others.
 *
 * It is a file because a line takes microseconds, while a commit takes milliseconds in which the provider's connection
 * would be idle. It is not synced: the operating system keeps what a killed process has written, so a journal is valid
 * until the machine restarts. A message without a valid journal may have been taken.
 */
export interface Journal {
  /**
   * Notes that a hand-over begins, before the provider can take anything of it. Throws TakenOver once another runner has
   * read this journal. When it throws, the message must not leave.
   */
  begin(message: string): void
  /** The provider took it. */
  taken(message: string, providerId: string): void
  /** The provider did not take it. */
  refused(message: string): void
  /** Closes the file. `keep`: the database may not have everything that is noted in it. */
  close(keep: boolean): void
}

/** The last note about a message. A message without a note has not begun to leave. */
export type JournalNote = 'begun' | 'refused' | { providerId: string }

/** Another runner has taken the broadcast over, and has read from the journal which messages it may withdraw. */
export class TakenOver extends Error {
  override name = 'TakenOver'
}

/** How long journals are kept, in ms. One that nobody has read by then belongs to an abandoned broadcast. */
const keptMs = 30 * 24 * 3_600_000

/** Creates the journal of a runner in `folder`. */
export function openJournal(folder: string, runner: string, now: Date): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  forgetOld(folder, now)
  const path = join(folder, runner)
  const file = openSync(path, 'wx', 0o600)
  const write = (line: string) => {
    const bytes = Buffer.from(`${line}\n`)
    // On a full disk a part of a line may be written, and the next line would continue it.
    if (!broken && writeSync(file, bytes) !== bytes.length) broken = true
    if (broken) throw new Error('the journal of messages handed over could not be written')
  }
  let broken = false
  /** Without its line, a message counts as one that may have been taken. */
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
      // Checked after the line is written: a runner that takes the journal over before this does not read the line, and one
      // that takes it over later does.
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
 * Seals the journal of a runner, which can then begin no hand-over even if it is alive, and reads it: message → last note.
 * Null when there is no valid journal. It may be called again until the journal is deleted.
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

/** Deletes a sealed journal, once the database has everything that is noted in it. */
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

/** Identifies the machine since its start; where that is not possible, this process. */
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
