import { createApp, work } from './app.ts'
import { DatabaseStartError, startEmbedded } from './db/embedded.ts'
import { MigrationError } from './db/migrate.ts'
import { demoText, makeDemo } from './demo/demo.ts'
import { createLog } from './http/log.ts'
import { startWorker } from './jobs/worker.ts'
import { openParts } from './parts.ts'
import { documentation, readSettings, SettingError } from './settings.ts'

// The only reader of the environment: settings → database → parts → app → listen; then a graceful stop.

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env, args)
  const log = createLog({ level: settings.logLevel })
  if (settings.unused.length) {
    log.warn(
      { settings: settings.unused },
      'these settings belong to parts that this version does not have yet',
    )
  }
  const plain = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ dataDir: settings.dataDir, log: plain })
  const databaseUrl = settings.databaseUrl ?? embedded!.url
  const runsJobs = settings.role !== 'web'
  const { parts, close } = await openParts(settings, { databaseUrl, log, work, runsJobs })
  if (runsJobs) await startWorker(parts)
  const app = await createApp(parts)
  await app.listen({ host: settings.host, port: settings.port })
  // The embedded database is ours to fill; one that the operator brought is not.
  const demo = settings.demo && embedded ? await makeDemo(parts) : null
  if (demo) process.stdout.write(demoText(demo))
  log.info({ url: settings.publicUrl, role: settings.role }, 'frontdesk is ready')

  let stopping = false
  const stop = async (why: string, code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping: finishing what is in flight')
    // Whatever hangs must not keep the operator waiting; what it held is picked up at the next start.
    setTimeout(() => process.exit(1), 30_000).unref()
    await app.close()
    await close()
    await embedded?.stop()
    log.info('stopped')
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM', 0))
  process.on('SIGINT', () => void stop('SIGINT', 0))
  void embedded?.ended.then(error => {
    log.fatal(error.message)
    void stop('the database ended', 1)
  })
}

function readArguments(args: string[]): { role?: string } {
  if (args.includes('--help')) {
    const width = 34
    for (const [name, meaning] of documentation) {
      process.stdout.write(
        name.length < width
          ? `${name.padEnd(width)}${meaning}\n`
          : `${name}\n${' '.repeat(width)}${meaning}\n`,
      )
    }
    process.exit(0)
  }
  const at = args.indexOf('--role')
  const unknown = args.find((arg, i) => arg !== '--role' && !(at >= 0 && i === at + 1))
  if (unknown)
    throw new SettingError(`Unknown argument ${unknown}. There is --role web|worker|all, and --help.`)
  return at >= 0 ? { role: args[at + 1] ?? '' } : {}
}

main().catch((error: unknown) => {
  const said =
    error instanceof SettingError || error instanceof DatabaseStartError || error instanceof MigrationError
  const { code, address, port } = error as { code?: string; address?: string; port?: number }
  if (said) process.stderr.write(`frontdesk can't start: ${error.message}\n`)
  else if (code === 'EADDRINUSE')
    process.stderr.write(`frontdesk can't start: ${address}:${port} is taken. Set PORT to another port.\n`)
  else process.stderr.write(`frontdesk can't start: ${(error as Error)?.stack ?? error}\n`)
  process.exit(1)
})
