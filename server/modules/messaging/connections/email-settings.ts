import { createPrivateKey } from 'node:crypto'
import type { FieldProblem } from '#contract/errors.ts'
import type { EmailConnection } from '#contract/messaging/connections.ts'
import { Problem } from '#server/http/problem.ts'
import type { ConnectionInput, StoredConnection } from './stored.ts'

export type StoredEmailConnection = StoredConnection<EmailSettings, EmailSecrets>

export interface EmailSettings {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string | null
  from_email: string
  from_name: string | null
  reply_to: string | null
  dkim: { domain: string; selector: string } | null
  imap: { host: string; port: number; security: 'tls' | 'starttls'; username: string; folder: string } | null
}

export interface EmailSecrets {
  password?: string
  dkim_private_key?: string
  imap_password?: string
}

const smtpPorts = { tls: 465, starttls: 587, none: 25 }
const imapPorts = { tls: 993, starttls: 143 }

/**
 * Reads a mail account. An omitted password is the stored one, but only for the same user at the same server: otherwise a
 * member could learn the password by changing the address to a server of their own.
 */
export function readEmail(body: EmailConnection, known: StoredEmailConnection | null): ConnectionInput {
  const problems: FieldProblem[] = []
  const missing = (...path: string[]) =>
    problems.push({ loc: ['body', ...path], msg: 'Field required', type: 'missing' })
  const wrong = (path: string[], msg: string) =>
    problems.push({ loc: ['body', ...path], msg, type: 'value_error' })

  const { security = 'starttls', imap, dkim } = body
  const settings: EmailSettings = {
    host: body.host.toLowerCase(),
    port: body.port ?? smtpPorts[security],
    security,
    username: body.username || null,
    from_email: body.from_email,
    from_name: body.from_name || null,
    reply_to: body.reply_to ?? null,
    dkim: dkim ? { domain: dkim.domain.toLowerCase(), selector: dkim.selector } : null,
    imap: imap
      ? {
          host: imap.host.toLowerCase(),
          port: imap.port ?? imapPorts[imap.security ?? 'tls'],
          security: imap.security ?? 'tls',
          username: imap.username,
          folder: imap.folder ?? 'INBOX',
        }
      : null,
  }
  const secrets: EmailSecrets = {}

  const before = known && sameLogin(known.settings, settings) ? known.secrets : {}
  const password = body.password ?? before.password
  if (settings.username) {
    if (security === 'none') wrong(['security'], 'A password is only sent over an encrypted connection')
    if (password) secrets.password = password
    else missing('password')
  } else if (body.password) missing('username')

  if (imap && settings.imap) {
    const same = known?.settings.imap && sameLogin(known.settings.imap, settings.imap)
    const imapPassword = imap.password ?? (same ? known.secrets.imap_password : undefined)
    if (imapPassword) secrets.imap_password = imapPassword
    else missing('imap', 'password')
  }
  if (dkim) {
    const key = dkim.private_key ?? known?.secrets.dkim_private_key
    if (!key) missing('dkim', 'private_key')
    else if (isRsaKey(key)) secrets.dkim_private_key = key
    else wrong(['dkim', 'private_key'], 'Input should be an RSA private key in PEM')
  }
  if (problems.length) throw new Problem(422, problems)
  return {
    settings,
    secrets: { ...secrets },
    account: settings.from_email.toLowerCase(),
    sender: settings.from_email,
    perMinute: body.per_minute ?? null,
  }
}

/** Whether the user, the server and the encryption are the same. */
const sameLogin = (
  one: { host: string; port: number; security: string; username: string | null },
  other: { host: string; port: number; security: string; username: string | null },
): boolean =>
  one.host === other.host &&
  one.port === other.port &&
  one.security === other.security &&
  one.username === other.username

/** DKIM (RFC 6376) signs with RSA; mail services refuse keys of less than 1024 bits. */
export function isRsaKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024
  } catch {
    return false
  }
}
