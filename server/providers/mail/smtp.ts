import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { type Composed, compose } from './compose.ts'
import { openMailWriter, type WrittenMail } from './mail-writer.ts'
import { type Mail, MailUnavailable, type SmtpAnswer } from './port.ts'

export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` or `smtps://…:465`. A password is only ever sent over TLS, except to this
   * machine, unless the address ends in `?requireTLS=false`.
   */
  url: string
  /** Sender of every message: `desk@example.com` or `Front desk <desk@example.com>`. */
  from: string
  /** For connecting and for every answer of the server; default 20 s. */
  timeoutMs?: number
  /** Connections at most; default 3. */
  connections?: number
  /** The DKIM key that signs messages (RFC 6376), as PEM. */
  dkim?: { domain: string; selector: string; privateKey: string } | null
  /** Makes the connections when the host comes from a user. It must refuse addresses that users must not reach. */
  connect?: (host: string, port: number) => Promise<Socket>
}

/**
 * Headers that we sign in addition to nodemailer's. Without them anybody on the way could change the
 * unsubscribe link, and large mail services would not offer it (RFC 8058, section 4).
 */
const alsoSigned =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Content-ID:Content-Description:In-Reply-To:References:List-Id:List-Help:List-Unsubscribe:List-Unsubscribe-Post'

const require = createRequire(import.meta.url)

/** Mail through a server, over a few connections that stay open. */
export function smtpMail(options: SmtpOptions): Mail {
  const { timeoutMs = 20_000, connections = 3, dkim, connect } = options
  const { hostname, port, protocol } = new URL(options.url)
  // Loaded with the first account: an installation without a mail server has none.
  const SMTPPool = require('nodemailer/lib/smtp-pool') as typeof import('nodemailer/lib/smtp-pool').default
  const DKIM = require('nodemailer/lib/dkim') as typeof import('nodemailer/lib/dkim').default
  const write = openMailWriter()
  const signer =
    dkim &&
    new DKIM({
      domainName: dkim.domain,
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
      headerFieldNames: alsoSigned,
    })
  const pool = new SMTPPool({
    url: options.url,
    maxConnections: connections,
    // The sender must judge a cut connection: a retry queue in memory could send a message twice.
    maxRequeues: 0,
    ...(needsTls(new URL(options.url)) && { requireTLS: true }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(connect && {
      getSocket: (_options: object, done: (error: Error | null, socket?: { connection: Socket }) => void) => {
        const number = Number(port) || (protocol === 'smtps:' ? 465 : 587)
        connect(hostname.replace(/^\[(.*)\]$/, '$1'), number).then(
          connection => done(null, { connection }),
          error => done(Object.assign(error as Error, { code: 'ECONNECTION' })),
        )
      },
    }),
  })
  // Errors of idle connections. The sender gets errors of its own message.
  pool.on('error', () => {})

  /** The stream of a text, which is read only after the server has accepted DATA. */
  const textOf = (written: string): Readable => {
    if (signer) return signer.sign(written)
    const text = new PassThrough()
    text.end(written)
    return text
  }

  return {
    async send(message, begin) {
      let composed: Composed | undefined = compose(message, options.from)
      const { messageId: id, dsn } = composed
      // Written once a connection is free: dozens of messages wait for one, and what lives that long is expensive to collect.
      let written: WrittenMail | undefined
      let unwritten: unknown
      let text: Readable | undefined
      const wire = {
        getHeader: () => id,
        messageId: () => id,
        getEnvelope: () => {
          try {
            written = composed && write(composed)
          } catch (error) {
            // The pool expects no error here. It refuses a message to nobody.
            unwritten = error
          }
          return written?.envelope ?? { from: '', to: [] }
        },
        createReadStream: () => {
          text = textOf(written?.text ?? '')
          // Streams that were piped into the same socket keep each other from the quick collection of what dies young, so what
          // they lead to stays until the whole heap is collected: not the words of the message.
          composed = written = undefined
          beginAtPipe(text, () => begin?.())
          return text
        },
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      // What a transport of nodemailer uses of a message.
      const mail = { data: { dsn }, message: wire } as unknown as Parameters<typeof pool.send>[0]
      pool.send(mail, error => (error ? reject(error) : resolve()))
      try {
        await promise
        return { id, via: 'smtp' }
      } catch (error) {
        if (unwritten)
          throw new MailUnavailable('rejected', 'The message could not be written', { cause: unwritten })
        throw explained(error, text?.readableDidRead ?? false)
      }
    },
    async check() {
      try {
        await pool.verify()
      } catch (error) {
        throw explained(error, false)
      }
    },
    close: () => pool.close(),
  }
}

/** Nodemailer pipes a text once the server waits for it. Where `begin` throws it does not flow, and the connection ends. */
function beginAtPipe(text: Readable, begin: () => void): void {
  const pipe = text.pipe.bind(text)
  text.pipe = (destination, options) => {
    try {
      begin()
    } catch (error) {
      text.destroy(error as Error)
      return destination
    }
    return pipe(destination, options)
  }
}

function needsTls(url: URL): boolean {
  const thisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.password !== '' && !thisMachine && !url.searchParams.has('requireTLS')
}

/**
 * `begun`: whether any of the text had left. The server's answer settles the outcome; a cut connection leaves
 * it open.
 */
function explained(error: unknown, begun: boolean): MailUnavailable {
  const { code, responseCode, response, command, message } = error as {
    code?: string
    responseCode?: number
    response?: string
    command?: string
    message: string
  }
  const answer: SmtpAnswer | null =
    responseCode === undefined
      ? null
      : {
          code: responseCode,
          status: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1] ?? null,
          command: command ?? '',
          text: (response ?? message).slice(0, 500),
        }
  const unavailable = (reason: MailUnavailable['reason']) =>
    new MailUnavailable(reason, `The mail server did not take the message: ${message}`, {
      cause: error,
      answer,
      maybeTaken: begun && (answer === null || code === 'EPROTOCOL'),
    })
  if (responseCode !== undefined && responseCode < 500) return unavailable('server')
  if (code === 'EAUTH' || code === 'ENOAUTH') return unavailable('auth')
  if (responseCode !== undefined) return unavailable('rejected')
  if (code === 'ETIMEDOUT') return unavailable('timeout')
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return unavailable('rejected')
  return unavailable('network')
}
