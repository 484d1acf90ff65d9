import { DatabaseStartError, startEmbedded } from '#server/db/embedded.ts'
import { MigrationError } from '#server/db/migrate.ts'
import { createLog } from '#server/http/operations/log.ts'
import { help } from '#server/settings/help.ts'
import { SettingError } from '#server/settings/setting.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { endInOrder, type Started } from './exit.ts'
import { tuneV8 } from './v8.ts'

// The only reader of the environment: settings → database → program; then a graceful stop.

async function main(): Promise<void> {
  const settings = readSettings(process.env, readArguments(process.argv.slice(2)))
  const log = createLog({ level: settings.logLevel })
  const opened = new AsyncDisposableStack()
  const starting = start(settings, log, opened)
  const { stop } = endInOrder(log, starting, opened)
  try {
    const { ended } = await starting
    tuneV8()
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
): Promise<Started & { ended: Promise<Error> | null }> {
  const plain = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: settings.dataDir,
        log: plain,
        // All of our code takes longer to load than the database takes to start: they do it side by side.
        whileStarting: () => void import('./program.ts').catch(() => {}),
      })
  if (embedded) opened.defer(() => embedded.stop())
  const { openProgram } = await import('./program.ts')
  const started = await openProgram(settings, embedded, { log, opened })
  // Settles when the process can't go on.
  return { ...started, ended: embedded?.ended ?? null }
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

/** Explains why the port can't be opened, for reasons that the operator can remove. */
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
