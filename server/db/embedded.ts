import { access, constants } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { type Binaries, findBinaries, reachableBinaries } from './embedded/binaries.ts'
import { createCluster, findCluster } from './embedded/cluster.ts'
import { DatabaseStartError, explain, whyItEnded } from './embedded/failure.ts'
import { type Folders, openFolders, openRunFolder, urlOf } from './embedded/folders.ts'
import { withLock } from './embedded/lock.ts'
import { ANSWER_MS, enrol, isLastUser } from './embedded/membership.ts'
import { logSince, logSize, serverPid, startServer } from './embedded/postmaster.ts'
import { chooseRunAs, refuseOtherOwner } from './embedded/run-as.ts'
import { makeWalFiles } from './embedded/wal.ts'

export { DatabaseStartError }

export interface EmbeddedDatabase {
  /**
   * The connection string of the program's login, an ordinary role: a Unix socket in a folder that nobody else
   * may enter.
   */
  url: string
  /** The connection string of the superuser, who owns the tables and migrates them. */
  ownerUrl: string
  /**
   * Resolves when the server has died and can't restart without help; the process should then end with the
   * error's message. A server that can restart (a full disk has space again) is restarted, and the log names
   * the reason. Connections fail meanwhile.
   */
  ended: Promise<DatabaseStartError>
  /** Releases the database. The last process to do so stops the server. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: { info(message: string): void; warn(message: string): void }
  /** Called once the server starts, which takes it a tenth of a second: this process may be busy until then. */
  whileStarting?: () => void
  /** PostgreSQL settings on top of ours, for the process that happens to start the server. */
  settings?: Record<string, string>
}

