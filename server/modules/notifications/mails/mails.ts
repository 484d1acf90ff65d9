import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { raise, settleRecord } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { replySubject } from '#server/modules/conversations/mail/subjects/subjects.ts'
import { readsAnswers } from '#server/modules/messaging/mailboxes/mailboxes.ts'
import {
  type OutgoingMessage,
  type ReadySender,
  senderOf,
} from '#server/modules/messaging/senders/senders.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { type Told, toldMembers } from '../preferences/preferences.ts'
import { letterOfWeek } from '../weekly/letter.ts'
import { answerAddress, answerToken } from './answer-address.ts'
import { bundle } from './bundles.ts'
import * as rows from './queries.ts'
import { aboutOne, digestOf, headline, type ReadNews, readNews, shownNews } from './wording.ts'

/** Longer than a mail server's slowest answers (see providers/mail/smtp.ts). */
const claimMs = 3 * 60_000
/** Pauses between attempts: each is twice as long as the one before, up to an hour, for three days. */
const [firstPauseMs, longestPauseMs, mostDays] = [60_000, 3_600_000, 3]
/** After so many attempts, a quarter of an hour, the business sees that its mails don't go out. */
const attemptsUnseen = 5
/** References names at most so many Message-IDs. */
const mostReferences = 20

/**
 * Mails a member what is due. Each mail is sent once, however often the job runs; when a process dies while sending, the
 * mail is sent again under the same Message-ID.
 */
export const sendNotifications: Job<{ member_id: string }> = job<{ member_id: string }>({
  name: 'notifications.send',
  concurrency: 2,
  async run(ctx, { member_id }, signal) {
    await bundle(ctx, member_id)
    while (!signal.aborted) {
      const now = ctx.now()
      const until = new Date(now.getTime() + claimMs)
      const mail = await ctx.tx(db => rows.claimMail(db, member_id, { now, until }))
      if (!mail) return
      await send(ctx, member_id, mail)
    }
  },
})

/** Whether mails of the business reach anybody: without a mail server they are only written to a folder. */
export async function mailsArrive(ctx: Ctx): Promise<boolean> {
  const sender = await senderOf(ctx, 'email')
  return sender.ready && sender.reason === null && sender.failure === null
}

async function send(ctx: Ctx, memberId: string, mail: rows.MailRow): Promise<void> {
  const member = (await toldMembers(ctx)).find(({ id }) => id === memberId)
  const sender = await senderOf(ctx, 'email')
  const message = member && sender.ready ? await compose(ctx, member, mail, sender) : null
  if (!message || !sender.ready) {
    // The member left, or every record that it tells of was erased.
    return ctx.tx(db => rows.settleMail(db, mail.id, { failure: 'nothing left to tell', again: null }))
  }
  await handOver(ctx, sender, message, { mail, memberId })
}

async function handOver(
  ctx: Ctx,
  sender: ReadySender,
  message: OutgoingMessage,
  { mail, memberId }: { mail: rows.MailRow; memberId: string },
): Promise<void> {
  try {
    const { providerId } = await sender.deliver(message, () => {})
    await ctx.tx(async db => {
      await rows.settleMail(db, mail.id, { sent: { at: ctx.now(), messageId: providerId } })
      await settleRecord(ctx, { kind: 'failed_mail', key: memberId })
    })
    if (sender.reason) {
      const folder = ctx.accounts.mail.outboxFolder
      ctx.log.info(
        { folder, subject: message.subject },
        'mail written to a file: no mail server is configured',
      )
    }
  } catch (error) {
    const { reason, detail, temporary, retryAfterSeconds } =
      error instanceof DeliveryFailed
        ? error
        : { reason: 'unexpected', detail: (error as Error).message, temporary: true, retryAfterSeconds: 0 }
    ctx.log.warn({ err: error, mail: mail.id }, 'a mail to the team was not sent')
    const pauseMs = Math.min(firstPauseMs * 2 ** (mail.attempts - 1), longestPauseMs)
    const again = new Date(ctx.now().getTime() + Math.max(pauseMs, (retryAfterSeconds ?? 0) * 1_000))
    const tooLate = again.getTime() - mail.created_at.getTime() > mostDays * 24 * 3_600_000
    const over = !temporary || tooLate
    await ctx.tx(async db => {
      await rows.settleMail(db, mail.id, { failure: detail, again: over ? null : again })
      // It may have arrived: nobody is alarmed.
      if (reason === 'outcome_unknown' || (!over && mail.attempts < attemptsUnseen)) return
      await raiseFailure(ctx, memberId, { to: message.to, detail })
    })
  }
}

