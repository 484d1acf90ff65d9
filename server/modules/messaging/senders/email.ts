import { textsOf } from '#locales/load.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { openSocket } from '#server/http/outbound/outbound-sockets.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { accountRefused, DeliveryFailed } from '#server/providers/delivery.ts'
import { readSender } from '#server/providers/mail/compose.ts'
import { outboxMail } from '#server/providers/mail/outbox.ts'
import { type Mail, MailUnavailable } from '#server/providers/mail/port.ts'
import { smtpMail } from '#server/providers/mail/smtp.ts'
import { isGone } from '../bounces/bounces.ts'
import type { StoredEmailConnection } from '../connections/email-settings.ts'
import { escaped, mailBody, plainBody } from '../templates/rendering/mail-body.ts'
import { withQuotation } from './quotation.ts'
import type { OutgoingMessage, Sender } from './senders.ts'

/** 5 connections sent 1,358 mails a second, one connection 1,028. Many servers allow no more than 5. */
const connections = 5

/** The sender of a business's mail: its own account, else the installation's. */
export async function emailSender(ctx: Ctx, own: StoredEmailConnection | null): Promise<Sender> {
  const desk = await business(ctx)
  const { name, email } = desk
  const { mail } = ctx.accounts
  const line = own ? ownMail(ctx, own) : installationMail(ctx)
  const from = own
    ? { name: own.settings.from_name ?? name, replyTo: own.settings.reply_to }
    : // When the installation reads no mailbox, answers go to the business itself.
      { name, replyTo: mail.imapUrl ? null : email }
  return {
    ready: true,
    sender: own ? own.settings.from_email : readSender(mail.from).address,
    own: own !== null,
    reason: own || mail.smtpUrl ? null : 'No mail server is connected: mail is written to the outbox folder.',
    failure: own?.failure ?? null,
    account: own ? `email:${own.tenant}` : 'email:installation',
    perMinute: own ? own.perMinute : ctx.accounts.perMinute.email,
    deliver: (message, begin) => sendMail(line, message, { from, language: homeLanguage(desk), begin }),
  }
}

/** The adapter of a business's own mail account. A user entered its host, so it may not lead into private networks. */
export function ownMail(
  { connections: lines, config }: OpenCtx,
  { tenant, version, settings, secrets }: StoredEmailConnection,
): Mail {
  return lines.of(`email:${tenant}`, version, () => {
    const { host, port, security, username, dkim, from_email } = settings
    const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`)
    url.username = encodeURIComponent(username ?? '')
    url.password = encodeURIComponent(secrets.password ?? '')
    // TLS is required even if the server does not offer it.
    if (security === 'starttls') url.searchParams.set('requireTLS', 'true')
    if (security === 'none') url.searchParams.set('ignoreTLS', 'true')
    return smtpMail({
      url: url.href,
      from: from_email,
      connections,
      dkim: dkim && { ...dkim, privateKey: secrets.dkim_private_key! },
      connect: (hostname, number) => openSocket(hostname, number, config.allowPrivateNetwork),
    })
  })
}

/**
 * The installation's mail account for messages of businesses. Its connections are not those of system mail, so that
 * thousands of messages don't delay a password link.
 */
export function installationMail({ connections: lines, accounts: { mail } }: OpenCtx): Mail {
  const { smtpUrl, from, outboxFolder } = mail
  return lines.of('email:installation', '', () =>
    smtpUrl ? smtpMail({ url: smtpUrl, from, connections }) : outboxMail({ folder: outboxFolder, from }),
  )
}

async function sendMail(
  mail: Mail,
  { id, to, name, subject, body, unsubscribeUrl, thread, replyTo, files }: OutgoingMessage,
  by: { from: { name: string; replyTo: string | null }; language: string | null; begin: () => void },
): Promise<{ providerId: string }> {
  const { from, language, begin } = by
  const said = thread ? inThread(body, thread) : mailBody(body)
  try {
    const letterOrMail = {
      key: id,
      to,
      toName: name,
      fromName: from.name,
      replyTo: replyTo ?? from.replyTo,
      subject: subject ?? '',
      ...(files && { files }),
      ...(unsubscribeUrl ? withUnsubscribe(said, unsubscribeUrl, language) : said),
    }
    const sent = await mail.send(letterOrMail, begin)
    return { providerId: sent.id }
  } catch (error) {
    throw error instanceof MailUnavailable ? deliveryFailureOf(error) : error
  }
}

/** Our own words run in the direction of their language, each paragraph that a person wrote in that of its words. */
function inThread(
  body: string,
  { headers, language, html: own, quotation }: NonNullable<OutgoingMessage['thread']>,
) {
  const { html, text } = plainBody(body)
  if (!language) {
    // No text of ours or theirs holds a tag.
    const said = { html: html.replaceAll('<p>', '<p dir="auto">'), text }
    return { ...(quotation ? withQuotation(said, quotation) : said), headers }
  }
  const { direction } = textsOf(language).writing
  const inside = `<div lang="${escaped(language)}" dir="${direction}">\n${own ?? html}\n</div>`
  return { html: inside, text, headers }
}

/** Adds the unsubscribe link: headers for mail programs (RFC 8058), and a footer for people whose program ignores them. */
export function withUnsubscribe(
  { html, text }: { html: string; text: string },
  url: string,
  language: string | null,
) {
  const { message, writing } = textsOf(language)
  const word = message.unsubscribe
  const footer = `<p dir="${writing.direction}" style="font-size:12px"><a href="${escaped(url)}">${word}</a></p>`
  const end = html.search(/<\/body\s*>/i)
  return {
    text: `${text}\n\n${word}: ${url}\n`,
    html: end < 0 ? `${html}\n${footer}` : `${html.slice(0, end)}${footer}${html.slice(end)}`,
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Translates a failure of the mail server into a failure of the message. */
function deliveryFailureOf(error: MailUnavailable): DeliveryFailed {
  const { answer, reason } = error
  const detail = answer?.text ?? error.message
  const failed = (fields: {
    reason: string
    temporary?: boolean
    retryAfterSeconds?: number
    suppress?: boolean
  }) => new DeliveryFailed({ ...fields, detail, cause: error })
  if (error.maybeTaken) return failed({ reason: 'outcome_unknown' })
  // The login or the sender address is refused. This affects every message, and the business can fix it.
  if (reason === 'auth' || (answer && answer.code >= 500 && answer.command === 'MAIL FROM'))
    return accountRefused(detail)
  if (answer && answer.code >= 500) {
    const hard = answer.command === 'RCPT TO' && isGone({ code: answer.status, words: answer.text, text: '' })
    return failed({ reason: hard ? 'bounced' : 'undeliverable', suppress: hard })
  }
  if (answer) return failed({ reason: 'deferred', temporary: true })
  if (reason === 'rejected') return failed({ reason: 'invalid_address' })
  return failed({ reason: 'provider_unavailable', temporary: true, retryAfterSeconds: 30 })
}
