import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withDatabase } from '#server/test/cluster.ts'
import { newDatabase } from '#server/test/place.ts'
import { runToEnd } from '#server/test/process.ts'
import { documentation } from './help.ts'
import { SettingError } from './setting.ts'
import { readSettings } from './settings.ts'

// Some of these tests start the program, which is slow on a busy machine.

const key = Buffer.alloc(32, 7)
const models = (prefix: string) => ({
  [`${prefix}_URL`]: 'https://models.example.com/v1/',
  [`${prefix}_MODEL`]: 'm',
  [`${prefix}_API_KEY`]: 'k',
})

/** Every setting, with a valid value. */
const right: Record<string, string> = {
  HOST: '0.0.0.0',
  PORT: '8080',
  DATA_DIR: '/var/lib/frontdesk',
  DATABASE_URL: 'postgres://frontdesk:pass@db.example.com/frontdesk',
  DATABASE_OWNER_URL: 'postgres://owner@db.example.com/desk',
  DATABASE_POOLER_URL: 'postgres://frontdesk:pass@pool.example.com:6432/frontdesk',
  PUBLIC_URL: 'https://desk.example.com/',
  CHAT_URL: 'https://chat.example.com/talk/',
  SESSION_URL: 'https://ask.example.com/',
  SECRET_KEY: key.toString('base64'),
  LOG_LEVEL: 'warn',
  DEMO: 'off',
  REGISTRATION: 'closed',
  TRUST_PROXY: '10.0.0.0/8, 192.168.1.1, fd00::/8',
  METRICS_TOKEN: 'm',
  SHUTDOWN_DELAY: '5',
  ALLOW_PRIVATE_NETWORK: 'on',
  DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353, [2620:fe::fe]:53',
  RATE_LIMIT_AUTH: '1',
  RATE_LIMIT_CHAT: '2',
  RATE_LIMIT_CALLS: '3',
  RATE_LIMIT_INGEST: '4',
  RATE_LIMIT_ANALYTICS: '5',
  RATE_LIMIT_WIDGET: '6',
  RATE_LIMIT_GENERAL: '7',
  SMTP_URL: 'smtps://mailer:pass@mail.example.com:465',
  MAIL_FROM: 'Front desk <desk@example.com>',
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
  ...models('LLM'),
  LLM_FALLBACK_URL: 'https://others.example.com/v1/',
  LLM_FALLBACK_MODEL: 'n',
  LLM_FALLBACK_KEY: 'l',
  LLM_TEMPERATURE: '0.2',
  LLM_MAX_TOKENS: '800',
  LLM_CONTEXT_TOKENS: '8000',
  LLM_TIMEOUT: '30',
  LLM_PRICE_INPUT: '0.15',
  LLM_PRICE_OUTPUT: '0.6',
  LLM_FALLBACK_PRICE_INPUT: '0',
  LLM_FALLBACK_PRICE_OUTPUT: '1',
  LLM_PRICE_CURRENCY: 'EUR',
  STT_PRICE_PER_MINUTE: '0.0043',
  TTS_PRICE_PER_1000_CHARS: '0.03',
  CALL_PRICE_PER_MINUTE: '0',
  CALLS_AT_ONCE: '80',
  ...models('CHECK'),
  ...models('EMBEDDINGS'),
  EMBEDDINGS_DIMENSIONS: '1024',
  ...models('VISION'),
  HUBSPOT_API_URL: 'https://hubspot.example.com/',
  VAD: 'light',
  MEDIA_ADDRESSES: '203.0.113.7, 2001:db8::7',
  MEDIA_PORTS: '40000-40999',
  TURN_URL: 'turn:turn.example.com:3478?transport=udp, turns:turn.example.com',
  TURN_SECRET: 's',
  EMBEDDINGS: 'off',
  STT_PROVIDER: 'openai',
  ...models('STT'),
  TTS_PROVIDER: 'openai',
  ...models('TTS'),
  TTS_VOICE: 'nova',
  TTS_VOICES: 'de=onyx, pt-BR=sage',
  TTS_INSTRUCTIONS: 'Speak calmly.',
  TTS_SAMPLE_RATE: '22050',
  STT_FALLBACK_PROVIDER: 'deepgram',
  STT_FALLBACK_URL: 'wss://others.example.com/v1/listen',
  STT_FALLBACK_MODEL: 'nova-2',
  STT_FALLBACK_KEY: 'l',
  TTS_FALLBACK_PROVIDER: 'openai',
  TTS_FALLBACK_VOICES: 'fr=sage',
  TTS_FALLBACK_INSTRUCTIONS: 'Speak up.',
  TTS_FALLBACK_URL: 'https://others.example.com/v1',
  TTS_FALLBACK_MODEL: 'n',
  TTS_FALLBACK_KEY: 'l',
  TTS_FALLBACK_VOICE: 'ash',
  TTS_FALLBACK_SAMPLE_RATE: '16000',
  REALTIME_URL: 'wss://api.openai.com/v1/realtime',
  REALTIME_MODEL: 'gpt-realtime-mini',
  REALTIME_API_KEY: 'r',
  REALTIME_VOICE: 'cedar',
  REALTIME_TRANSCRIPTION_MODEL: 'whisper-1',
  IMAP_URL: 'imaps://desk:pass@mail.example.com',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+15550100200',
  TWILIO_MESSAGING_SERVICE_SID: 'MG1',
  TWILIO_CALLS_FOR: 'harbour-dental',
  TWILIO_API_URL: 'https://carrier.example.com/',
  SIP_SERVER: 'sip.example.com:5070',
  SIP_USER: 'desk',
  SIP_PASSWORD: 'p',
  SIP_NUMBERS: '+15550100200=harbour-dental, +15550100201',
  SIP_CALLS_FOR: 'harbour-dental',
  SIP_TRANSPORT: 'tls',
  SIP_REGISTER: 'on',
  SIP_AUTH_USER: 'login',
  SIP_DOMAIN: 'example.com',
  SIP_PORT: '5061',
  SIP_ADDRESS: '203.0.113.9',
  SIP_TRUSTED: '198.51.100.0/28, 2001:db8::1',
  SIP_CHANNELS: '4',
  SIP_TRANSFER: 'refer',
  WHATSAPP_ACCESS_TOKEN: 'w',
  WHATSAPP_PHONE_NUMBER_ID: '101',
  WHATSAPP_BUSINESS_ACCOUNT_ID: '102',
  WHATSAPP_APP_SECRET: 's',
  WHATSAPP_VERIFY_TOKEN: 'v',
  WHATSAPP_API_URL: 'https://graph.example.com/',
  WHATSAPP_API_VERSION: 'v25.0',
  EMAIL_PER_MINUTE: '600',
  SMS_PER_MINUTE: '60',
  WHATSAPP_PER_MINUTE: '1000',
  VOICE_PER_MINUTE: '5',
}

