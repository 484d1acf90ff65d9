import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type Folders, socketFiles } from './folders.ts'
import { commandFor, type RunAs } from './run-as.ts'
import { walSettings } from './wal.ts'

/** A server process that this process started, and its last output if it ends. */
export interface Started {
  /** `undefined` while it runs; afterwards its output since its start. */
  lastWords(): Promise<string | undefined>
}

/** Modest, for a machine shared with everything else a small business runs on it. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  cluster_name: 'frontdesk',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  // Helper processes cost more than they bring at this size, and containers give them little shared memory.
  io_method: 'sync',
  // So no process reads twice at once; room for that takes a megabyte and a half.
  io_max_concurrency: '1',
  max_parallel_workers_per_gather: '0',
  // Nobody subscribes to another server here, or to this one; what would watch over that takes a megabyte and a half.
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  // Nothing here is SERIALIZABLE: room for the locks of that takes two megabytes.
  max_pred_locks_per_transaction: '10',
  jit: 'off',
  // Owners ask right after they taught their business. Query plans from before a table was analysed cost three times
  // as much.
  autovacuum_naptime: '5s',
  // Statements and rows hold people's data. Our own log gets errors through the driver, without that data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // After a crash one system call syncs everything written, instead of one per file, which took seconds of
  // every recovery.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/**
 * Runs its arguments so that their processes take no core away from one that uses it (SCHED_BATCH, sched(7)). Each statement that we
 * send wakes a process of the database. Linux takes us for done, as most who write to a socket are, and gave it our core while the
 * other one was idle: busy, we waited a quarter of the time to go on. Where `chrt` is missing or may not, they run as any.
 */
const WITHOUT_PREEMPTING = 'chrt -b -p 0 $$ 2>/dev/null; exec "$0" "$@"'

const LARGEST_LOG_BYTES = 1024 * 1024

/**
 * Starts a server that outlives this process. Call it only when none runs, under the start lock. It first
 * cleans up after a server that was killed.
 */
export async function startServer(
  folders: Folders,
  binaries: Binaries,
  how: RunAs,
  settings: Record<string, string>,
): Promise<Started> {
  await clearRemains(folders)
  const logged = await rotateLog(folders)
  const all = {
    ...SETTINGS,
    ...(await walSettings(folders.cluster)),
    ...settings,
    unix_socket_directories: `"${folders.run.replaceAll('"', '""')}"`,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = join(binaries.native, 'bin', 'postgres')
  const { command, args, options } = commandFor(how, '/bin/sh', [
    '-c',
    WITHOUT_PREEMPTING,
    postgres,
    '-D',
    folders.cluster,
    ...flags,
  ])
  const log = openSync(folders.log, 'a', 0o600)
  // Detached, so that Ctrl+C in the terminal reaches us alone and we stop it in our own time.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  const ended = endOf(child)
  return {
    async lastWords() {
      if (!ended()) return undefined
      return logSince(folders, logged)
    },
  }
}

function endOf(child: ChildProcess): () => boolean {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  return () => ended
}

/** The current size of the server's log, in bytes. */
export async function logSize({ log }: Folders): Promise<number> {
  return (await stat(log).catch(() => null))?.size ?? 0
}

/** The part of the server's log behind this size. */
export async function logSince({ log }: Folders, size: number): Promise<string> {
  const text = await readFile(log).catch(() => Buffer.alloc(0))
  return text.subarray(size).toString()
}

/** Keeps one older log. Returns the size of the current one. */
async function rotateLog(folders: Folders): Promise<number> {
  const size = await logSize(folders)
  if (size < LARGEST_LOG_BYTES) return size
  await rename(folders.log, `${folders.log}.1`)
  return 0
}

/**
 * PostgreSQL corrects a stale `postmaster.pid` by itself, unless another process has its number by now (usual in
 * containers, where numbers start over). PostgreSQL never takes its own parent for a rival, so we write our number
 * there. Removing the file would also remove PostgreSQL's check for leftover backends that still write.
 */
async function clearRemains(folders: Folders): Promise<void> {
  await endStrays(folders)
  for (const file of socketFiles(folders)) await rm(file, { force: true })
  const file = pidFile(folders)
  const content = await readFile(file, 'utf8').catch(() => undefined)
  if (content === undefined) return
  const pid = Number.parseInt(content, 10)
  if (Number.isNaN(pid) || isRunning(pid)) await writeFile(file, content.replace(/^\d*/, String(process.pid)))
}

/**
 * Ends the remains of earlier servers on this path. Backends of a killed server notice only when their
 * statement ends, and until then hold its shared memory, which prevents a new start; their uncommitted work is
 * lost in any case. A server whose folder was removed or moved would notice within a minute, but until then it
 * writes its control file by path, into our folder.
 */
async function endStrays({ cluster }: Folders): Promise<void> {
  if (process.platform !== 'linux') return
  const ours = await readlink('/proc/self/ns/mnt')
  const strays: number[] = []
  for (const pid of (await readdir('/proc')).map(Number).filter(each => each > 0)) {
    const [program, flag, folder] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split(
      '\0',
    )
    const isServer = basename(program!) === 'postgres' && flag === '-D' && folder === cluster
    const isBackend = program!.startsWith('postgres: ') && (await directoryOf(pid)) === cluster
    if (!isServer && !isBackend) continue
    // In another container the same path is another folder.
    if ((await readlink(`/proc/${pid}/ns/mnt`).catch(() => undefined)) !== ours) continue
    quit(pid)
    strays.push(pid)
  }
  for (const pid of strays)
    for (let waited = 0; (await directoryOf(pid)) && waited < 10_000; waited += 10) await delay(10)
}

/** "Immediate shutdown" of a server, and of a backend alone. */
function quit(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The process number of the server that runs on these folders, `undefined` when none does. */
export async function serverPid(folders: Folders): Promise<number | undefined> {
  const content = await readFile(pidFile(folders), 'utf8').catch(() => '')
  const pid = Number.parseInt(content, 10)
  if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return undefined
  if (process.platform !== 'linux') return pid
  // A server's working directory is its data folder, which distinguishes it from an unrelated process with that
  // number.
  return (await directoryOf(pid)) === folders.cluster ? pid : undefined
}

/** `undefined` also for a zombie: it has ended, but keeps its number until its parent asks for the exit status. */
function directoryOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function pidFile({ cluster }: Folders): string {
  return join(cluster, 'postmaster.pid')
}
