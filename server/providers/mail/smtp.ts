import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import { type Mail, MailUnavailable } from './port.ts'

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
}

/** Mail through a server, over a few connections that stay open. */
export function smtpMail(options: SmtpOptions): Mail {
  const { timeoutMs = 20_000 } = options
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    // A cut connection is for the job to try again, not for a queue in memory.
    maxRequeues: 0,
    ...(needsTls(new URL(options.url)) && { requireTLS: true }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  // Errors of idle connections; those of a message reach whoever sent it.
  transport.on('error', () => {})

  return {
    async send(message) {
      const composed = compose(message, options.from)
      try {
        const { messageId } = await transport.sendMail(composed)
        return { id: messageId, via: 'smtp' }
      } catch (error) {
        throw explained(error)
      }
    },
    close: () => transport.close(),
  }
}

function needsTls(url: URL): boolean {
  const thisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.password !== '' && !thisMachine && !url.searchParams.has('requireTLS')
}

function explained(error: unknown): MailUnavailable {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string }
  const unavailable = (reason: MailUnavailable['reason']) =>
    new MailUnavailable(reason, `The mail server did not take the message: ${message}`, { cause: error })
  if (responseCode !== undefined && responseCode < 500) return unavailable('server')
  if (code === 'EAUTH' || code === 'ENOAUTH') return unavailable('auth')
  if (responseCode !== undefined) return unavailable('rejected')
  if (code === 'ETIMEDOUT') return unavailable('timeout')
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return unavailable('rejected')
  return unavailable('network')
}