test('every setting accepts its valid value', () => {
  const server = { url: 'https://models.example.com/v1', model: 'm', apiKey: 'k' }
  const asked = { temperature: 0.2, maxTokens: 800, contextTokens: 8_000, timeoutMs: 30_000 }
  const other = { url: 'https://others.example.com/v1', model: 'n', apiKey: 'l' }
  expect(readSettings(right, { role: 'web' })).toEqual({
    host: '0.0.0.0',
    port: 8080,
    role: 'web',
    dataDir: '/var/lib/frontdesk',
    databaseUrl: right.DATABASE_URL,
    databaseOwnerUrl: right.DATABASE_OWNER_URL,
    databasePoolerUrl: right.DATABASE_POOLER_URL,
    publicUrl: 'https://desk.example.com',
    chatUrl: 'https://chat.example.com/talk',
    sessionUrl: 'https://ask.example.com',
    secretKey: key,
    logLevel: 'warn',
    demo: false,
    registration: 'closed',
    trustProxy: right.TRUST_PROXY,
    metricsToken: 'm',
    shutdownDelaySeconds: 5,
    allowPrivateNetwork: true,
    rateLimits: { auth: 1, chat: 2, calls: 3, ingest: 4, analytics: 5, widget: 6, general: 7 },
    smtpUrl: right.SMTP_URL,
    mailFrom: 'Front desk <desk@example.com>',
    s3: {
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'eu-central-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    language: [
      { ...server, ...asked, price: { input: 0.15, output: 0.6 } },
      { ...other, ...asked, price: { input: 0, output: 1 } },
    ],
    currency: 'EUR',
    callPrices: { hearingMinute: 0.0043, voiceThousand: 0.03, lineMinute: 0 },
    callsAtOnce: 80,
    checker: server,
    embeddings: { ...server, dimensions: 1024 },
    builtInEmbeddings: false,
    vision: server,
    hubspotUrl: 'https://hubspot.example.com',
    dnsServers: ['9.9.9.9', '127.0.0.1:5353', '[2620:fe::fe]:53'],
    media: {
      vad: 'light',
      addresses: ['203.0.113.7', '2001:db8::7'],
      ports: [40_000, 40_999],
      turn: {
        urls: ['turn:turn.example.com:3478?transport=udp', 'turns:turn.example.com'],
        secret: 's',
      },
    },
    imapUrl: right.IMAP_URL,
    twilio: {
      accountSid: 'AC1',
      authToken: 't',
      from: '+15550100200',
      texts: { messagingServiceSid: 'MG1' },
      callsFor: 'harbour-dental',
    },
    twilioUrl: 'https://carrier.example.com',
    sip: {
      host: 'sip.example.com',
      port: 5070,
      transport: 'tls',
      user: 'desk',
      password: 'p',
      authUser: 'login',
      domain: 'example.com',
      registers: true,
      ownPort: 5061,
      ownAddress: '203.0.113.9',
      trusted: ['198.51.100.0/28', '2001:db8::1'],
      numbers: [
        { number: '+15550100200', slug: 'harbour-dental' },
        { number: '+15550100201', slug: null },
      ],
      channels: 4,
      callsFor: 'harbour-dental',
      transfers: 'refer',
    },
    whatsapp: {
      accessToken: 'w',
      phoneNumberId: '101',
      businessAccountId: '102',
      appSecret: 's',
      verifyToken: 'v',
    },
    whatsappUrl: 'https://graph.example.com/v25.0',
    perMinute: { email: 600, sms: 60, whatsapp: 1000, voice: 5 },
    stt: [
      { ...server, kind: 'openai' },
      { url: 'wss://others.example.com/v1/listen', model: 'nova-2', apiKey: 'l', kind: 'deepgram' },
    ],
    tts: [
      {
        ...server,
        kind: 'openai',
        voice: 'nova',
        voices: { de: 'onyx', 'pt-br': 'sage' },
        rate: 22_050,
        instructions: 'Speak calmly.',
      },
      {
        ...other,
        kind: 'openai',
        voice: 'ash',
        voices: { fr: 'sage' },
        rate: 16_000,
        instructions: 'Speak up.',
      },
    ],
    realtime: {
      url: 'wss://api.openai.com/v1/realtime',
      model: 'gpt-realtime-mini',
      apiKey: 'r',
      voice: 'cedar',
      transcriber: 'whisper-1',
    },
  })
})

