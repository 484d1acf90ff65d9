import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#server/core/config.ts'
import type { AppDependencies } from '#server/core/context.ts'
import { recordId } from '#server/core/record-id.ts'
import { createShutdown } from '#server/core/shutdown.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openSession } from '#server/db/session.ts'
import { openSignals } from '#server/db/signals.ts'
import { createLimiter } from '#server/http/limits/rate-limits.ts'
import { createStreamCap } from '#server/http/limits/stream-cap.ts'
import { createMetrics, type Metrics } from '#server/http/operations/metrics.ts'
import { openQueue, type Work } from '#server/jobs/queue.ts'
import { isPrepared, prepareQueue } from '#server/jobs/schema.ts'
import type { Accounts } from '#server/providers/accounts.ts'
import { createConnectionPool } from '#server/providers/connection-pool.ts'
import type { Embeddings } from '#server/providers/embeddings/port.ts'
import type { Language } from '#server/providers/language/port.ts'
import type { SpeechWatch } from '#server/providers/speech/in-order/ranks.ts'
import type { Speech } from '#server/providers/speech/port.ts'
import type { Settings } from '#server/settings/settings.ts'

/**
 * Builds everything that modules use from outside, as the operator's settings say: the database, the queue and
 * the adapters of providers. `close` closes them in the right order. The database is prepared as `ownerUrl`; null where
 * somebody did so before (prepareDatabase).
 */
export async function openDependencies(
  settings: Settings,
  options: { databaseUrl: string; ownerUrl: string | null; log: Logger; work: Work; runsJobs: boolean },
): Promise<{ deps: AppDependencies; close(): Promise<void> }> {
  const { log, databaseUrl, ownerUrl, work } = options
  const migrated = ownerUrl === null ? [] : await prepareDatabase({ databaseUrl, ownerUrl, work })
  if (migrated.length) log.info({ migrations: migrated }, 'database migrated')
  const db = connect(databaseUrl, {
    log,
    folder: settings.databaseUrl ? null : settings.dataDir,
    poolerUrl: settings.databasePoolerUrl,
  })
  const session = openSession(databaseUrl, log)
  const signals = openSignals(session, log)
  const metrics = createMetrics()
  metrics.watchPool(db.pool)
  const [queue, secret, outside] = await Promise.all([
    openQueue({ db, session, signals }, work, log, { runs: options.runsJobs }),
    secretOf(settings, db),
    outsideParts(settings, { metrics, log }),
  ])
  const deps: AppDependencies = {
    config: configOf(settings),
    db,
    queue,
    limiter: createLimiter(db.pool, settings.rateLimits),
    streams: createStreamCap(),
    signals,
    log,
    metrics,
    shutdown: createShutdown(),
    now: () => new Date(),
    id: recordId,
    secret,
    accounts: accountsOf(settings),
    connections: createConnectionPool(),
    ...outside,
  }
  return {
    deps,
    async close() {
      await queue.stop()
      await deps.sip?.close()
      await deps.signals.close()
      await session.close()
      deps.mail.close()
      deps.speech.hears?.close()
      deps.speech.speaks?.close()
      deps.connections.close()
      await db.close()
    },
  }
}

/**
 * Migrates the database as its owner and grants the program's login its rights. Returns the names of the
 * migrations that it applied. Throws MigrationError.
 */
export async function prepareDatabase(options: {
  databaseUrl: string
  ownerUrl: string
  work: Work
}): Promise<string[]> {
  const owner = connect(options.ownerUrl, { max: 1, patient: true })
  try {
    const migrated = await migrate(owner.pool)
    const client = await owner.pool.connect()
    try {
      const { work } = options
      const login = new pg.Client(options.databaseUrl).user!
      if (migrated.length || !(await isPrepared(client, work, login))) await prepareQueue(client, work, login)
    } finally {
      client.release()
    }
    return migrated
  } finally {
    await owner.close()
  }
}

/**
 * The adapters that the settings name. Each is loaded only when it is used: the language model's alone
 * would add a third of a second to the start and 30 MB to a process that has no model.
 */
async function outsideParts(settings: Settings, watch: { metrics: Metrics; log: Logger }) {
  const { dataDir, s3, smtpUrl, checker, vision } = settings
  const { from, outboxFolder } = accountsOf(settings).mail
  return {
    blobs: s3
      ? (await import('#server/providers/blobs/s3.ts')).s3Blobs(s3)
      : (await import('#server/providers/blobs/folder.ts')).folderBlobs({ folder: join(dataDir, 'blobs') }),
    mail: smtpUrl
      ? (await import('#server/providers/mail/smtp.ts')).smtpMail({ url: smtpUrl, from })
      : (await import('#server/providers/mail/outbox.ts')).outboxMail({ folder: outboxFolder, from }),
    language: await languageOf(settings, watch),
    checker:
      checker && (await import('#server/providers/checker/openai-compatible.ts')).openaiChecker(checker),
    embeddings: await embeddingsOf(settings),
    speech: await speechOf(settings, watch),
    realtime:
      settings.realtime &&
      (await import('#server/providers/realtime/openai.ts')).openaiRealtime(settings.realtime),
    sip:
      settings.sip && (await import('#server/providers/sip/trunk.ts')).openSipTrunk(settings.sip, watch.log),
    vision: vision && (await import('#server/providers/vision/openai-compatible.ts')).openaiVision(vision),
  }
}

