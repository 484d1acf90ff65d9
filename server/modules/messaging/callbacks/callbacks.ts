import { createHmac } from 'node:crypto'
import type { OpenCtx } from '#server/core/context.ts'
import { keyFor } from '#server/core/seal.ts'
import type { MailboxServer } from '#server/providers/mailbox/port.ts'
import { sameText } from '#server/providers/signatures.ts'
import type { EmailAccount, EmailSecrets, EmailSettings } from '../connections/email-settings.ts'
import * as rows from '../connections/queries.ts'
import { opened } from '../connections/stored.ts'
import type { TwilioSecrets, TwilioSettings } from '../senders/sms.ts'
import type { WhatsAppSecrets, WhatsAppSettings } from '../senders/whatsapp.ts'

// Whose account a provider's callback or a mailbox is: a business's or (tenant null) the installation's. Anybody may
// connect an account and name one that is not theirs, so all that name it are given, and only a signature made with an
// owner's own secret lets a callback act, and for that owner alone.

/** Who has this account at the carrier, the number (or name) that each sends from, and whether a service may choose another. */
export async function twilioOwners(
  open: OpenCtx,
  accountSid: string,
): Promise<{ tenant: string | null; authToken: string; number: string | null; service: boolean }[]> {
  const { twilio } = open.accounts
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db => rows.selectByAccount(db, ['sms', 'voice'], accountSid))
  const owners = found.map(row => {
    const { tenant, settings, secrets } = opened<TwilioSettings, TwilioSecrets>(open, row)
    return {
      tenant: tenant as string | null,
      authToken: secrets.auth_token,
      number: settings.from,
      service: settings.messaging_service_sid !== null,
    }
  })
  if (twilio?.accountSid === accountSid)
    owners.push({
      tenant: null,
      authToken: twilio.authToken,
      number: twilio.from,
      service: twilio.texts !== null && 'messagingServiceSid' in twilio.texts,
    })
  return owners
}

/** Who has this number at Meta or, where a callback names none, this business account. */
export async function whatsappOwners(
  open: OpenCtx,
  { phoneNumberId, wabaId }: { phoneNumberId: string; wabaId: string },
): Promise<{ tenant: string | null; appSecret: string }[]> {
  const { whatsapp } = open.accounts
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db =>
    phoneNumberId
      ? rows.selectByAccount(db, ['whatsapp'], phoneNumberId)
      : rows.selectByBusinessAccount(db, wabaId),
  )
  const owners = found.map(row => {
    const { tenant, secrets } = opened<WhatsAppSettings, WhatsAppSecrets>(open, row)
    return { tenant: tenant as string | null, appSecret: secrets.app_secret }
  })
  const isInstallations = phoneNumberId
    ? whatsapp?.phoneNumberId === phoneNumberId
    : whatsapp?.businessAccountId === wabaId
  if (whatsapp && isInstallations) owners.push({ tenant: null, appSecret: whatsapp.appSecret })
  return owners
}

/** What a business enters at Meta, beside our address, so that Meta may report to it. */
export const verifyTokenOf = ({ secret }: OpenCtx, tenant: string): string =>
  `${tenant}.${createHmac('sha256', keyFor(secret, 'whatsapp verify token')).update(tenant).digest('base64url')}`

/** Whether a token that Meta shows is the installation's, or one that we gave a business. */
export function isVerifyToken(open: OpenCtx, token: string): boolean {
  const tenant = token.split('.')[0]!
  const ours = open.accounts.whatsapp?.verifyToken
  return [verifyTokenOf(open, tenant), ...(ours ? [ours] : [])]
    .map(each => sameText(each, token))
    .includes(true)
}

export interface Mailbox {
  /** By which its position is kept. */
  key: string
  tenant: string | null
  server: MailboxServer
  /** Its host is a user's, so that its address has to be looked at before connecting. */
  guarded: boolean
}

/** Every mailbox in which answers and bounces arrive. */
export async function mailboxes(open: OpenCtx): Promise<Mailbox[]> {
  // biome-ignore lint/plugin: the account at the provider says which businesses
  const found = await open.crossTenant(db => rows.selectMailboxes(db))
  const own = found.map(row => mailboxOf(opened<EmailSettings, EmailSecrets>(open, row))!)
  const { imapUrl } = open.accounts.mail
  return imapUrl ? [...own, installationMailbox(imapUrl)] : own
}

/** The mailbox of a business's mail account; null when it names none. */
export function mailboxOf({ tenant, settings, secrets }: EmailAccount): Mailbox | null {
  if (!settings.imap) return null
  const { host, port, security, username, folder } = settings.imap
  return {
    // With the business in it: whoever names somebody else's mailbox does not move that one's position.
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
    // As for SMTP_URL: a password crosses a network only encrypted, unless the operator says otherwise.
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