test('an address tells whose API it is; a provider alone means its own address', () => {
  const heard = (given: Record<string, string>) => readSettings({ STT_API_KEY: 'k', ...given }).stt[0]
  const url = 'wss://api.deepgram.com/v1/listen?keyterm=Harbour'
  expect(heard({ STT_URL: url })).toEqual({ kind: 'deepgram', url, model: 'nova-3', apiKey: 'k' })
  expect(heard({ STT_PROVIDER: 'deepgram' })).toMatchObject({ url: 'wss://api.deepgram.com/v1/listen' })
  expect(heard({ STT_PROVIDER: 'deepgram', STT_MODEL: 'flux-general-en' })).toMatchObject({
    kind: 'deepgram_flux',
    url: 'wss://api.deepgram.com/v2/listen',
  })
  expect(heard({ STT_URL: 'wss://api.eu.deepgram.com/v2/listen' })).toMatchObject({
    kind: 'deepgram_flux',
    model: 'flux-general-multi',
  })
  expect(heard({ STT_PROVIDER: 'openai', STT_MODEL: 'gpt-4o-transcribe' })).toMatchObject({
    kind: 'openai',
    url: 'https://api.openai.com/v1',
  })
  const spoken = (given: Record<string, string>) => readSettings({ TTS_API_KEY: 'k', ...given }).tts[0]
  expect(spoken({ TTS_URL: 'https://api.deepgram.com/' })).toMatchObject({
    kind: 'deepgram',
    url: 'https://api.deepgram.com',
    model: 'aura-2-thalia-en',
    voice: 'aura-2-thalia-en',
  })
  expect(
    spoken({ TTS_PROVIDER: 'elevenlabs', TTS_VOICE: 'v1', TTS_VOICES: 'de=v2, pt-BR=v3' }),
  ).toMatchObject({
    kind: 'elevenlabs',
    url: 'https://api.elevenlabs.io',
    model: 'eleven_flash_v2_5',
    voices: { de: 'v2', 'pt-br': 'v3' },
  })
  expect(spoken({ TTS_PROVIDER: 'cartesia', TTS_VOICE: 'v1', TTS_URL: 'http://10.0.0.2:80' })).toMatchObject({
    kind: 'cartesia',
    model: 'sonic-3',
  })
})

