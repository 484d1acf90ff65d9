import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { languages } from '#locales/load.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { embeddingsOf, speechOf } from '#server/dependencies.ts'
import { s3Blobs } from '#server/providers/blobs/s3.ts'
import { openaiEmbeddings } from '#server/providers/embeddings/openai-compatible.ts'
import { openaiLanguage } from '#server/providers/language/openai-compatible.ts'
import { openaiRealtime } from '#server/providers/realtime/openai.ts'
import { lackingOf } from '#server/providers/speech/languages.ts'
import { sampleRate } from '#server/providers/speech/port.ts'
import { openaiVision } from '#server/providers/vision/openai-compatible.ts'
import type { Settings } from '#server/settings/settings.ts'

/** How long a speech server may take to answer, in milliseconds. */
const speechWithin = 15_000

/** The result of one check: its state, or a problem with its solution. */
export interface Finding {
  good: boolean
  what: string
  says: string
}

/** A problem to fix, in a sentence. */
class Wrong extends Error {}

/** Checks one thing and returns its state, or null when it is not in use. Throws `Wrong` for a problem. */
type Look = (settings: Settings) => Promise<string | null>

const looks: Record<string, Look> = {
  settings: async () => 'read',
  address: lookAtAddress,
  disk: lookAtDisk,
  database: lookAtDatabase,
  files: lookAtFiles,
  mail: lookAtMail,
  language: async ({ language }) => {
    if (!language.length) return 'the built-in assistant answers; no model is set (LLM_URL)'
    const request = {
      instructions: 'Answer with one word.',
      messages: [{ role: 'user' as const, text: 'Say ok.' }],
    }
    for (const server of language) await openaiLanguage({ ...server, retries: 0 }).generate(request)
    return `${language.map(({ model }) => model).join(', then ')} answers`
  },
  embeddings: async settings => {
    const { embeddings } = settings
    const model = embeddings ? openaiEmbeddings({ ...embeddings, retries: 0 }) : await embeddingsOf(settings)
    if (!model) return 'search by words; no vectors are set (EMBEDDINGS)'
    const [vector] = await model.embed(['ok'])
    return `${model.model} gives vectors of ${vector!.length} dimensions`
  },
  vision: async ({ vision }) => {
    if (!vision) return 'images are found by their caption or name; no model is set (VISION_URL)'
    await openaiVision({ ...vision, retries: 0 }).describe({ bytes: blankPng, mime: 'image/png' })
    return `${vision.model} sees`
  },
  languages: async ({ stt, tts }) => {
    const lacks = [...stt, ...tts].flatMap(server => {
      const lacking = lackingOf(server, languages)
      return lacking.length ? [`${server.model} does not know ${lacking.join(', ')}`] : []
    })
    return lacks.join('; ') || null
  },
  hearing: async ({ stt }) => {
    if (!stt.length) return 'pages use the browser’s own recognition; no server is set (STT_URL)'
    // A second of silence: the check is whether the server answers, not how well it hears.
    const silence = new Int16Array(sampleRate)
    for (const server of stt) {
      const { hears } = await speechOf({ stt: [server], tts: [] })
      await hears!.transcribe(silence, { language: 'en', signal: AbortSignal.timeout(speechWithin) })
      hears!.close()
    }
    return `${stt.map(({ model }) => model).join(', then ')} hears`
  },
  speaking: async ({ tts }) => {
    if (!tts.length) return 'pages use the browser’s own voice; no server is set (TTS_URL)'
    const lengths: number[] = []
    for (const server of tts) {
      const { speaks } = await speechOf({ stt: [], tts: [server] })
      let samples = 0
      const sound = speaks!.speak('Ok.', { language: 'en', signal: AbortSignal.timeout(speechWithin) })
      for await (const piece of sound) samples += piece.length
      speaks!.close()
      lengths.push(Math.round((samples / sampleRate) * 1000))
    }
    return `${tts.map(({ model }) => model).join(', then ')} speaks, ${lengths.join(', ')} ms for “Ok.”`
  },
  realtime: async ({ realtime }) => {
    if (!realtime) return null
    const { hears, language, speaks, close } = openaiRealtime(realtime).open()
    const asked = { language: 'en', signal: AbortSignal.timeout(speechWithin) }
    try {
      await hears.transcribe(new Int16Array(sampleRate), asked)
      const messages = [{ role: 'user' as const, text: 'Say ok.' }]
      await language.generate({ instructions: 'Answer with one word.', messages })
      for await (const _ of speaks.speak('Ok.', asked));
      return `${realtime.model} hears, answers and speaks`
    } finally {
      close()
    }
  },
}

/** Checks everything that an installation depends on, without changing anything. */
export async function doctor(settings: Settings): Promise<Finding[]> {
  const findings = Object.entries(looks).map(async ([what, look]): Promise<Finding | null> => {
    try {
      const says = await look(settings)
      return says === null ? null : { good: true, what, says }
    } catch (error) {
      return { good: false, what, says: (error as Error).message }
    }
  })
  return (await Promise.all(findings)).filter(finding => finding !== null)
}

