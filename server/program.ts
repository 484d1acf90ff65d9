import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { removeDeadSpools } from '#server/core/spool.ts'
import { demoText, makeDemo } from '#server/demo/demo.ts'
import { portOf } from '#server/http/connections/port.ts'
import { openWorker } from '#server/jobs/worker.ts'
import type { Settings } from '#server/settings/settings.ts'
import { deskPath } from '#web/portal/build.ts'
import { createApp, work } from './app.ts'
import { openDependencies } from './dependencies.ts'
import type { Started } from './exit.ts'

/** How long the dependencies may take to close. */
const closeMs = 5_000

/** So long a process that has just opened its port answers requests and does nothing else. */
const peopleFirstMs = 200

/**
 * Starts what stands on the database: dependencies → app → listen → jobs. `embedded` is our own database, null where the
 * operator brought one. What it opens it puts on `opened`, for the end of the process.
 */
export async function openProgram(
  settings: Settings,
  embedded: { url: string; ownerUrl: string } | null,
  { log, opened }: { log: Logger; opened: AsyncDisposableStack },
): Promise<Started> {
  const databaseUrl = settings.databaseUrl ?? embedded!.url
  const ownerUrl = embedded?.ownerUrl ?? settings.databaseOwnerUrl ?? databaseUrl
  const runsJobs = settings.role !== 'web'
  const { deps, close } = await openDependencies(settings, { databaseUrl, ownerUrl, log, work, runsJobs })
  // A statement that hangs must not prevent the embedded database from stopping.
  opened.defer(() => Promise.race([close(), delay(closeMs)]))
  const left = await removeDeadSpools()
  if (left) log.info({ folders: left }, 'removed leftovers of killed processes from TMPDIR')
  const app = await createApp(deps)
  opened.defer(() => app.close())
  const worker = runsJobs ? await openWorker(deps) : null
  const port = portOf(app)
  await port.open({ host: settings.host, port: settings.port })
  // Jobs that wait, and a demo, would take the processor from the people who wait.
  await delay(peopleFirstMs)
  await worker?.start()
  const { outboxFolder } = deps.accounts.mail
  // We fill only the embedded database with a demo, never one that the operator brought.
  const demo = settings.demo && embedded ? await makeDemo(deps) : null
  if (demo) {
    process.stdout.write(demoText(demo))
    if (!settings.smtpUrl) process.stdout.write(`  ${unmailed(outboxFolder)}\n\n`)
    void deps.shutdown.hold({ task: 'demo' }, demo.fill)
  }
  if (!settings.smtpUrl) log.info(unmailed(outboxFolder))
  const desk = settings.publicUrl + deskPath
  log.info({ url: settings.publicUrl, desk, role: settings.role }, 'frontdesk is ready')
  return {
    stopping: deps.shutdown,
    port,
    queue: deps.queue,
    shutdownDelayMs: settings.shutdownDelaySeconds * 1000,
    log,
  }
}

/** What somebody who starts the server must know: people wait for an answer, and nobody hears of it. */
const unmailed = (folder: string): string =>
  `No mail server is set (SMTP_URL): mail is only written to ${folder}, and nobody on the team hears when a visitor asks for a person.`