const heardAndSpoken = { STT_PROVIDER: 'openai', ...models('STT'), TTS_PROVIDER: 'openai', ...models('TTS') }

test.each([
  [{ STT_PROVIDER: 'deepgram' }, 'STT_API_KEY'],
  [{ STT_PROVIDER: 'openai', STT_API_KEY: 'k' }, 'STT_MODEL'],
  [{ STT_PROVIDER: 'deepgram', STT_API_KEY: 'k', STT_URL: 'https://api.deepgram.com/v1' }, 'STT_URL'],
  [{ STT_URL: 'https://api.elevenlabs.io', STT_API_KEY: 'k' }, 'STT_URL'],
  [
    { STT_PROVIDER: 'openai', STT_API_KEY: 'k', STT_MODEL: 'm', STT_URL: 'wss://api.openai.com/v1' },
    'STT_URL',
  ],
  [
    { STT_URL: 'wss://api.deepgram.com/v1/listen', STT_MODEL: 'flux-general-en', STT_API_KEY: 'k' },
    'STT_MODEL',
  ],
  [{ STT_URL: 'wss://api.deepgram.com/v2/listen', STT_MODEL: 'nova-3', STT_API_KEY: 'k' }, 'STT_MODEL'],
  [{ STT_URL: 'wss://dg.example.com/v2/listen?eager_eot_threshold=0.9' }, 'STT_URL'],
  [{ TTS_PROVIDER: 'elevenlabs', TTS_API_KEY: 'k' }, 'TTS_VOICE'],
  [{ TTS_PROVIDER: 'deepgram', TTS_API_KEY: 'k', TTS_VOICE: 'flux-haley-en' }, 'TTS_VOICE'],
  [
    { TTS_PROVIDER: 'cartesia', TTS_API_KEY: 'k', TTS_VOICE: 'v', TTS_SAMPLE_RATE: '8000' },
    'TTS_SAMPLE_RATE',
  ],
  [
    { TTS_PROVIDER: 'cartesia', TTS_API_KEY: 'k', TTS_VOICE: 'v', TTS_INSTRUCTIONS: 'Calm.' },
    'TTS_INSTRUCTIONS',
  ],
  [
    { TTS_PROVIDER: 'openai', TTS_API_KEY: 'k', TTS_MODEL: 'tts-1', TTS_INSTRUCTIONS: 'Calm.' },
    'TTS_INSTRUCTIONS',
  ],
  [{ REALTIME_MODEL: 'gpt-realtime' }, 'REALTIME_URL'],
  [{ REALTIME_URL: 'wss://api.openai.com/v1/realtime', REALTIME_API_KEY: 'k' }, 'STT_…'],
  [{ ...heardAndSpoken, REALTIME_URL: 'wss://api.openai.com/v1/realtime' }, 'REALTIME_API_KEY'],
  [{ ...heardAndSpoken, REALTIME_URL: 'wss://talk.example.com' }, 'REALTIME_MODEL'],
  [{ ...heardAndSpoken, REALTIME_URL: 'https://talk.example.com' }, 'REALTIME_URL'],
])('what a speech provider cannot do stops the start: %j', (given, name) => {
  const sentence = sentenceOf(given)
  expect(sentence).toContain(name)
  expect(sentence).toMatch(/^[^\n]+\.\)?$/)
})

test('a login that migrates requires a database of the operator’s own', () => {
  expect(() => readSettings({ DATABASE_OWNER_URL: right.DATABASE_OWNER_URL })).toThrow(
    'DATABASE_OWNER_URL goes with DATABASE_URL: the embedded database has its own owner.',
  )
})