/**
 * Connects to the PostgreSQL server on `dataDir`. Starts the server if it is not running, after creating a new
 * database if there is none. Any number of processes may do this at once on one folder of one machine. Throws
 * DatabaseStartError.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log } = options
  const binaries = await findBinaries()
  const folders = await openFolders(options.dataDir)
  const stopping = new AbortController()
  const server: Server = {
    folders,
    binaries,
    settings: options.settings ?? {},
    log,
    signal: stopping.signal,
    whileStarting: options.whileStarting ?? (() => {}),
  }
  const { promise: ended, resolve: end } = Promise.withResolvers<DatabaseStartError>()
  let membership: pg.Client | undefined
  let recovery = Promise.resolve()
  let ahead = Promise.resolve()
  /** Size of its log when the server was last well. Later lines say why it failed. */
  let logged = 0
  let wellSince = 0
  let deaths = 0

  const join = async (mayCreate: boolean) => {
    const client = await exclusively(server, () => reach(server, mayCreate), stopping.signal)
    membership = client
    logged = await logSize(folders)
    wellSince = performance.now()
    client.once('end', () => {
      if (membership !== client) return
      membership = undefined
      recovery = recover()
    })
  }

  const recover = async () => {
    log.warn(`The embedded database broke off: ${whyItEnded(await logSince(folders, logged), folders.log)}.`)
    deaths = performance.now() - wellSince < CALM_MS ? deaths + 1 : 0
    // A server that only lost its backends recovers by itself.
    if (deaths && !(await serverPid(folders)))
      await delay(pauseAfter(deaths), undefined, { signal: stopping.signal }).catch(() => {})
    let said = ''
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, 3_000)) {
      try {
        await join(false)
        log.info('The embedded database is back.')
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        const failure = await explain(error, folders)
        if (!failure.passing) return end(failure)
        if (failure.message !== said) log.warn(`${failure.message} Trying again until it works.`)
        said = failure.message
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const leave = async () => {
    stopping.abort()
    await Promise.all([recovery, ahead])
    const client = membership
    membership = undefined
    if (client) return exclusively(server, () => leaveServer(server, client))
    // We were told to stop while restarting the server. It may be running by now, with nobody to stop it.
    if (await serverPid(folders)) await exclusively(server, () => leaveStarted(server))
  }

  await join(true)
  // What could not be made now is made when it is needed.
  ahead = makeWalFiles(urlOf(folders, DATABASE), stopping.signal).catch(() => {})
  let left: Promise<void> | undefined
  const stop = () => {
    left ??= leave()
    return left
  }
  return {
    url: urlOf(folders, DATABASE, PROGRAM),
    ownerUrl: urlOf(folders, DATABASE),
    ended,
    stop,
  }
}

interface Server {
  folders: Folders
  binaries: Binaries
  settings: Record<string, string>
  log: EmbeddedOptions['log']
  whileStarting: () => void
  /** Ends the wait for a server that does not come. */
  signal: AbortSignal
}

const DATABASE = 'frontdesk'
/** The role that the program works as. It owns nothing and has only the rights granted in db/logins.ts. */
const PROGRAM = 'frontdesk_program'

/** A server that ran well for this long before it died is restarted at once. */
const CALM_MS = 60_000

/**
 * Pauses for a server that keeps dying: 0.2 s, then twice as long each time, but never so long that it is away
 * for 5 s.
 */
const pauseAfter = (deaths: number): number => Math.min(100 * 2 ** deaths, 3_000)

/** Starting and stopping, one process at a time. */
async function exclusively<T>(server: Server, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { folders, log } = server
  const onWait = () => log.info('Waiting for another frontdesk process to start or stop the database.')
  try {
    // We check this before taking the lock: SQLite could not open the lock file in these cases either, and
    // would not say why.
    await refuseOtherOwner(folders)
    await access(folders.data, constants.W_OK | constants.X_OK)
    return await withLock(folders.lock, { onWait, signal }, work)
  } catch (error) {
    throw await explain(error, folders)
  }
}

/** Opens the connection that counts this process among the server's users, and starts the server if necessary. */
async function reach(server: Server, mayCreate: boolean): Promise<pg.Client> {
  const { folders, binaries } = server
  const exists = await findCluster(folders, binaries.major)
  if (!exists && !mayCreate)
    throw new DatabaseStartError(`The database in ${folders.data} has disappeared: bring the folder back.`)
  await openRunFolder(folders)
  const running = await connectWhileRunning(server, async () => (await serverPid(folders)) !== undefined)
  if (running) return running
  const how = await chooseRunAs(folders)
  const programs = await reachableBinaries(binaries, how, folders)
  if (!exists) await createCluster(folders, programs, how, server.settings.fsync !== 'off')
  for (let tries = 0; ; tries++) {
    const started = await startServer(folders, programs, how, server.settings)
    server.whileStarting()
    const client = await connectWhileRunning(server, async () => (await started.lastWords()) === undefined)
    if (client) return client
    const lastWords = (await started.lastWords()) ?? ''
    // The backends of a killed server notice within moments and release its memory.
    if (!lastWords.includes('shared memory block') || tries === LEFTOVER_TRIES)
      throw await explain(undefined, folders, lastWords)
    await delay(LEFTOVER_WAIT_MS)
  }
}

const LEFTOVER_TRIES = 50
const LEFTOVER_WAIT_MS = 200
const POLL_MS = 10

/** Tries to connect for as long as the server lives; `undefined` when it does not. */
async function connectWhileRunning(
  server: Server,
  runs: () => Promise<boolean>,
): Promise<pg.Client | undefined> {
  for (let tries = 0; ; tries++) {
    const running = await runs()
    const answer = await enrol(server.folders, makeDatabase)
    if (typeof answer === 'object') return answer
    if (answer === 'silent' && !running) return undefined
    if (tries === 500)
      server.log.info('The embedded database is recovering from a crash; this can take a while.')
    await delay(POLL_MS, undefined, { signal: server.signal })
  }
}

/** Makes the program's database and login in a server that was just created. */
async function makeDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await owner.query(`create database ${DATABASE}`)
  const { rowCount: known } = await owner.query('select 1 from pg_roles where rolname = $1', [PROGRAM])
  if (!known) await owner.query(`create role ${PROGRAM} login`)
}

/** Stops a server that was restarting when this process was told to stop, unless somebody else uses it. */
async function leaveStarted(server: Server): Promise<void> {
  const waiting = { ...server, signal: AbortSignal.timeout(2 * ANSWER_MS) }
  const runs = async () => (await serverPid(server.folders)) !== undefined
  const client = (await runs()) && (await connectWhileRunning(waiting, runs).catch(() => undefined))
  if (client) await leaveServer(server, client)
}

/** Ends this process's use of the server, and stops the server when nobody else uses it. */
async function leaveServer({ folders, log }: Server, client: pg.Client): Promise<void> {
  const isLast = await isLastUser(client).catch(() => false)
  const pid = isLast ? await serverPid(folders) : undefined
  if (pid) process.kill(pid, 'SIGINT') // "fast shutdown": connections are closed, everything is written
  await client.end().catch(() => {})
  if (!pid) return
  for (let waited = 0; (await serverPid(folders)) === pid; waited += POLL_MS) {
    if (waited === 60_000)
      return log.warn('The embedded database is still shutting down; leaving it to that.')
    await delay(POLL_MS)
  }
}