async function lookAtAddress({ publicUrl, trustProxy }: Settings): Promise<string> {
  const { protocol, hostname } = new URL(publicUrl)
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !here) {
    throw new Wrong(
      `PUBLIC_URL is ${publicUrl}: passwords and keys would travel in the clear. Put a proxy with https in front and set PUBLIC_URL to its address.`,
    )
  }
  if (protocol === 'https:' && trustProxy === false) {
    throw new Wrong(
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is off: everybody counts as that proxy and shares one set of limits. Set TRUST_PROXY to its address.',
    )
  }
  return publicUrl
}

const mebibyte = 1024 * 1024

async function lookAtDisk({ dataDir }: Settings): Promise<string> {
  const folder = await nearestFolder(dataDir)
  await access(folder, constants.W_OK).catch(() => {
    throw new Wrong(`${folder} can't be written by this user: change its owner, or set DATA_DIR.`)
  })
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / mebibyte)
  if (free < 1024) throw new Wrong(`Only ${free} MiB are free for ${dataDir}: make room, or move DATA_DIR.`)
  return `${dataDir}, ${Math.floor(free / 1024)} GiB free`
}

/** The folder itself, or its closest ancestor that exists. */
async function nearestFolder(path: string): Promise<string> {
  const there = await stat(path)
    .then(() => true)
    .catch(() => false)
  return there || dirname(path) === path ? path : nearestFolder(dirname(path))
}

async function lookAtDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl) return lookInto(databaseUrl)
  const made = await stat(join(dataDir, 'postgres'))
    .then(() => true)
    .catch(() => false)
  if (!made) return 'none yet; the first start makes one in DATA_DIR'
  const embedded = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
  try {
    return await lookInto(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function lookInto(url: string): Promise<string> {
  const db = connect(url, { max: 1 })
  const client = await db.pool.connect().catch((error: Error) => {
    throw new Wrong(
      `It can't be reached: ${error instanceof DatabaseUnavailable ? error.reason : error.message}. Check DATABASE_URL, and that the server runs.`,
    )
  })
  try {
    return await lookAtServer(client)
  } finally {
    client.release()
    await db.close()
  }
}

async function lookAtServer(client: pg.ClientBase): Promise<string> {
  const one = async <T extends pg.QueryResultRow>(text: string): Promise<T> =>
    (await client.query<T>(text)).rows[0]!
  const { version, number } = await one<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  )
  if (number < 150_000) throw new Wrong(`PostgreSQL ${version} is too old: 15 or newer is needed.`)
  const { user, missing, may } = await one<{ user: string; missing: string[]; may: boolean }>(
    `select current_user as user, (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may,
       array(select wanted from unnest(array['frontdesk_tenant', 'frontdesk_across']) wanted
             where not exists (select from pg_roles where rolname = wanted)
                or not pg_has_role(current_user, wanted, 'member')) as missing`,
  )
  if (missing.length && !may) {
    const statements = missing.map(role => `create role ${role} nologin; grant ${role} to "${user}";`)
    throw new Wrong(`Its user may not make roles. Run once as an administrator: ${statements.join(' ')}`)
  }
  const empty = `PostgreSQL ${version}, empty; the first start fills it`
  const { there } = await one<{ there: boolean }>("select to_regclass('migration') is not null as there")
  if (!there) return empty
  const { last } = await one<{ last: string | null }>('select max(name) as last from migration')
  return last === null ? empty : `PostgreSQL ${version}, migrated up to ${last}`
}

async function lookAtFiles({ s3, dataDir }: Settings): Promise<string> {
  if (!s3) return `in ${join(dataDir, 'blobs')}`
  const blobs = s3Blobs({ ...s3, retries: 0 })
  await blobs.put('doctor/looked', Buffer.from('ok'))
  await blobs.delete('doctor/looked')
  return `in the bucket ${s3.bucket}`
}

async function lookAtMail({ smtpUrl, dataDir }: Settings): Promise<string> {
  if (!smtpUrl) return `written to ${join(dataDir, 'outbox')}; no mail server is set (SMTP_URL)`
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
  const transport = createTransport({ url: smtpUrl, ...patience })
  try {
    await transport.verify()
  } catch (error) {
    throw new Wrong(`The mail server of SMTP_URL refuses us: ${(error as Error).message}`)
  } finally {
    transport.close()
  }
  return `${new URL(smtpUrl).host} takes our mail`
}

/** White, 64 by 64: some models refuse smaller pictures. */
const blankPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAACCEkxzAAAAEklEQVR42mP4DwUMo4xRBukMAOPT/hAC2mzjAAAAAElFTkSuQmCC',
  'base64',
)