/** The model that gives vectors, as the settings say. */
export async function embeddingsOf({ embeddings, builtInEmbeddings }: Settings): Promise<Embeddings | null> {
  if (embeddings)
    return (await import('#server/providers/embeddings/openai-compatible.ts')).openaiEmbeddings(embeddings)
  if (!builtInEmbeddings) return null
  return (await import('#server/providers/embeddings/built-in/built-in.ts')).builtInEmbeddings()
}

/** The language models that the settings name, asked in order; null without any. */
async function languageOf(
  { language, currency }: Settings,
  { metrics, log }: { metrics: Metrics; log: Logger },
): Promise<Language | null> {
  if (!language.length) return null
  const { openaiLanguage } = await import('#server/providers/language/openai-compatible.ts')
  const { languagesInOrder } = await import('#server/providers/language/in-order.ts')
  const [first, ...others] = language.map(openaiLanguage)
  return languagesInOrder([first!, ...others], {
    watch: {
      fellBack(error, next) {
        metrics.providerError({ provider: 'language', reason: error.reason })
        log.warn({ err: error, next }, 'a language model failed; the next one is asked')
      },
      resting: (model, rests) => metrics.languageResting({ model, rests }),
      spent: usage => metrics.languageUsage({ ...usage, currency }),
    },
  })
}

/** The speech providers that the settings name, asked in order. */
export async function speechOf(
  { stt, tts }: Pick<Settings, 'stt' | 'tts'>,
  watch: Partial<{ metrics: Metrics; log: Logger }> = {},
): Promise<Speech> {
  const inOrder = { watch: speechWatch(watch) }
  const { openHearing, openVoice } = await import('#server/providers/speech/servers.ts')
  const [ear, ...ears] = await Promise.all(stt.map(openHearing))
  const [voice, ...voices] = await Promise.all(tts.map(openVoice))
  const { recognisersInOrder } = await import('#server/providers/speech/in-order/recognisers.ts')
  const { voicesInOrder } = await import('#server/providers/speech/in-order/voices.ts')
  return {
    hears: ear ? recognisersInOrder([ear, ...ears], inOrder) : null,
    speaks: voice ? voicesInOrder([voice, ...voices], inOrder) : null,
  }
}

const speechWatch = ({ metrics, log }: Partial<{ metrics: Metrics; log: Logger }>): SpeechWatch => ({
  fellBack(side, error, next) {
    metrics?.speechFellBack({ side, reason: error.reason })
    log?.warn({ err: error, next, side }, 'a speech server failed; the next one is asked')
  },
  resting: (side, model, rests) => metrics?.speechResting({ side, model, rests }),
})

/** The installation's own accounts at message providers. */
const accountsOf = ({ dataDir, publicUrl, ...settings }: Settings): Accounts => ({
  mail: {
    smtpUrl: settings.smtpUrl,
    outboxFolder: join(dataDir, 'outbox'),
    from: settings.mailFrom ?? `frontdesk@${new URL(publicUrl).hostname}`,
    imapUrl: settings.imapUrl,
  },
  twilio: settings.twilio,
  twilioUrl: settings.twilioUrl,
  whatsapp: settings.whatsapp,
  whatsappUrl: settings.whatsappUrl,
  journalFolder: join(dataDir, 'hand-overs'),
  perMinute: settings.perMinute,
})

/** The part of the settings that modules may see. */
export const configOf = (settings: Settings): Config => ({
  publicUrl: settings.publicUrl,
  chatUrl: settings.chatUrl,
  sessionUrl: settings.sessionUrl,
  rateLimits: settings.rateLimits,
  registration: settings.registration,
  allowPrivateNetwork: settings.allowPrivateNetwork,
  trustProxy: settings.trustProxy,
  metricsToken: settings.metricsToken,
  hubspotUrl: settings.hubspotUrl,
  languageModels: settings.language.map(({ model, price }) => ({ model, price })),
  dnsServers: settings.dnsServers,
  currency: settings.currency,
  callPrices: settings.callPrices,
  callsAtOnce: settings.callsAtOnce,
  media: settings.media,
})

/**
 * SECRET_KEY if it is set; else a key that the first start makes and keeps in the database, where every process
 * finds it.
 */
async function secretOf(settings: Settings, db: Database): Promise<Uint8Array> {
  if (settings.secretKey) return settings.secretKey
  const kept = db.kysely.selectFrom('installation').select('secret')
  const found = await kept.executeTakeFirst()
  if (found) return found.secret
  await db.kysely
    .insertInto('installation')
    .values({ secret: randomBytes(32) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await kept.executeTakeFirstOrThrow()).secret
}
