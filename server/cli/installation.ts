import { work } from '../app.ts'
import { type OpenCtx, openCtx, type Parts } from '../context.ts'
import { startEmbedded } from '../db/embedded.ts'
import { createLog } from '../http/log.ts'
import { openParts } from '../parts.ts'
import type { Settings } from '../settings.ts'

/** The installation that the environment describes, as the command line works on it. */
export interface Installation {
  settings: Settings
  /** Logs in as the owner of the tables, who may change their rules. */
  ownerUrl: string
  parts: Parts
  open: OpenCtx
  close(): Promise<void>
}

/**
 * Opens the database (it may be in use by a running server) and everything beside it. Migrates it first.
 * The log goes to stderr, warnings and worse: stdout is for what a command prints.
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
    const { parts, close } = await openParts(settings, {
      databaseUrl,
      ownerUrl,
      log,
      work,
      runsJobs: false,
    })
    return {
      settings,
      ownerUrl,
      parts,
      open: openCtx(parts, { requestId: 'command line', ip: '', log }),
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