/** An item for the business: mails to a member don't go out, or don't arrive. */
const raiseFailure = (
  ctx: Ctx,
  memberId: string,
  { to, detail }: { to: string; detail: string },
): Promise<void> => {
  const title = `Mails to ${to} about what needs the team are not delivered: ${detail}`
  return raise(ctx, { kind: 'failed_mail', title, question: { text: title, key: memberId } })
}

/** Records that a mail server returned a mail to a member. False when none of these ids is such a mail's. */
export async function noteReturned(open: OpenCtx, mailIds: string[], reason: string): Promise<boolean> {
  if (!mailIds.length) return false
  // biome-ignore lint/plugin: the mail says which business
  const mail = await open.crossTenant(db => rows.selectSentMail(db, mailIds))
  if (!mail) return false
  const ctx = open.as(mail.tenant_id, { kind: 'system' })
  const member = (await toldMembers(ctx)).find(({ id }) => id === mail.member_id)
  await ctx.tx(async db => {
    await rows.settleMail(db, mail.id, { failure: reason, again: null })
    if (member) await raiseFailure(ctx, member.id, { to: member.email, detail: reason })
  })
  return true
}

/** The mail as it is now; null when nothing is left to tell. */
async function compose(
  ctx: Ctx,
  member: Told,
  mail: rows.MailRow,
  sender: ReadySender,
): Promise<OutgoingMessage | null> {
  const desk = await business(ctx)
  const common = addressed(ctx, member, mail.id)
  if (mail.week) {
    const { subject, text: body, html } = await letterOfWeek(ctx, { member, desk, monday: mail.week })
    return { ...common, subject, body, thread: { ...common.thread, html } }
  }
  const { news, left } = await ctx.tx(async db => {
    const all = await rows.selectNewsOf(db, mail.id)
    return {
      news: await readNews(ctx, all.slice(0, shownNews)),
      left: Math.max(0, all.length - shownNews),
    }
  })
  const newest = news.at(-1)
  if (!newest) return null
  if (mail.digest) {
    const { subject, text: body } = digestOf(ctx, { member, desk, total: news.length + left }, news)
    return { ...common, subject, body }
  }
  const answers = mail.thread_id !== null && (await readsAnswers(ctx))
  const body = await aboutOne(ctx, { member, desk, answers }, news)
  if (!mail.thread_id) {
    const { email } = newest.contact
    return { ...common, subject: headline(newest, member.language), body, ...(email && { replyTo: email }) }
  }
  const { thread, references } = await ctx.tx(db =>
    rows.selectThreadHead(db, mail.thread_id!, mostReferences),
  )
  const replyTo = answers ? answerAddress(sender.sender, answerToken(ctx, thread.id)) : undefined
  const headers = { ...quietly, ...inThread(references) }
  return {
    ...common,
    subject: subjectOf(thread, references, news, member),
    body,
    thread: { ...common.thread, headers },
    ...(replyTo && { replyTo }),
  }
}

/** The same subject in the whole thread, so that mail programs show it as one. */
const subjectOf = (thread: rows.ThreadRow, references: string[], news: ReadNews[], member: Told): string => {
  const subject = thread.subject || headline(news[0]!, member.language)
  return references.length ? replySubject(subject) : subject
}

const inThread = (references: string[]): Record<string, string> =>
  references.length ? { 'In-Reply-To': references.at(-1)!, References: references.join(' ') } : {}

/** No robot answers it (RFC 3834; the second field is what Exchange reads). */
const quietly = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** A mail to a member, without what it says. */
export const addressed = (ctx: Ctx, { email, name, language }: Told, id: string) => ({
  id,
  tenant: ctx.tenant,
  to: email,
  name,
  params: [],
  template: null,
  unsubscribeUrl: null,
  thread: { headers: quietly, language },
  allowReplies: true,
})
