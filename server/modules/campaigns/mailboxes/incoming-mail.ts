import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { isInThread, ownMessageIds } from '#server/modules/conversations/mail/mail.ts'
import { isReplySubject } from '#server/modules/conversations/mail/subjects/subjects.ts'
import { noteBounce } from '#server/modules/conversations/mail/undelivered/undelivered.ts'
import {
  receiveAnswer as receiveTeamAnswer,
  type TeamMail,
} from '#server/modules/notifications/answers/answers.ts'
import { noteReturned } from '#server/modules/notifications/mails/mails.ts'
import { keywordInMail } from '../keywords/keywords.ts'
import { findMessage, recordReceipt } from '../messages/messages.ts'
import { labelOf } from '../reasons/reasons.ts'
import { type ReplyOutcome, receiveReply } from '../replies/replies.ts'
import { tenantOfMail, tenantOfMessage, tenantsWritingTo } from '../resolve-tenant/resolve-tenant.ts'
import { isAutomatic, isUnread } from './auto-replies.ts'
import { filesOf, isForged, receiveConversationMail } from './conversation-mail.ts'
import { type DeliveryReport, readReport } from './delivery-reports.ts'
import { type IncomingMail, idOf, readMail } from './mail.ts'
import { selectSentMail } from './queries.ts'
import { withoutQuotes } from './quotes.ts'

type MailOutcome = ReplyOutcome | 'report' | 'team' | 'automatic' | 'unreadable' | 'conversation'

/** Mail servers stamp mails with whole seconds, and their clocks differ from ours. */
const clockSlackMs = 60_000

/**
 * Processes a mail that arrived in a business's mailbox or, with `tenant` null, in the installation's, where the mail itself
 * tells which business it is for. Processing a mail again changes nothing. Returns what it was, for the metrics.
 */
export async function receiveMail(
  open: OpenCtx,
  tenant: string | null,
  arrived: { source: Buffer; at: Date },
): Promise<MailOutcome> {
  const mail = await readMail(arrived.source)
  if (!mail) return 'unreadable'
  const report = readReport(mail)
  if (report) {
    const outcome = await receiveReport(open, tenant, report)
    // The report is about no mail of ours. A person who asks about a returned mail may use the words of a report, so the
    // mail goes on unless it is automatic.
    const writer = mail.replyTo ?? mail.from
    if (outcome !== 'unknown' || isAutomatic(mail) || isUnread(writer?.address ?? '')) return outcome
  }
  if (isAutomatic(mail)) return 'automatic'
  if (await receiveTeamAnswer(open, tenant, teamMailOf(mail))) return 'team'
  const outcome = await receiveAnswer(open, tenant, mail, arrived.at)
  return outcome === 'unknown' ? receiveConversationMail(open, tenant, mail) : outcome
}

/** A mail as an answer of somebody on the team to what they were told. */
const teamMailOf = (mail: IncomingMail): TeamMail => ({
  id: idOf(mail),
  messageId: mail.id,
  from: mail.from?.address ?? null,
  recipients: mail.recipients,
  mailIds: ownMessageIds(mail.answers),
  subject: mail.subject,
  text: withoutQuotes(mail.text),
  files: mail.files.map(({ name }) => name),
  forged: isForged(mail),
})

