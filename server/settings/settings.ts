import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type CallPrices, defaultRateLimits, type MediaConfig, type RateLimits } from '#server/core/config.ts'
import type { Accounts } from '#server/providers/accounts.ts'
import type { TrunkOptions } from '#server/providers/sip/trunk.ts'
import { type LanguageSettings, language } from './language.ts'
import { media } from './media.ts'
import { imapUrl, perMinute, twilio, twilioUrl, whatsapp, whatsappUrl } from './messaging.ts'
import { callPrices } from './prices.ts'
import {
  base,
  choice,
  type Environment,
  type ModelServer,
  modelServer,
  needed,
  number,
  onOff,
  origin,
  refuseAlone,
  SettingError,
  url,
} from './setting.ts'
import { sip } from './sip.ts'
import { type SpeechSettings, speech } from './speech.ts'

export interface Settings {
  host: string
  port: number
  role: 'all' | 'web' | 'worker'
  dataDir: string
  databaseUrl: string | null
  databaseOwnerUrl: string | null
  /** The same database through a pooler in transaction mode; null: none. */
  databasePoolerUrl: string | null
  publicUrl: string
  chatUrl: string
  sessionUrl: string
  secretKey: Uint8Array | null
  logLevel: string
  demo: boolean
  registration: 'open' | 'closed'
  trustProxy: boolean | string
  metricsToken: string | null
  shutdownDelaySeconds: number
  allowPrivateNetwork: boolean
  rateLimits: RateLimits
  smtpUrl: string | null
  mailFrom: string | null
  imapUrl: string | null
  twilio: Accounts['twilio']
  twilioUrl: string
  sip: TrunkOptions | null
  whatsapp: Accounts['whatsapp']
  whatsappUrl: string
  perMinute: Accounts['perMinute']
  s3: {
    endpoint: string
    bucket: string
    region: string
    accessKeyId: string
    secretAccessKey: string
  } | null
  language: LanguageSettings['language']
  currency: LanguageSettings['currency']
  callPrices: CallPrices
  callsAtOnce: number
  checker: ModelServer | null
  embeddings: (ModelServer & { dimensions: number | null }) | null
  /** Whether the built-in model gives vectors where no server does. */
  builtInEmbeddings: boolean
  vision: ModelServer | null
  hubspotUrl: string
  dnsServers: string[]
  media: MediaConfig
  stt: SpeechSettings['stt']
  tts: SpeechSettings['tts']
  realtime: SpeechSettings['realtime']
}

