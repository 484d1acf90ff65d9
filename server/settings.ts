import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultRateLimits, type RateLimits } from './config.ts'

/** A wrong value in the environment; the start stops with this sentence. */
export class SettingError extends Error {}

/** One OpenAI-compatible server. */
export interface ModelServer {
  url: string
  model: string
  apiKey: string | null
}

export interface Settings {
  host: string
  port: number
  role: 'all' | 'web' | 'worker'
  dataDir: string
  databaseUrl: string | null
  publicUrl: string
  chatUrl: string
  secretKey: Uint8Array | null
  logLevel: string
  demo: boolean
  registration: 'open' | 'closed'
  trustProxy: boolean | string
  metricsToken: string | null
  allowPrivateNetwork: boolean
  rateLimits: RateLimits
  smtpUrl: string | null
  mailFrom: string | null
  s3: {
    endpoint: string
    bucket: string
    region: string
    accessKeyId: string
    secretAccessKey: string
  } | null
  language: ModelServer | null
  embeddings: (ModelServer & { dimensions: number | null }) | null
  vision: ModelServer | null
  /** Names that are set and valid, but belong to a part that this version does not have. */
  unused: string[]
}

type Environment = Record<string, string | undefined>

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
    publicUrl,
    chatUrl: base(env, 'CHAT_URL') ?? `${publicUrl}/c`,
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
    allowPrivateNetwork: onOff(env, 'ALLOW_PRIVATE_NETWORK', false),
    rateLimits: rateLimits(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(env),
    s3: s3(env),
    language: modelServer(env, 'LLM'),
    embeddings: embeddings(env),
    vision: modelServer(env, 'VISION'),
    unused: unused(env),
  }
}

function number(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new SettingError(
      `${name} must be a whole number from ${min} to ${max}; it is ${JSON.stringify(text)}.`,
    )
  }
  return value
}

function choice<const T extends string>(
  env: Environment,
  name: string,
  values: T[],
  otherwise: NoInfer<T>,
): T {
  const text = env[name] || otherwise
  if (!values.includes(text as T))
    throw new SettingError(`${name} must be one of ${values.join(', ')}; it is ${JSON.stringify(text)}.`)
  return text as T
}

function onOff(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return otherwise
  if (['on', 'true', '1', 'yes'].includes(text)) return true
  if (['off', 'false', '0', 'no'].includes(text)) return false
  throw new SettingError(`${name} must be on or off; it is ${JSON.stringify(env[name])}.`)
}

function url(env: Environment, name: string, protocols: string[]): string | null {
  const text = env[name]
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new SettingError(
      `${name} must be a URL that begins with ${protocols.map(p => `${p}//`).join(' or ')}.`,
    )
  }
  return text
}

function hostOf(env: Environment): string {
  const host = env.HOST || '127.0.0.1'
  if (!isIP(host) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host))
    throw new SettingError(`HOST must be an address or a name to listen on; it is ${JSON.stringify(host)}.`)
  return host
}

/** A web address that others are made from, without the slash at its end. */
function base(env: Environment, name: string): string | null {
  const text = url(env, name, ['http:', 'https:'])
  if (!text) return null
  const { username, password, search, hash } = new URL(text)
  if (username || password || search || hash)
    throw new SettingError(`${name} must be an address without a login, a query or a fragment.`)
  return text.replace(/\/+$/, '')
}

function origin(env: Environment, name: string): string | null {
  const text = base(env, name)
  if (!text) return null
  const parsed = new URL(text)
  if (parsed.pathname !== '/') {
    throw new SettingError(
      `${name} must be an origin without a path, such as https://desk.example.com; it is ${JSON.stringify(text)}.`,
    )
  }
  return parsed.origin
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
    const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
    if (!isIP(address) || !isRange || more.length)
      throw new SettingError(
        `TRUST_PROXY must be on, off or addresses with commas; ${JSON.stringify(proxy)} is none.`,
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

function modelServer(env: Environment, prefix: string): ModelServer | null {
  const address = url(env, `${prefix}_URL`, ['http:', 'https:'])
  const model = env[`${prefix}_MODEL`]
  if (!address) return refuseAlone(env, `${prefix}_URL`, [`${prefix}_MODEL`, `${prefix}_API_KEY`])
  if (!model)
    throw new SettingError(`${prefix}_URL is set but ${prefix}_MODEL is not: name the model to ask for.`)
  return { url: address.replace(/\/+$/, ''), model, apiKey: env[`${prefix}_API_KEY`] || null }
}

/** Settings that mean nothing without another one: somebody has forgotten it. */
function refuseAlone(env: Environment, needed: string, names: string[]): null {
  const name = names.find(each => env[each])
  if (name) throw new SettingError(`${name} is set but ${needed} is not; set both or neither.`)
  return null
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
  const need = (name: string): string => {
    const value = env[name]
    if (!value) throw new SettingError(`S3_ENDPOINT is set but ${name} is not.`)
    return value
  }
  return {
    endpoint,
    bucket: need('S3_BUCKET'),
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  }
}

/** Settings of parts to come are checked all the same, so that a typing error shows today. */
function unused(env: Environment): string[] {
  for (const name of ['STT_URL', 'TTS_URL', 'TWILIO_API_URL']) url(env, name, ['http:', 'https:'])
  url(env, 'IMAP_URL', ['imap:', 'imaps:'])
  return Object.keys(env)
    .filter(name => env[name] && (/^(STT|TTS|TWILIO|WHATSAPP)_/.test(name) || name === 'IMAP_URL'))
    .sort()
}