test('a pooler requires a database of the operator’s own', () => {
  expect(() => readSettings({ DATABASE_POOLER_URL: right.DATABASE_POOLER_URL })).toThrow(
    'DATABASE_POOLER_URL goes with DATABASE_URL: the embedded database needs no pooler.',
  )
})

test('a key may also be in hex, and in URL-safe base64', () => {
  const bytes = Buffer.alloc(33, 0xfb)
  for (const encoding of ['hex', 'base64url'] as const)
    expect(readSettings({ SECRET_KEY: bytes.toString(encoding) }).secretKey).toEqual(bytes)
})

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    role: 'all',
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    chatUrl: 'http://127.0.0.1:3000/c',
    sessionUrl: 'http://127.0.0.1:3000/q',
    secretKey: null,
    trustProxy: false,
    s3: null,
    media: { vad: 'silero', addresses: ['127.0.0.1'], ports: null, turn: null },
    language: [],
    currency: null,
    callPrices: { hearingMinute: null, voiceThousand: null, lineMinute: null },
    callsAtOnce: 50,
    checker: null,
    embeddings: null,
    builtInEmbeddings: true,
    imapUrl: null,
    twilio: null,
    sip: null,
    whatsapp: null,
    whatsappUrl: 'https://graph.facebook.com/v24.0',
    perMinute: { email: null, sms: null, whatsapp: null, voice: null },
    stt: [],
    tts: [],
    realtime: null,
  })
  expect(readSettings({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

const secret = 'pa55w0rd'
const wrong: [name: string, ...values: string[]][] = [
  ['HOST', 'two hosts', 'http://127.0.0.1', '-x'],
  ['SHUTDOWN_DELAY', '-1', '11', 'soon'],
  ['PORT', '80a', '-1', '65536', '3.5', '0x50'],
  ['DATABASE_OWNER_URL', `mysql://me:${secret}@db/x`],
  ['DATABASE_POOLER_URL', `mysql://me:${secret}@db/x`],
  ['DATABASE_URL', `mysql://me:${secret}@db/x`, `db.example.com/${secret}`, `host=db password=${secret}`],
  [
    'PUBLIC_URL',
    'desk.example.com',
    'https://desk.example.com/desk',
    `https://me:${secret}@desk.example.com/x`,
  ],
  [
    'CHAT_URL',
    'chat',
    'ftp://chat.example.com',
    'https://chat.example.com/?x=1',
    `https://me:${secret}@chat/`,
  ],
  ['SESSION_URL', 'ask', 'ftp://ask.example.com', 'https://ask.example.com/#x'],
  ['SECRET_KEY', secret, `${secret} `.repeat(9), key.subarray(1).toString('base64'), 'f'.repeat(62)],
  ['LOG_LEVEL', 'verbose', 'WARN'],
  ['DEMO', 'maybe'],
  ['REGISTRATION', 'on'],
  [
    'TRUST_PROXY',
    'maybe',
    '1.2.3',
    '1.2.3.4.5',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.1, proxy.local',
    'fd00::/129',
    '0.0.0.0/0',
  ],
  ['ALLOW_PRIVATE_NETWORK', '2'],
  ['DNS_SERVERS', 'dns.example.com', '9.9.9.9, 1.2.3', '[9.9.9.9', '127.0.0.1:dns'],
  ...['AUTH', 'CHAT', 'CALLS', 'INGEST', 'ANALYTICS', 'WIDGET', 'GENERAL'].map(
    (category): [string, ...string[]] => [`RATE_LIMIT_${category}`, '0', 'none', '-5', '1e3'],
  ),
  ['SMTP_URL', `http://me:${secret}@mail`, `mail:${secret}`],
  ['MAIL_FROM', 'desk', 'desk@', 'Desk <desk>', 'a@b\r\nBcc: c@d', 'a@b, c@d'],
  ['S3_ENDPOINT', 's3.example.com', `https://me:${secret}@s3.example.com`],
  ['S3_BUCKET', ''],
  ['S3_ACCESS_KEY_ID', ''],
  ['S3_SECRET_ACCESS_KEY', ''],
  ...['LLM', 'CHECK', 'EMBEDDINGS', 'VISION', 'STT', 'TTS'].flatMap((prefix): [string, ...string[]][] => [
    [`${prefix}_URL`, 'models.example.com', `ftp://me:${secret}@models`],
    [`${prefix}_MODEL`, ''],
  ]),
  ...['LLM', 'CHECK', 'EMBEDDINGS', 'VISION'].map((prefix): [string, string] => [`${prefix}_URL`, '']),
  ['LLM_FALLBACK_URL', 'models.example.com', `ftp://me:${secret}@models`, ''],
  ['LLM_FALLBACK_MODEL', ''],
  ['LLM_TEMPERATURE', 'hot', '-1', '2.1', '1e0'],
  ['LLM_MAX_TOKENS', '0', 'many', '1.5'],
  ['LLM_CONTEXT_TOKENS', '10', 'all'],
  ['LLM_TIMEOUT', '0', '601', '1m'],
  ['LLM_PRICE_INPUT', '-1', '1,5', '$2', ''],
  ['LLM_PRICE_OUTPUT', '-1', 'cheap', ''],
  ['LLM_FALLBACK_PRICE_INPUT', '.5', ''],
  ['LLM_FALLBACK_PRICE_OUTPUT', '5.', ''],
  ['LLM_PRICE_CURRENCY', 'euro', '€'],
  ['STT_PRICE_PER_MINUTE', '-1', '1,5', '1001'],
  ['TTS_PRICE_PER_1000_CHARS', 'cheap'],
  ['CALL_PRICE_PER_MINUTE', '€0.01'],
  ['CALLS_AT_ONCE', '0', '1.5', 'all', '10001'],
  ['EMBEDDINGS_DIMENSIONS', '0', 'many', '20000'],
  ['VAD', 'webrtc'],
  ['MEDIA_ADDRESSES', 'desk.example.com', '203.0.113.7,'],
  ['MEDIA_PORTS', '40000', '40000-40005', '80-40000', '40000-70000', 'a-b'],
  ['TURN_URL', 'turn.example.com', 'turn://me@turn.example.com', 'turn:x?transport=tls'],
  ['TURN_SECRET', ''],
  ['SIP_SERVER', 'sip:sip.example.com', 'sip.example.com:0', 'a b'],
  ['SIP_USER', '', 'a@b', 'a\r\nb'],
  ['SIP_PASSWORD', ''],
  ['SIP_NUMBERS', '', '030555', '+15550100200,+15550100200', '+15550100200=A B'],
  ['SIP_TRANSPORT', 'ws'],
  ['SIP_REGISTER', 'off'],
  ['SIP_PORT', '80', '70000'],
  ['SIP_ADDRESS', 'sip.example.com'],
  ['SIP_TRUSTED', '198.51.100.0/40', 'sip.example.com'],
  ['SIP_CHANNELS', '0'],
  ['SIP_TRANSFER', 'blind'],
  ['STT_URL', 'speech', `wss://me:${secret}@speech.example.com`],
  ['STT_PROVIDER', 'whisper', 'cartesia'],
  ['TTS_PROVIDER', 'espeak'],
  ['TTS_VOICES', 'german', 'de=', 'de:one'],
  ['TTS_SAMPLE_RATE', '0', 'cd', '96000'],
  ['STT_FALLBACK_URL', 'speech', `wss://me:${secret}@speech.example.com`],
  ['TTS_FALLBACK_URL', 'models.example.com', `ftp://me:${secret}@models`],
  ['TTS_FALLBACK_MODEL', ''],
  ['TTS_FALLBACK_SAMPLE_RATE', '0', 'cd'],
  ['IMAP_URL', `http://me:${secret}@mail`, `imaps://${secret}@mail`],
  ['TWILIO_AUTH_TOKEN', ''],
  ['TWILIO_FROM', 'Shop', '030 123'],
  ['TWILIO_API_URL', 'carrier'],
  ['WHATSAPP_PHONE_NUMBER_ID', '', '+49 30'],
  ['WHATSAPP_BUSINESS_ACCOUNT_ID', '', 'mine'],
  ['WHATSAPP_APP_SECRET', ''],
  ['WHATSAPP_VERIFY_TOKEN', ''],
  ['WHATSAPP_API_URL', 'graph'],
  ['WHATSAPP_API_VERSION', '24', 'v24', '../v1.0'],
  ...['EMAIL', 'SMS', 'WHATSAPP', 'VOICE'].map((channel): [string, ...string[]] => [
    `${channel}_PER_MINUTE`,
    '0',
    '-1',
    'fast',
  ]),
]

for (const [name, ...values] of wrong) {
  test.for(values)(`${name}=%s stops the start with one sentence that names it, and no secret`, value => {
    const sentence = sentenceOf({ ...right, [name]: value })
    expect(sentence).toContain(name)
    expect(sentence).not.toContain(secret)
    expect(sentence).toMatch(/^[^\n]+\.\)?$/)
  })
}

test.for([
  'S3_BUCKET',
  'S3_SECRET_ACCESS_KEY',
  'LLM_API_KEY',
  'LLM_TEMPERATURE',
  'LLM_FALLBACK_KEY',
  'LLM_PRICE_OUTPUT',
  'STT_FALLBACK_KEY',
  'TTS_FALLBACK_VOICE',
  'CHECK_API_KEY',
  'VISION_MODEL',
  'EMBEDDINGS_DIMENSIONS',
  'TWILIO_AUTH_TOKEN',
  'WHATSAPP_APP_SECRET',
])('%s without its partner is refused', name => {
  const sentence = sentenceOf({ [name]: secret })
  expect(sentence).toMatch(new RegExp(`^${name} is set but \\w+ is not; set both or neither\\.$`))
})

function sentenceOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError)
    return (error as SettingError).message
  }
  throw new Error(`nothing is wrong with ${JSON.stringify(env)}`)
}

