import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { MailboxServer, Position, Reading } from './port.ts'

/**
 * We look this often even without an announcement: servers drop clients that idle for half an hour (RFC 2177),
 * routers forget connections much sooner, and some announcements are lost.
 */
const lookEveryMs = 4 * 60_000
/** UIDs asked for in one command: their sizes come back in one answer. */
const listed = 500

/**
 * Reads a mailbox: what is there from the position on, and whatever comes in (IDLE), until `signal` fires. Throws when
 * the connection can't be made, ends, or `handle` throws; call it again with the position that was reached.
 */
export async function readMailbox(server: MailboxServer, reading: Reading): Promise<void> {
  const { signal } = reading
  signal.throwIfAborted()
  // Loaded with the first mailbox: most installations read none.
  const { ImapFlow } = await import('imapflow')
  signal.throwIfAborted()
  const client = new ImapFlow({
    host: server.address ?? server.host,
    servername: server.host,
    port: server.port,
    secure: server.secure,
    ...(!server.secure && server.requireTls && { doSTARTTLS: true }),
    auth: { user: server.user, pass: server.password },
    tls: { rejectUnauthorized: !server.allowAnyCertificate },
    logger: false,
    // Each mailbox has its own client, so that announcements of new mail arrive at once.
    autoIdleDelay: 50,
    connectionTimeout: 30_000,
    // We ask for no answer larger than this.
    maxLiteralSize: reading.mostBytes + 64 * 1024,
    maxResponseSize: reading.mostBytes + 1024 * 1024,
    maxLineLength: 1024 * 1024,
    disableCompression: true,
  })
  let failure: Error | null = null
  client.on('error', error => {
    failure = error
  })
  const closed = once(client, 'close').catch(() => {})
  const stop = () => client.close()
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    await client.mailboxOpen(server.folder, { readOnly: true })
    await follow(client, reading, closed)
    if (!signal.aborted) throw failure ?? new Error('the mail server ended the connection')
  } catch (error) {
    if (!signal.aborted) throw failure ?? error
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}

async function follow(client: ImapFlow, reading: Reading, closed: Promise<unknown>): Promise<void> {
  let position = await begin(client, reading)
  for (;;) {
    const look = new AbortController()
    // We start to listen before looking, so that we miss no mail that arrives meanwhile.
    const arrival = once(client, 'exists', { signal: look.signal }).catch(() => {})
    position = await catchUp(client, reading, position)
    const due = delay(lookEveryMs, undefined, { signal: look.signal }).catch(() => {})
    await Promise.race([arrival, closed, due])
    look.abort()
    if (!client.usable) return
  }
}

/** Where to begin: behind the last one read, or with the first of the past days. */
async function begin(client: ImapFlow, { from, since }: Reading): Promise<Position> {
  const { mailbox } = client
  if (!mailbox) throw new Error('the mailbox is not open')
  const uidValidity = Number(mailbox.uidValidity)
  if (from?.uidValidity === uidValidity) return from
  const recent = (await client.search({ since }, { uid: true })) || []
  const first = recent.length ? Math.min(...recent) : mailbox.uidNext
  return { uidValidity, lastUid: first - 1 }
}

async function catchUp(client: ImapFlow, reading: Reading, from: Position): Promise<Position> {
  let position = from
  const { uidValidity } = from
  for (;;) {
    const waiting = await listAfter(client, position.lastUid)
    for (const { uid, size } of waiting) {
      reading.signal.throwIfAborted()
      if (size > reading.largest) reading.tooLarge({ uid, size })
      else await handOver(client, reading, uid)
      position = { uidValidity, lastUid: uid }
      await reading.reached(position)
    }
    if (waiting.length < listed) break
  }
  if (position === from) await reading.reached(position)
  return position
}

/** The next mails behind a UID, in order. `n:*` names the last mail also when its UID is below n (RFC 9051, 9). */
async function listAfter(client: ImapFlow, uid: number): Promise<{ uid: number; size: number }[]> {
  const all = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
  const next = all
    .filter(each => each > uid)
    .sort((a, b) => a - b)
    .slice(0, listed)
  if (!next.length) return []
  const found: { uid: number; size: number }[] = []
  for await (const mail of client.fetch(next.join(','), { uid: true, size: true }, { uid: true })) {
    if (found.push({ uid: mail.uid, size: mail.size ?? 0 }) > listed)
      throw new Error('the mail server lists more mails than it was asked for')
  }
  return found.sort((a, b) => a.uid - b.uid)
}

async function handOver(client: ImapFlow, reading: Reading, uid: number): Promise<void> {
  const mail = await client.fetchOne(
    String(uid),
    { uid: true, size: true, internalDate: true, source: { maxLength: reading.mostBytes } },
    { uid: true },
  )
  // Deleted by somebody else since it was listed.
  if (!mail || mail.source === undefined) return
  const at = new Date(mail.internalDate ?? Number.NaN)
  await reading.handle({ uid, at, size: mail.size ?? mail.source.length, source: mail.source })
}
