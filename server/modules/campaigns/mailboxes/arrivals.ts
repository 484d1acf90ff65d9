import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { isInThread, ownIds } from '#server/modules/conversations/mail/mail.ts'
import { isAnswer } from '#server/modules/conversations/mail/subjects.ts'
import { noteReturned } from '#server/modules/conversations/mail/undelivered.ts'
import { findMessage, recordReceipt } from '../messages/messages.ts'
import { labelOf } from '../messages/reasons.ts'
import { tenantOfMail, tenantOfMessage, tenantsWritingTo } from '../receipts/resolve-tenant.ts'
import { type Outcome as ReplyOutcome, takeReply } from '../replies/replies.ts'
import { mailWishOf } from '../replies/wishes.ts'
import { isAutomatic, isUnread } from './auto-replies.ts'
import { type DeliveryReport, readReport } from './bounces.ts'
import { takeForDesk } from './desk.ts'
import { idOf, type Mail, readMail } from './mail.ts'
import { selectSentMail } from './queries.ts'
import { ownWords } from './quotes.ts'

export type Outcome = ReplyOutcome | 'report' | 'automatic' | 'unreadable' | 'conversation'

/** Mail servers stamp mails with whole seconds, and by clocks of their own. */
const clockSlackMs = 60_000

/**
 * Does what a mail asks for that has come into a mailbox: of one business, or (`tenant` null) the installation's, where
 * the mail itself must say whose message it is about. Doing it again changes nothing.
 */
export async function takeMail(
  open: OpenCtx,
  tenant: string | null,
  arrived: { source: Buffer; at: Date },
): Promise<Outcome> {
  const mail = await readMail(arrived.source)
  if (!mail) return 'unreadable'
  const report = readReport(mail)
  if (report) {
    const outcome = await takeReport(open, tenant, report)
    // Of no mail of ours: a person who asks about a mail that came back may have its words, and is not lost for that.
    const writer = mail.replyTo ?? mail.from
    if (outcome !== 'unknown' || isAutomatic(mail) || isUnread(writer?.address ?? '')) return outcome
  }
  if (isAutomatic(mail)) return 'automatic'
  const outcome = await takeAnswer(open, tenant, mail, arrived.at)
  return outcome === 'unknown' ? takeForDesk(open, tenant, mail) : outcome
}

async function takeReport(open: OpenCtx, tenant: string | null, report: DeliveryReport): Promise<Outcome> {
  const { outcome, detail, hard, messageIds } = report
  const id = report.envelopeId && isRecordId(report.envelopeId) ? report.envelopeId : null
  const letters = [...(id ? [id] : []), ...ownIds(messageIds)]
  const owner =
    tenant ??
    (await tenantOfMessage(open, { providerIds: messageIds, id })) ??
    (await tenantOfMail(open, letters))
  if (!owner) return 'unknown'
  const ctx = open.as(owner, { kind: 'system' })
  const sent = await ctx.tx(db => selectSentMail(db, { id, messageIds }))
  if (!sent) return takeReturned(ctx, letters, report)
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
  // The address that we wrote to, not one that the report names: whoever makes up a report can stop only their own mail.
  if (hard || outcome === 'complaint') {
    const source = hard ? 'bounce' : 'complaint'
    await suppress(ctx, { email: sent.to_address, channels: ['email'], reason: detail, source })
  }
  return 'report'
}

/** A report on an answer that left in a conversation. */
async function takeReturned(ctx: Ctx, letters: string[], report: DeliveryReport): Promise<Outcome> {
  const { outcome, detail, hard } = report
  if (outcome !== 'failed') return 'unknown'
  const address = await noteReturned(ctx, letters, `${labelOf('bounced')}: ${detail}`)
  if (!address) return 'unknown'
  if (hard) await suppress(ctx, { email: address, channels: ['email'], reason: detail, source: 'bounce' })
  return 'report'
}

async function takeAnswer(open: OpenCtx, tenant: string | null, mail: Mail, at: Date): Promise<Outcome> {
  const { from, answers } = mail
  if (!from) return 'unknown'
  const owner =
    tenant ??
    (await tenantOfMessage(open, { providerIds: answers })) ??
    (await tenantsWritingTo(open, from.address, 'email'))[0]
  if (!owner) return 'unknown'
  const ctx = open.as(owner, { kind: 'system' })
  const message = await answered(ctx, mail, at)
  if (!message) return 'unknown'
  const text = ownWords(mail.text) || mail.subject
  if (mailWishOf(text)) {
    await suppress(ctx, {
      email: message.to,
      channels: ['email'],
      reason: text.slice(0, 200),
      source: 'reply',
    })
  }
  const externalId = idOf(mail)
  const { address, name } = from
  const parts = { subject: mail.subject, whole: mail.text, attachments: mail.files }
  const reply = { channel: 'email' as const, address, name, text, mail: parts, externalId }
  return takeReply(ctx, reply, message)
}

/**
 * The message that a mail answers: the one it refers to, else the last that went to its sender before it came, unless it
 * belongs to another thread or begins one.
 */
async function answered(ctx: Ctx, mail: Mail, at: Date) {
  const { from, answers } = mail
  const referred = await findMessage(ctx, { providerIds: answers })
  if (!referred && !(await mayAnswerUnsaid(ctx, mail))) return null
  const found = referred ?? (await findMessage(ctx, { fromAddress: from!.address, channel: 'email' }))
  const sent = found && (await ctx.tx(db => selectSentMail(db, { id: found.id, messageIds: [] })))
  if (!sent) return null
  const tooEarly = sent.sent_at && at.getTime() < sent.sent_at.getTime() - clockSlackMs
  if (!referred && tooEarly) return null
  return { id: found.id, allow_replies: found.allow_replies, to: sent.to_address }
}

/** Whether a mail that refers to no message of ours may answer one all the same. */
async function mayAnswerUnsaid(ctx: Ctx, { from, answers, subject, text }: Mail): Promise<boolean> {
  if (await isInThread(ctx, from!.address, answers)) return false
  return answers.length > 0 || isAnswer(subject) || mailWishOf(ownWords(text) || subject) !== null
}
