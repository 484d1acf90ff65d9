import { work } from '#server/app.ts'
import { type AppDependencies, type OpenCtx, openCtx } from '#server/core/context.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { openDependencies } from '#server/dependencies.ts'
import { createLog } from '#server/http/operations/log.ts'
import type { Settings } from '#server/settings/settings.ts'

/** The installation that the environment describes, opened for a command. */
export interface Installation {
  settings: Settings
  /** Logs in as the owner of the tables, who may change their rules. */
  ownerUrl: string
  deps: AppDependencies
  open: OpenCtx
  close(): Promise<void>
}

/**
 * Migrates and opens the database, which a running server may be using, and everything beside it. The log goes to
 * stderr, warnings and worse only, because stdout is for the command's output.
 */
export async function openInstallation(settings: Settings): Promise<Installation> {
  const log = createLog({
    level: settings.logLevel === 'info' ? 'warn' : settings.logLevel,
    stream: process.stderr,
  })
  const plain = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ dataDir: settings.dataDir, log: plain })
  try {
    const databaseUrl = settings.databaseUrl ?? embedded!.url
    const ownerUrl = embedded?.ownerUrl ?? settings.databaseOwnerUrl ?? databaseUrl
    const { deps, close } = await openDependencies(settings, {
      databaseUrl,
      ownerUrl,
      log,
      work,
      runsJobs: false,
    })
    return {
      settings,
      ownerUrl,
      deps,
      open: openCtx(deps, { requestId: 'command line', ip: '', log }),
      async close() {
        await close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
