import type { Ctx } from '#server/core/context.ts'
import { type Job, job, type Listener } from '#server/core/job.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { filesToMail } from '#server/modules/conversations/attachments/attachments.ts'
import {
  type DeliveryResult,
  type OutgoingReply,
  settleDelivery,
  startDelivery,
} from '#server/modules/conversations/deliveries/deliveries.ts'
import { outgoingMailOf } from '#server/modules/conversations/mail/outgoing/outgoing.ts'
import { replyQueued } from '#server/modules/conversations/replies/replies.ts'
import {
  type OutgoingMessage,
  type ReadySender,
  senderOf,
} from '#server/modules/messaging/senders/senders.ts'
import { handOver } from '../hand-over/hand-over.ts'
import { pauseAccount, pausedUntil } from '../pace/pace.ts'
import { labelOf } from '../reasons/reasons.ts'

/** A hand-over ends within this time; a message that is marked for longer was cut off. */
const longestMs = 120_000

/**
 * Hands one answer of a conversation to the channel's sender, once. The answer is marked before the hand-over. If a crash
 * cuts the hand-over off, the provider is asked about the answer where it can be, and the answer is never sent again.
 */
const deliverAnswer: Job<{ message_id: string }> = job<{ message_id: string }>({
  name: 'communication.deliver_answer',
  concurrency: 4,
  async run(ctx, { message_id }) {
    const leaving = await startDelivery(ctx, message_id)
    if (!leaving) return
    const over = new Date(leaving.sendingAt.getTime() + longestMs)
    // Another process may still be handing it over.
    if (leaving.cutOff && ctx.now() < over) {
      return ctx.enqueue(deliverAnswer, { message_id }, { startAfter: over })
    }
    const sender = await senderOf(ctx, leaving.channel)
    if (!sender.ready) return settleDelivery(ctx, leaving, { kind: 'failed', reason: sender.reason })
    const message = await outgoingOf(ctx, leaving)
    if (!message) return settleDelivery(ctx, leaving, { kind: 'failed', reason: 'A file of it is gone' })
    if (leaving.cutOff) return settleDelivery(ctx, leaving, await whatCame(sender, message, leaving))
    const until = await pausedUntil(ctx, sender.account)
    if (until) return leaveLater(ctx, leaving, labelOf('rate_limited'), until)
    await handIt(ctx, leaving, message, sender)
  },
})

/** Enqueues the hand-over in the transaction that stores the answer. */
const deliverAnswers: Listener = {
  name: 'communication.deliver_answers',
  types: [replyQueued],
  inTransaction: true,
  handle: (ctx, { data }) => ctx.enqueue(deliverAnswer, { message_id: String(data.message_id) }),
}

export const answerJobs = [deliverAnswer as Job<never>]
export const answerListeners = [deliverAnswers]

async function handIt(
  ctx: Ctx,
  leaving: OutgoingReply,
  message: OutgoingMessage,
  sender: ReadySender,
): Promise<void> {
  const { channel, attempts } = leaving
  const outcome = await handOver(ctx, { channel, sender }, message, attempts)
  if (outcome.kind === 'sent') return settleDelivery(ctx, leaving, outcome)
  const { reason: code, detail, again, uncounted } = outcome.refused
  if (again && uncounted) await pauseAccount(ctx, sender.account, again)
  const reason = detail ? `${labelOf(code)}: ${detail}` : labelOf(code)
  await ctx.tx(async () => {
    if (again) await leaveLater(ctx, leaving, reason, again)
    else await settleDelivery(ctx, leaving, { kind: 'failed', reason })
    if (!outcome.optedOut) return
    const address = channel === 'email' ? { email: message.to } : { phone: message.to }
    await suppress(ctx, { ...address, channels: [channel], reason, source: 'provider' })
  })
}

const leaveLater = (ctx: Ctx, leaving: OutgoingReply, reason: string, at: Date): Promise<void> =>
  ctx.tx(async () => {
    await settleDelivery(ctx, leaving, { kind: 'waits', reason })
    await ctx.enqueue(deliverAnswer, { message_id: leaving.id }, { startAfter: at })
  })

/** Null when a file that belongs to it is not in the store any more. */
async function outgoingOf(ctx: Ctx, leaving: OutgoingReply): Promise<OutgoingMessage | null> {
  const { id, channel, name, text, to } = leaving
  const common = { id, tenant: ctx.tenant, name, params: [], template: null, unsubscribeUrl: null }
  if (channel === 'email') {
    const { subject, body, quotation, headers } = await outgoingMailOf(ctx, leaving)
    const files = await filesToMail(ctx, id)
    if (!files) return null
    return { ...common, to, subject, body, files, thread: { headers, quotation }, allowReplies: true }
  }
  const { country } = await business(ctx)
  const number = phoneKey(to, country) ?? to
  return { ...common, to: number, subject: null, body: text, inAnswer: true, allowReplies: true }
}

/** The result of a hand-over that was cut off, as far as the provider knows it. */
async function whatCame(
  sender: ReadySender,
  message: OutgoingMessage,
  { sendingAt }: OutgoingReply,
): Promise<DeliveryResult> {
  const found = await sender.reconcile?.(message, sendingAt)
  if (!found) return { kind: 'failed', reason: labelOf('outcome_unknown') }
  return found.state === 'failed'
    ? { kind: 'failed', reason: labelOf('undeliverable') }
    : { kind: 'sent', providerId: found.providerId }
}
