import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Parts } from './context.ts'
import { connect, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { createMetrics } from './http/metrics.ts'
import { createLimiter } from './http/rate-limits.ts'
import { openQueue, type Work } from './jobs/queue.ts'
import { folderBlobs } from './providers/blobs/folder.ts'
import { s3Blobs } from './providers/blobs/s3.ts'
import { openaiEmbeddings } from './providers/embeddings/openai-compatible.ts'
import { openaiLanguage } from './providers/language/openai-compatible.ts'
import { outboxMail } from './providers/mail/outbox.ts'
import { smtpMail } from './providers/mail/smtp.ts'
import { openaiVision } from './providers/vision/openai-compatible.ts'
import type { Settings } from './settings.ts'
import { createStopping } from './stopping.ts'

/**
 * Builds everything outside the areas from the operator's settings: a migrated database, the queue and
 * the adapters of outside services. `close` undoes it in order.
 */
export async function openParts(
  settings: Settings,
  options: { databaseUrl: string; log: Logger; work: Work; runsJobs: boolean },
): Promise<{ parts: Parts; close(): Promise<void> }> {
  const { log, databaseUrl } = options
  const db = connect(databaseUrl)
  const migrated = await migrate(db.pool)
  if (migrated.length) log.info({ migrations: migrated }, 'database migrated')
  const metrics = createMetrics()
  metrics.watchPool(db.pool)
  const queue = await openQueue(databaseUrl, options.work, log, { runs: options.runsJobs })
  const mailFrom = settings.mailFrom ?? `frontdesk@${new URL(settings.publicUrl).hostname}`
  const parts: Parts = {
    config: configOf(settings),
    db,
    queue,
    limiter: createLimiter(db.pool, settings.rateLimits),
    log,
    metrics,
    stopping: createStopping(),
    now: () => new Date(),
    id: randomUUIDv7,
    secret: await secretOf(settings, db),
    blobs: settings.s3 ? s3Blobs(settings.s3) : folderBlobs({ folder: join(settings.dataDir, 'blobs') }),
    mail: settings.smtpUrl
      ? smtpMail({ url: settings.smtpUrl, from: mailFrom })
      : outboxMail({ folder: join(settings.dataDir, 'outbox'), from: mailFrom }),
    language: settings.language && openaiLanguage(settings.language),
    embeddings: settings.embeddings && openaiEmbeddings(settings.embeddings),
    vision: settings.vision && openaiVision(settings.vision),
  }
  return {
    parts,
    async close() {
      await queue.stop()
      parts.mail.close()
      await db.close()
    },
  }
}

/** What areas may know of the settings. */
export const configOf = (settings: Settings): Config => ({
  publicUrl: settings.publicUrl,
  chatUrl: settings.chatUrl,
  rateLimits: settings.rateLimits,
  registration: settings.registration,
  allowPrivateNetwork: settings.allowPrivateNetwork,
  trustProxy: settings.trustProxy,
  metricsToken: settings.metricsToken,
})

/** SECRET_KEY when given; else one made on the first start and kept in the database, where every process finds it. */
async function secretOf(settings: Settings, db: Database): Promise<Uint8Array> {
  if (settings.secretKey) return settings.secretKey
  await db.kysely
    .insertInto('installation')
    .values({ secret: randomBytes(32) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await db.kysely.selectFrom('installation').select('secret').executeTakeFirstOrThrow()).secret
}
