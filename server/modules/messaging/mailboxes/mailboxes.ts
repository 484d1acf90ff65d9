import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { MailboxServer } from '#server/providers/mailbox/port.ts'
import type { EmailSecrets, EmailSettings, StoredEmailConnection } from '../connections/email-settings.ts'
import { selectConnection, selectMailboxes } from '../connections/queries.ts'
import { openConnection } from '../connections/stored.ts'

export interface Mailbox {
  /** The key under which the position of its reader is stored. */
  key: string
  tenant: string | null
  server: MailboxServer
  /** Whether a user entered the host, so that its IP address must be checked before each connection. */
  guarded: boolean
}

/** Every mailbox that receives answers and bounces. */
export async function mailboxes(open: OpenCtx): Promise<Mailbox[]> {
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db => selectMailboxes(db))
  const own = found.map(row => mailboxOf(openConnection<EmailSettings, EmailSecrets>(open, row))!)
  const { imapUrl } = open.accounts.mail
  return imapUrl ? [...own, installationMailbox(imapUrl)] : own
}

/** Whether answers to the business's mails are read: its own account has a mailbox, or the installation's. */
export async function readsAnswers(ctx: Ctx): Promise<boolean> {
  const own = await ctx.tx(db => selectConnection(db, 'email'))
  if (!own) return ctx.accounts.mail.imapUrl !== null
  return openConnection<EmailSettings, EmailSecrets>(ctx, own).settings.imap !== null
}

/** The mailbox of a business's mail account; null when the account has none. */
export function mailboxOf({ tenant, settings, secrets }: StoredEmailConnection): Mailbox | null {
  if (!settings.imap) return null
  const { host, port, security, username, folder } = settings.imap
  return {
    // The tenant is part of the key, so that a business which names somebody else's mailbox can't move its position.
    key: `${tenant} ${host}:${port} ${username} ${folder}`,
    tenant,
    guarded: true,
    server: {
      host,
      port,
      secure: security === 'tls',
      requireTls: true,
      user: username,
      password: secrets.imap_password!,
      folder,
    },
  }
}

/** The mailbox that IMAP_URL names: `imap(s)://user:password@host:port/folder`. */
export function installationMailbox(imapUrl: string): Mailbox {
  const url = new URL(imapUrl)
  const secure = url.protocol === 'imaps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const server = {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // As for SMTP_URL: a password crosses a network only encrypted, unless the operator's URL says otherwise.
    requireTls:
      !['localhost', '127.0.0.1', '::1'].includes(host) && url.searchParams.get('requireTLS') !== 'false',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    allowAnyCertificate: url.searchParams.get('tls.rejectUnauthorized') === 'false',
  }
  return {
    key: `${host}:${server.port} ${server.user} ${server.folder}`,
    tenant: null,
    guarded: false,
    server,
  }
}