test('every setting is documented, and tested here', () => {
  const read = new Set<string>()
  const get = (env: typeof right, name: string) => {
    read.add(name)
    return env[name]
  }
  readSettings(new Proxy(right, { get }))
  const told = documentation.flatMap(([names]) => {
    const [first = '', ...more] = names.split(', ')
    const stem = first.replace(/_[^_]*$/, '')
    return [first, ...more.map(name => (name.startsWith('_') ? stem + name : name))]
  })
  const isTold = (name: string) =>
    told.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name))
  expect([...read].filter(name => !isTold(name))).toEqual([])
  expect([...read].filter(name => !(name in right))).toEqual([])
})

/** The output and exit code of the real program, which must end. */
async function ended(env: Record<string, string>, args: string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-settings-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return runToEnd('main.ts', args, { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn', ...env })
}

test('--help lists every setting and starts nothing', async () => {
  const { code, stdout, stderr } = await ended({ PORT: 'wrong, but not looked at' }, ['--help'])
  expect([code, stderr]).toEqual([0, ''])
  for (const [names, meaning] of documentation) {
    expect(stdout).toContain(names)
    expect(stdout).toContain(meaning)
  }
  for (const option of ['--role', 'web', 'worker']) expect(stdout).toContain(option)
})

test('an invalid setting gives one line on standard error and exit code 1', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const { url: databaseUrl } = await newDatabase()
  const cases: [env: Record<string, string>, args: string[], said: RegExp][] = [
    [{ SECRET_KEY: secret }, [], /SECRET_KEY must hold at least 32 random bytes/],
    [{}, ['--role', 'boss'], /--role must be web, worker or all; it is "boss"\./],
    [{}, ['--role'], /--role must be/],
    [{}, ['--prot', '80'], /Unknown argument --prot\./],
    [{ DATABASE_URL: `postgres://me:${secret}@127.0.0.1:9/x` }, [], /see DATABASE_URL: connect ECONNREFUSED/],
    [{ DATABASE_URL: withDatabase(inject('cluster'), 'nothing') }, [], /database "nothing" does not exist/],
    [{ DATABASE_URL: databaseUrl, PORT: String(port) }, [], /127\.0\.0\.1:\d+ is taken\. Set PORT/],
    [{ DATABASE_URL: databaseUrl, HOST: '203.0.113.1' }, [], /203\.0\.113\.1 is no address of this machine/],
  ]
  const ends = await Promise.all(cases.map(([env, args]) => ended(env, args)))
  for (const [i, { code, stdout, stderr }] of ends.entries()) {
    expect(stderr).toMatch(cases[i]![2])
    expect(stderr).toMatch(/^frontdesk can't start: [^\n]+\n$/)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).not.toContain(secret)
  }
})
