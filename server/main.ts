import { setTimeout as delay } from 'node:timers/promises'
import { createApp, work } from './app.ts'
import { DatabaseStartError, startEmbedded } from './db/embedded.ts'
import { MigrationError } from './db/migrate.ts'
import { demoText, makeDemo } from './demo/demo.ts'
import { help } from './help.ts'
import { type InFlight, watchInFlight } from './http/in-flight.ts'
import { createLog } from './http/log.ts'
import type { Queue } from './jobs/queue.ts'
import { startWorker } from './jobs/worker.ts'
import { openParts } from './parts.ts'
import { SettingError } from './setting.ts'
import { readSettings, type Settings } from './settings.ts'
import { removeDeadSpools } from './spool.ts'
import type { Stopping } from './stopping.ts'

// The only reader of the environment: settings → database → parts → app → listen; then a graceful stop.

/** A process that has started, and what its end undoes. */
interface Started {
  stopping: Stopping
  inFlight: InFlight
  queue: Queue
  /** Cuts off what is still being answered. */
  cutOff(): void
  /** Fires when the process can't go on. */
  ended: Promise<Error> | null
}

/** A stop takes at most half a minute (what an orchestrator usually grants): requests in flight have half of it. */
const [patienceMs, lastWordsMs, closeMs, atMostMs] = [15_000, 3_000, 5_000, 28_000]
/** A terminal's Ctrl-C reaches a process below npm twice. The second wish of a person comes later. */
const sameWishMs = 1_000

async function main(): Promise<void> {
  const settings = readSettings(process.env, readArguments(process.argv.slice(2)))
  const log = createLog({ level: settings.logLevel })
  const opened = new AsyncDisposableStack()
  const starting = start(settings, log, opened)
  let askedAt = 0
  const stop = async (why: string, code: number): Promise<void> => {
    const again = askedAt > 0
    if (again && Date.now() - askedAt < sameWishMs) return
    askedAt = Date.now()
    if (again) return (await starting.catch(() => null))?.stopping.hurryUp()
    log.info({ why }, 'stopping: finishing what is in flight')
    // Whatever hangs must not keep the operator waiting; what it held is picked up at the next start.
    void delay(atMostMs, undefined, { ref: false }).then(() => process.exit(1))
    const started = await starting.catch(() => null)
    if (!started) return // whoever waits for the start sees why it failed
    try {
      await finish(started)
      await opened.disposeAsync()
      log.info('stopped')
      process.exit(code)
    } catch (error) {
      log.error({ err: error }, 'stopped, but not cleanly')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop(signal, 0))
  try {
    const { ended } = await starting
    void ended?.then(error => {
      log.fatal(error.message)
      void stop('the database ended', 1)
    })
  } catch (error) {
    await opened.disposeAsync().catch(() => {})
    throw error
  }
}

async function start(
  settings: Settings,
  log: ReturnType<typeof createLog>,
  opened: AsyncDisposableStack,
): Promise<Started> {
  const plain = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ dataDir: settings.dataDir, log: plain })
  if (embedded) opened.defer(() => embedded.stop())
  const databaseUrl = settings.databaseUrl ?? embedded!.url
  const runsJobs = settings.role !== 'web'
  const { parts, close } = await openParts(settings, { databaseUrl, log, work, runsJobs })
  // A statement that hangs must not keep the embedded database from being stopped.
  opened.defer(() => Promise.race([close(), delay(closeMs)]))
  const left = await removeDeadSpools()
  if (left) log.info({ folders: left }, 'removed what processes that were killed had left in TMPDIR')
  if (runsJobs) await startWorker(parts)
  const app = await createApp(parts)
  opened.defer(() => app.close())
  const inFlight = watchInFlight(app.server)
  await app.listen({ host: settings.host, port: settings.port })
  // The embedded database is ours to fill; one that the operator brought is not.
  const demo = settings.demo && embedded ? await makeDemo(parts) : null
  if (demo) process.stdout.write(demoText(demo))
  log.info({ url: settings.publicUrl, role: settings.role }, 'frontdesk is ready')
  return {
    stopping: parts.stopping,
    inFlight,
    queue: parts.queue,
    cutOff: () => app.server.closeAllConnections(),
    ended: embedded?.ended ?? null,
  }
}

/** Lets requests in flight end, and jobs reach a point from which another process goes on. */
async function finish({ stopping, inFlight, queue, cutOff }: Started): Promise<void> {
  stopping.begin()
  const requests = async () => {
    await inFlight.settle(AbortSignal.any([stopping.hurry, AbortSignal.timeout(patienceMs)]))
    stopping.hurryUp()
    await inFlight.settle(AbortSignal.timeout(lastWordsMs))
    cutOff()
  }
  await Promise.all([requests(), queue.worker?.stop(stopping.hurry)])
}

function readArguments(args: string[]): { role?: string } {
  if (args.includes('--help')) {
    process.stdout.write(help())
    process.exit(0)
  }
  const at = args.indexOf('--role')
  const unknown = args.find((arg, i) => arg !== '--role' && !(at >= 0 && i === at + 1))
  if (unknown)
    throw new SettingError(`Unknown argument ${unknown}. There is --role web|worker|all, and --help.`)
  return at >= 0 ? { role: args[at + 1] ?? '' } : {}
}

/** Why it can't listen where it was told to, for those reasons that the operator can do something about. */
function whyDeaf(error: unknown): string | undefined {
  const { code, syscall, address, port, hostname } = error as NodeJS.ErrnoException & {
    address?: string
    port?: number
    hostname?: string
  }
  if (code === 'EADDRINUSE') return `${address}:${port} is taken. Set PORT to another port.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} is not for ordinary users. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `${address ?? hostname} is no address of this machine. Set HOST to one that is, or to 0.0.0.0.`
  return undefined
}

main().catch((error: unknown) => {
  const said =
    error instanceof SettingError || error instanceof DatabaseStartError || error instanceof MigrationError
  const reason = said ? error.message : (whyDeaf(error) ?? (error as Error)?.stack ?? error)
  process.stderr.write(`frontdesk can't start: ${reason}\n`)
  process.exit(1)
})
