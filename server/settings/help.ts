/** Every setting: its name in the environment, what it means and what holds without it. */
export const documentation: [name: string, meaning: string][] = [
  ['HOST', 'address to listen on (127.0.0.1)'],
  ['PORT', 'port to listen on (3000)'],
  ['DATA_DIR', 'folder of the embedded database, files and outgoing mail (./data)'],
  ['DATABASE_URL', 'a PostgreSQL 15 or newer to use instead of the embedded one: postgres://…'],
  ['DATABASE_OWNER_URL', 'login that owns the tables there and migrates them (DATABASE_URL)'],
  [
    'DATABASE_POOLER_URL',
    'the same database through a pooler in transaction mode, such as PgBouncer; locks, notifications and the job queue still go to DATABASE_URL (no pooler)',
  ],
  ['PUBLIC_URL', 'origin under which people reach this server (http://HOST:PORT)'],
  ['CHAT_URL', 'base of chat pages (PUBLIC_URL/c)'],
  ['SESSION_URL', 'base of questionnaire pages (PUBLIC_URL/q)'],
  [
    'SECRET_KEY',
    '32 random bytes in base64 or hex that sign sessions and seal stored secrets (kept in the database)',
  ],
  ['LOG_LEVEL', 'fatal, error, warn, info, debug or trace (info)'],
  ['DEMO', 'off: no demo business on the first start (on)'],
  ['REGISTRATION', 'open or closed: whether strangers may register a business (open)'],
  [
    'TRUST_PROXY',
    'addresses and ranges, separated by commas, of the reverse proxies whose X-Forwarded-For we believe; on: one proxy, the one that connects (off)',
  ],
  [
    'METRICS_TOKEN',
    'bearer token that GET /metrics asks for (requests from this machine, not through a proxy)',
  ],
  [
    'SHUTDOWN_DELAY',
    'seconds, at most 10, for which /readyz answers 503 before the port closes: the time that a load balancer needs to notice (0)',
  ],
  ['ALLOW_PRIVATE_NETWORK', 'on: addresses given by users may lie in private networks (off)'],
  [
    'DNS_SERVERS',
    'addresses with commas of the DNS servers that are asked whether a domain may send mail, such as 9.9.9.9 where this network answers differently from the internet (the system’s)',
  ],
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
    'LLM_FALLBACK_URL, LLM_FALLBACK_MODEL, LLM_FALLBACK_KEY',
    'a second one, asked when the first fails before its first word (built-in assistant)',
  ],
  ['LLM_TEMPERATURE', '0, always the likeliest word, to 2 (the server’s own)'],
  ['LLM_MAX_TOKENS', 'longest answer in tokens, a model’s thoughts included (4000)'],
  [
    'LLM_CONTEXT_TOKENS',
    'tokens of what a model reads at once, estimated: older messages are left out beyond that (16000)',
  ],
  ['LLM_TIMEOUT', 'seconds for a whole answer, at most 600 (60)'],
  [
    'LLM_PRICE_INPUT, LLM_PRICE_OUTPUT',
    'price of a million tokens read and written, for the cost of conversations (tokens alone are shown)',
  ],
  ['LLM_FALLBACK_PRICE_INPUT, LLM_FALLBACK_PRICE_OUTPUT', 'the same for the second one (not counted)'],
  ['LLM_PRICE_CURRENCY', 'currency of all prices, such as EUR (USD)'],
  [
    'CHECK_URL, CHECK_MODEL, CHECK_API_KEY',
    'an OpenAI-compatible server with a small model that is asked whether what you taught supports a sentence (rules alone decide)',
  ],
  [
    'EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY, EMBEDDINGS_DIMENSIONS',
    'an OpenAI-compatible server for vectors (the built-in model, which knows English only)',
  ],
  ['EMBEDDINGS', 'off: without EMBEDDINGS_URL search is by words alone, which saves memory (on)'],
  [
    'VISION_URL, VISION_MODEL, VISION_API_KEY',
    'an OpenAI-compatible server that captions images (caption or file name)',
  ],
  [
    'IMAP_URL',
    'mailbox of MAIL_FROM, from which mail, answers and bounces are read: imap(s)://user:password@host:port/folder (not read)',
  ],
  [
    'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_MESSAGING_SERVICE_SID',
    'a Twilio account for text messages and calls, with its number or its messaging service (none)',
  ],
  [
    'TWILIO_CALLS_FOR',
    'slug of the business whose assistant answers calls to TWILIO_FROM (the only business, where there is one)',
  ],
  ['TWILIO_API_URL', 'the carrier’s API, when it is not Twilio’s own (https://api.twilio.com)'],
  [
    'SIP_SERVER, SIP_USER, SIP_PASSWORD',
    'a SIP trunk for calls, without Twilio: host or host:port, and the login it gave you (none; docs/sip.md)',
  ],
  [
    'SIP_NUMBERS',
    'numbers of the trunk with commas; +15550100200=slug keeps one for that business, the first without a slug serves the others; needed with SIP_SERVER',
  ],
  [
    'SIP_CALLS_FOR',
    'slug of the business whose assistant answers calls to numbers without one (the only business, where there is one)',
  ],
  ['SIP_TRANSPORT', 'udp, tcp or tls (udp)'],
  ['SIP_REGISTER', 'off: the trunk knows this server by its address, which SIP_PORT completes (on)'],
  ['SIP_AUTH_USER, SIP_DOMAIN', 'where they differ from SIP_USER and from the host of SIP_SERVER'],
  [
    'SIP_PORT, SIP_ADDRESS',
    'our own port and address, where the trunk needs to know them (any; as the trunk sees us)',
  ],
  [
    'SIP_TRUSTED',
    'addresses and ranges with commas from which the trunk calls besides those of SIP_SERVER (none)',
  ],
  ['SIP_CHANNELS', 'calls at once; others hear that the line is busy (20)'],
  [
    'SIP_TRANSFER',
    'how callers are put through: bridge, over a second call of ours, or refer, by the trunk itself (bridge)',
  ],
  [
    'WHATSAPP_ACCESS_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_BUSINESS_ACCOUNT_ID',
    'a number of a WhatsApp business account on Meta’s Cloud API (none)',
  ],
  [
    'WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN',
    'what signs Meta’s reports, and what it shows to be let in; needed with the access token',
  ],
  [
    'WHATSAPP_API_URL, WHATSAPP_API_VERSION',
    'Meta’s Graph API and its version (https://graph.facebook.com, v24.0)',
  ],
  [
    'EMAIL_PER_MINUTE, SMS_PER_MINUTE, WHATSAPP_PER_MINUTE, VOICE_PER_MINUTE',
    'how many messages leave in a minute through the accounts above (as fast as they are taken; text messages of one number 60; WhatsApp 4,800; calls 5)',
  ],
  [
    'CALLS_AT_ONCE',
    'calls that go on at once, in all processes together; others hear that all lines are in use (50)',
  ],
  [
    'STT_PRICE_PER_MINUTE, TTS_PRICE_PER_1000_CHARS, CALL_PRICE_PER_MINUTE',
    'price of a minute that is heard, of a thousand characters that are spoken, and of each begun minute of a telephone line, in LLM_PRICE_CURRENCY, for the cost of calls (amounts alone are shown)',
  ],
  ['HUBSPOT_API_URL', 'HubSpot’s API, when a proxy stands before it (https://api.hubapi.com)'],
  ['VAD', 'voice detection: silero, or light for a weak machine (silero)'],
  [
    'MEDIA_ADDRESSES',
    'addresses with commas under which pages reach this server for sound, such as a public one before it (those of its network cards)',
  ],
  ['MEDIA_PORTS', 'UDP ports for sound, such as 40000-40999 (any)'],
  [
    'TURN_URL, TURN_SECRET',
    'a TURN server for pages behind firewalls, addresses with commas, and the secret it shares with us (none)',
  ],
  [
    'STT_PROVIDER, STT_URL, STT_MODEL, STT_API_KEY',
    'what hears: openai or deepgram, or the address of an OpenAI-compatible server or of Deepgram, wss://api.deepgram.com/v1/listen (v2/listen for Flux), which listens along (pages hear by themselves; no telephone)',
  ],
  [
    'TTS_PROVIDER, TTS_URL, TTS_MODEL, TTS_API_KEY, TTS_VOICE',
    'what speaks: openai, deepgram, elevenlabs or cartesia, or the address of one of these or of an OpenAI-compatible server, and its voice: alloy and aura-2-thalia-en for the first two unless said (pages speak by themselves; no telephone)',
  ],
  ['TTS_VOICES', 'other voices for some languages, such as de=one,es=another (TTS_VOICE for all)'],
  ['TTS_INSTRUCTIONS', 'how to speak, in words, for OpenAI’s gpt-4o-mini-tts (as it likes)'],
  [
    'TTS_SAMPLE_RATE',
    'samples a second of the sound that an OpenAI-compatible server sends, where that is no WAV (24000)',
  ],
  [
    'STT_FALLBACK_PROVIDER, STT_FALLBACK_URL, STT_FALLBACK_MODEL, STT_FALLBACK_KEY',
    'what hears when STT_URL refuses, fails or brings no words in time (callers leave a message)',
  ],
  [
    'TTS_FALLBACK_PROVIDER, _URL, _MODEL, _KEY, _VOICE, _VOICES, _INSTRUCTIONS, _SAMPLE_RATE',
    'what speaks on when TTS_URL refuses, fails, is silent or breaks off (callers leave a message)',
  ],
  [
    'REALTIME_URL, REALTIME_MODEL, REALTIME_API_KEY, REALTIME_VOICE',
    'a server of OpenAI’s Realtime protocol, such as wss://api.openai.com/v1/realtime: one model that hears, answers and speaks in the calls of accounts that want it (calls.engine); STT_URL and TTS_URL go on when it fails (none; gpt-realtime and marin at OpenAI)',
  ],
  ['REALTIME_TRANSCRIPTION_MODEL', 'what it writes down the caller’s words with (gpt-4o-mini-transcribe)'],
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
