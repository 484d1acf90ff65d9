import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business, businessBySlug, soleBusiness } from '#server/modules/accounts/accounts.ts'
import { type StoredFile, storeMailFiles } from '#server/modules/conversations/attachments/attachments.ts'
import { isKnownMail, ownMessageIds, storeMail } from '#server/modules/conversations/mail/mail.ts'
import { senderOf } from '#server/modules/messaging/senders/senders.ts'
import { readSender } from '#server/providers/mail/compose.ts'
import { tenantOfMail } from '../resolve-tenant/resolve-tenant.ts'
import { isUnread } from './auto-replies.ts'
import { type IncomingMail, idOf } from './mail.ts'
import { withoutQuotes } from './quotes.ts'

/**
 * Adds a mail that answers no broadcast to a conversation, a new one or the one that it answers. Automatic mails were sorted
 * out before; this function sorts out mails from addresses that nobody reads, and our own.
 */
export async function receiveConversationMail(
  open: OpenCtx,
  tenant: string | null,
  mail: IncomingMail,
): Promise<'conversation' | 'automatic' | 'unknown'> {
  const writer = mail.replyTo ?? mail.from
  if (!mail.from || !writer || isUnread(writer.address)) return 'automatic'
  const owner = tenant ?? (await ownerOf(open, mail))
  if (!owner) {
    open.log.info({ recipients: mail.recipients.length }, 'a mail names no business and is ignored')
    return 'unknown'
  }
  const ctx = open.as(owner, { kind: 'system' })
  const own = await ownAddresses(open, owner)
  if (own.has(plain(writer.address)) || own.has(plain(mail.from.address))) return 'automatic'
  const { email } = await business(ctx)
  const id = idOf(mail)
  await storeMail(ctx, {
    id,
    from: writer,
    subject: mail.subject,
    text: withoutQuotes(mail.text),
    whole: mail.text,
    attachments: mail.files.map(({ name }) => name),
    files: await filesOf(ctx, id, mail),
    answers: mail.answers,
    mayAnswer: mail.replyTo === null && writer.address !== email?.toLowerCase() && !isForged(mail),
  })
  return 'conversation'
}

/** The files of a mail that is read for the first time, kept in the store. */
export const filesOf = async (ctx: Ctx, id: string, { files }: IncomingMail): Promise<StoredFile[]> =>
  files.length && !(await isKnownMail(ctx, id)) ? storeMailFiles(ctx, files.slice(0, mostFiles)) : []

/** A mail with more files is no letter to a business. */
const mostFiles = 50

/**
 * The business for which a mail in the installation's mailbox is: the one whose mail it answers, else the one that its
 * address names (`desk+<slug>@…`), else the only business of the installation.
 */
async function ownerOf(open: OpenCtx, { answers, recipients }: IncomingMail): Promise<string | null> {
  const answered = await tenantOfMail(open, ownMessageIds(answers))
  if (answered) return answered
  const ours = installationAddresses(open)
  for (const address of recipients.filter(each => ours.has(plain(each)))) {
    const slug = /\+([^@]{1,100})@/.exec(address)?.[1]
    const named = slug ? await businessBySlug(open, slug) : null
    if (named) return named.id
  }
  return (await soleBusiness(open))?.id ?? null
}

/** The addresses from which we send the business's mail and at which we receive it: mail from there is our own. */
async function ownAddresses(open: OpenCtx, tenant: string): Promise<Set<string>> {
  const sender = await senderOf(open.as(tenant, { kind: 'system' }), 'email')
  const own = installationAddresses(open)
  if (sender.ready) own.add(plain(sender.sender))
  return own
}

function installationAddresses({ accounts: { mail } }: OpenCtx): Set<string> {
  const user = mail.imapUrl ? decodeURIComponent(new URL(mail.imapUrl).username) : ''
  return new Set([readSender(mail.from).address, user].filter(each => each.includes('@')).map(plain))
}

/** An address in lower case, without the part after `+`. */
const plain = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether our mail server found that the sender's domain did not send the mail (DMARC result by RFC 8601). */
export const isForged = ({ header }: IncomingMail): boolean =>
  /\bdmarc\s*=\s*fail\b/i.test(header('authentication-results') ?? '')
