/** Every setting: its name in the environment, what it means and what holds without it. */
export const documentation: [name: string, meaning: string][] = [
  ['HOST', 'address to listen on (127.0.0.1)'],
  ['PORT', 'port to listen on (3000)'],
  ['DATA_DIR', 'folder of the embedded database, files and outgoing mail (./data)'],
  ['DATABASE_URL', 'a PostgreSQL 15 or newer to use instead of the embedded one: postgres://…'],
  ['PUBLIC_URL', 'origin under which people reach this server (http://HOST:PORT)'],
  ['CHAT_URL', 'base of chat pages (PUBLIC_URL/c)'],
  [
    'SECRET_KEY',
    '32 random bytes in base64 or hex that sign sessions and seal stored secrets (kept in the database)',
  ],
  ['LOG_LEVEL', 'fatal, error, warn, info, debug or trace (info)'],
  ['DEMO', 'off: no demo business on the first start (on)'],
  ['REGISTRATION', 'open or closed: whether strangers may register a business (open)'],
  ['TRUST_PROXY', 'addresses of reverse proxies whose X-Forwarded-For is believed, or "on" for any (off)'],
  ['METRICS_TOKEN', 'bearer token that GET /metrics asks for (requests from this machine only)'],
  ['ALLOW_PRIVATE_NETWORK', 'on: addresses given by users may lie in private networks (off)'],
  [
    'RATE_LIMIT_AUTH, _CHAT, _CALLS, _INGEST, _ANALYTICS, _WIDGET, _GENERAL',
    "requests in that category's window",
  ],
  ['SMTP_URL', 'mail server: smtp(s)://user:password@host:port (mail is written to DATA_DIR/outbox)'],
  ['MAIL_FROM', 'sender of the installation’s own mail (frontdesk@ the host of PUBLIC_URL)'],
  [
    'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    'an S3-compatible store for files (DATA_DIR/blobs)',
  ],
  ['LLM_URL, LLM_MODEL, LLM_API_KEY', 'an OpenAI-compatible server that writes answers (built-in assistant)'],
  [
    'EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY, EMBEDDINGS_DIMENSIONS',
    'an OpenAI-compatible server for vectors (search by words)',
  ],
  [
    'VISION_URL, VISION_MODEL, VISION_API_KEY',
    'an OpenAI-compatible server that captions images (caption or file name)',
  ],
  [
    'STT_*, TTS_*, IMAP_URL, TWILIO_*, WHATSAPP_*',
    'checked, and kept for the voice, mail and messaging parts; nothing uses them yet',
  ],
]

const usage = `npm start [-- --role web|worker|all]

Starts frontdesk. One process does everything (all); on a database of your own there may be any number of
them, some to answer requests (web), some to run jobs behind the responses (worker).

Settings, from the environment:
`

/** What \`npm start -- --help\` prints. */
export function help(): string {
  const width = 34
  const lines = documentation.map(([name, meaning]) =>
    name.length < width ? name.padEnd(width) + meaning : `${name}\n${' '.repeat(width)}${meaning}`,
  )
  return `${usage}${lines.map(line => `  ${line.replace('\n', '\n  ')}\n`).join('')}`
}