async function receiveReport(
  open: OpenCtx,
  tenant: string | null,
  report: DeliveryReport,
): Promise<MailOutcome> {
  const { outcome, detail, hard, messageIds } = report
  const id = report.envelopeId && isRecordId(report.envelopeId) ? report.envelopeId : null
  const letters = [...(id ? [id] : []), ...ownMessageIds(messageIds)]
  if (outcome === 'failed' && (await noteReturned(open, letters, detail))) return 'report'
  const owner =
    tenant ??
    (await tenantOfMessage(open, { providerIds: messageIds, id })) ??
    (await tenantOfMail(open, letters))
  if (!owner) return 'unknown'
  const ctx = open.as(owner, { kind: 'system' })
  const sent = await ctx.tx(db => selectSentMail(db, { id, messageIds }))
  if (!sent) return receiveReturnedAnswer(ctx, letters, report)
  if (outcome === 'delivered') {
    await recordReceipt(ctx, { messageId: sent.id, state: 'delivered', at: ctx.now() })
  } else if (outcome === 'failed') {
    await recordReceipt(ctx, {
      messageId: sent.id,
      state: 'failed',
      reason: 'bounced',
      detail,
      at: ctx.now(),
    })
  }
  // The address that we wrote to, not one that the report names: a forged report can then only stop the mail it knows of.
  if (hard || outcome === 'complaint') {
    const source = hard ? 'bounce' : 'complaint'
    await suppress(ctx, { email: sent.to_address, channels: ['email'], reason: detail, source })
  }
  return 'report'
}

/** Processes a report on an answer that was sent in a conversation. */
async function receiveReturnedAnswer(
  ctx: Ctx,
  letters: string[],
  report: DeliveryReport,
): Promise<MailOutcome> {
  const { outcome, detail, hard } = report
  if (outcome !== 'failed') return 'unknown'
  const address = await noteBounce(ctx, letters, `${labelOf('bounced')}: ${detail}`)
  if (!address) return 'unknown'
  if (hard) await suppress(ctx, { email: address, channels: ['email'], reason: detail, source: 'bounce' })
  return 'report'
}

async function receiveAnswer(
  open: OpenCtx,
  tenant: string | null,
  mail: IncomingMail,
  at: Date,
): Promise<MailOutcome> {
  const { from, answers } = mail
  if (!from) return 'unknown'
  const owner =
    tenant ??
    (await tenantOfMessage(open, { providerIds: answers })) ??
    (await tenantsWritingTo(open, from.address, 'email'))[0]
  if (!owner) return 'unknown'
  const ctx = open.as(owner, { kind: 'system' })
  const message = await messageAnsweredBy(ctx, mail, at)
  if (!message) return 'unknown'
  const text = withoutQuotes(mail.text) || mail.subject
  if (keywordInMail(text)) {
    await suppress(ctx, {
      email: message.to,
      channels: ['email'],
      reason: text.slice(0, 200),
      source: 'reply',
    })
  }
  const externalId = idOf(mail)
  const { address, name } = from
  const parts = { subject: mail.subject, whole: mail.text, attachments: mail.files.map(file => file.name) }
  const files = message.allow_replies ? await filesOf(ctx, externalId, mail) : []
  const reply = { channel: 'email' as const, address, name, text, mail: parts, files, externalId }
  return receiveReply(ctx, reply, message)
}

/**
 * The message that a mail answers: the one it refers to, else the last one sent to its author before it arrived, unless the
 * mail belongs to another thread or begins one.
 */
async function messageAnsweredBy(ctx: Ctx, mail: IncomingMail, at: Date) {
  const { from, answers } = mail
  const referred = await findMessage(ctx, { providerIds: answers })
  if (!referred && !(await mayAnswerWithoutReference(ctx, mail))) return null
  const found = referred ?? (await findMessage(ctx, { fromAddress: from!.address, channel: 'email' }))
  const sent = found && (await ctx.tx(db => selectSentMail(db, { id: found.id, messageIds: [] })))
  if (!sent) return null
  const tooEarly = sent.sent_at && at.getTime() < sent.sent_at.getTime() - clockSlackMs
  if (!referred && tooEarly) return null
  return { id: found.id, allow_replies: found.allow_replies, to: sent.to_address }
}

/** Whether a mail may answer a message of ours although it refers to none. */
async function mayAnswerWithoutReference(
  ctx: Ctx,
  { from, answers, subject, text }: IncomingMail,
): Promise<boolean> {
  if (await isInThread(ctx, from!.address, answers)) return false
  return (
    answers.length > 0 || isReplySubject(subject) || keywordInMail(withoutQuotes(text) || subject) !== null
  )
}