/** Reads and checks the environment. Throws `SettingError` with a sentence for the first wrong value. */
export function readSettings(env: Environment, args: { role?: string } = {}): Settings {
  const host = hostOf(env)
  const port = number(env, 'PORT', 3000, 0, 65_535)
  const role = args.role ?? 'all'
  if (role !== 'all' && role !== 'web' && role !== 'worker') {
    throw new SettingError(`--role must be web, worker or all; it is ${JSON.stringify(role)}.`)
  }
  const publicUrl = origin(env, 'PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    host,
    port,
    role,
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: besideDatabase(env, 'DATABASE_OWNER_URL', 'has its own owner'),
    databasePoolerUrl: besideDatabase(env, 'DATABASE_POOLER_URL', 'needs no pooler'),
    publicUrl,
    chatUrl: base(env, 'CHAT_URL') ?? `${publicUrl}/c`,
    sessionUrl: base(env, 'SESSION_URL') ?? `${publicUrl}/q`,
    secretKey: secretKey(env),
    logLevel: choice(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    demo: onOff(env, 'DEMO', true),
    registration: choice(env, 'REGISTRATION', ['open', 'closed'], 'open'),
    trustProxy: trusted(env),
    metricsToken: env.METRICS_TOKEN || null,
    shutdownDelaySeconds: number(env, 'SHUTDOWN_DELAY', 0, 0, 10),
    allowPrivateNetwork: onOff(env, 'ALLOW_PRIVATE_NETWORK', false),
    rateLimits: rateLimits(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env),
    imapUrl: imapUrl(env),
    twilio: twilio(env),
    twilioUrl: twilioUrl(env),
    sip: sip(env),
    whatsapp: whatsapp(env),
    whatsappUrl: whatsappUrl(env),
    perMinute: perMinute(env),
    s3: s3(env),
    ...language(env),
    callPrices: callPrices(env),
    callsAtOnce: number(env, 'CALLS_AT_ONCE', 50, 1, 10_000),
    checker: modelServer(env, 'CHECK'),
    embeddings: embeddings(env),
    builtInEmbeddings: onOff(env, 'EMBEDDINGS', true),
    vision: modelServer(env, 'VISION'),
    hubspotUrl: base(env, 'HUBSPOT_API_URL') ?? 'https://api.hubapi.com',
    dnsServers: dnsServers(env),
    media: media(env, publicUrl),
    ...speech(env),
  }
}

function dnsServers(env: Environment): string[] {
  const servers = (env.DNS_SERVERS ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  for (const server of servers) {
    const address = /^\[(.+)\](?::\d{1,5})?$/.exec(server)?.[1] ?? server.replace(/^([\d.]+):\d{1,5}$/, '$1')
    if (!isIP(address))
      throw new SettingError(
        `DNS_SERVERS must be addresses with commas, each with or without a port; ${JSON.stringify(server)} is none.`,
      )
  }
  return servers
}

/** Another way to the operator's own database. `embedded` says why the embedded one has none. */
function besideDatabase(env: Environment, name: string, embedded: string): string | null {
  const address = url(env, name, ['postgres:', 'postgresql:'])
  if (address && !env.DATABASE_URL)
    throw new SettingError(`${name} goes with DATABASE_URL: the embedded database ${embedded}.`)
  return address
}

function hostOf(env: Environment): string {
  const host = env.HOST || '127.0.0.1'
  if (!isIP(host) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host))
    throw new SettingError(`HOST must be an address or a name to listen on; it is ${JSON.stringify(host)}.`)
  return host
}

function mailFrom(env: Environment): string | null {
  const text = env.MAIL_FROM?.trim()
  if (!text) return null
  if (!/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
    throw new SettingError(
      `MAIL_FROM must be a mail address, or a name and <address>; it is ${JSON.stringify(text)}.`,
    )
  return text
}

function secretKey(env: Environment): Uint8Array | null {
  const text = env.SECRET_KEY
  if (!text) return null
  const hex = /^([0-9a-f]{2})+$/i.test(text)
  const secret = Buffer.from(text, hex ? 'hex' : 'base64')
  if ((!hex && !/^[\w+/-]+=*$/.test(text)) || secret.length < 32) {
    throw new SettingError(
      'SECRET_KEY must hold at least 32 random bytes in base64 or hex (openssl rand -base64 32).',
    )
  }
  return secret
}

function trusted(env: Environment): boolean | string {
  const text = env.TRUST_PROXY
  if (!text || !/[.:/]/.test(text)) return onOff(env, 'TRUST_PROXY', false)
  for (const proxy of text.split(',').map(part => part.trim())) {
    const [address = '', bits, ...more] = proxy.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
    if (!isIP(address) || !isRange || more.length)
      throw new SettingError(
        `TRUST_PROXY must be on, off or addresses and ranges with commas; ${JSON.stringify(proxy)} is none.`,
      )
  }
  return text
}

function rateLimits(env: Environment): RateLimits {
  const limits = { ...defaultRateLimits }
  for (const name of Object.keys(limits) as (keyof RateLimits)[]) {
    limits[name] = number(env, `RATE_LIMIT_${name.toUpperCase()}`, limits[name], 1, 1_000_000_000)
  }
  return limits
}

function embeddings(env: Environment): Settings['embeddings'] {
  const server = modelServer(env, 'EMBEDDINGS')
  if (!server) return refuseAlone(env, 'EMBEDDINGS_URL', ['EMBEDDINGS_DIMENSIONS'])
  return { ...server, dimensions: number(env, 'EMBEDDINGS_DIMENSIONS', 0, 1, 16_384) || null }
}

function s3(env: Environment): Settings['s3'] {
  const endpoint = base(env, 'S3_ENDPOINT')
  if (!endpoint)
    return refuseAlone(env, 'S3_ENDPOINT', [
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
  const need = (name: string) => needed(env, name, 'S3_ENDPOINT')
  return {
    endpoint,
    bucket: need('S3_BUCKET'),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  }
}
