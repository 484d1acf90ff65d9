import type { Ctx } from '#server/core/context.ts'
import { type Job, job, type Listener } from '#server/core/job.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { letterOf } from '#server/modules/conversations/mail/outgoing-mail.ts'
import {
  type Leaving,
  type Left,
  settleLeaving,
  startLeaving,
} from '#server/modules/conversations/replies/leaving.ts'
import { replyQueued } from '#server/modules/conversations/replies/replies.ts'
import type { Outgoing } from '#server/modules/messaging/connections/sender.ts'
import { senderOf } from '#server/modules/messaging/connections/senders.ts'
import { handOver, type Ready } from '../dispatch/hand-over.ts'
import { rest, restOf } from '../dispatch/pace.ts'
import { labelOf } from '../messages/reasons.ts'

/** A hand-over ends within this; a message that is marked for longer was cut off. */
const longestMs = 120_000

/**
 * Hands one answer to whoever carries the business's messages on that channel, once: it is marked before, and one that
 * a crash cut off is asked about where the provider can be asked, and never handed over a second time.
 */
const deliverAnswer: Job<{ message_id: string }> = job<{ message_id: string }>({
  name: 'communication.deliver_answer',
  concurrency: 4,
  async run(ctx, { message_id }) {
    const leaving = await startLeaving(ctx, message_id)
    if (!leaving) return
    const over = new Date(leaving.sendingAt.getTime() + longestMs)
    // Somebody else may yet be at it.
    if (leaving.cutOff && ctx.now() < over) {
      return ctx.enqueue(deliverAnswer, { message_id }, { startAfter: over })
    }
    const sender = await senderOf(ctx, leaving.channel)
    if (!sender.ready) return settleLeaving(ctx, leaving, { kind: 'failed', reason: sender.reason })
    const message = await outgoingOf(ctx, leaving)
    if (leaving.cutOff) return settleLeaving(ctx, leaving, await whatCame(sender, message, leaving))
    const restsUntil = await restOf(ctx, sender.account)
    if (restsUntil) return leaveLater(ctx, leaving, labelOf('rate_limited'), restsUntil)
    await handIt(ctx, leaving, message, sender)
  },
})

/** Has an answer handed over behind the response: the job exists if and only if the answer does. */
const deliverAnswers: Listener = {
  name: 'communication.deliver_answers',
  types: [replyQueued],
  inTransaction: true,
  handle: (ctx, { data }) => ctx.enqueue(deliverAnswer, { message_id: String(data.message_id) }),
}

export const answerJobs = [deliverAnswer as Job<never>]
export const answerListeners = [deliverAnswers]

async function handIt(ctx: Ctx, leaving: Leaving, message: Outgoing, sender: Ready): Promise<void> {
  const { channel, attempts } = leaving
  const outcome = await handOver(ctx, { channel, sender }, message, attempts)
  if (outcome.kind === 'sent') return settleLeaving(ctx, leaving, outcome)
  const { reason: code, detail, again, uncounted } = outcome.refused
  if (again && uncounted) await rest(ctx, sender.account, again)
  const reason = detail ? `${labelOf(code)}: ${detail}` : labelOf(code)
  await ctx.tx(async () => {
    if (again) await leaveLater(ctx, leaving, reason, again)
    else await settleLeaving(ctx, leaving, { kind: 'failed', reason })
    if (!outcome.optedOut) return
    const address = channel === 'email' ? { email: message.to } : { phone: message.to }
    await suppress(ctx, { ...address, channels: [channel], reason, source: 'provider' })
  })
}

const leaveLater = (ctx: Ctx, leaving: Leaving, reason: string, at: Date): Promise<void> =>
  ctx.tx(async () => {
    await settleLeaving(ctx, leaving, { kind: 'waits', reason })
    await ctx.enqueue(deliverAnswer, { message_id: leaving.id }, { startAfter: at })
  })

async function outgoingOf(ctx: Ctx, leaving: Leaving): Promise<Outgoing> {
  const { id, channel, name, text, to } = leaving
  const common = { id, tenant: ctx.tenant, name, params: [], template: null, unsubscribeUrl: null }
  if (channel === 'email') {
    const { subject, body, headers } = await letterOf(ctx, leaving)
    return { ...common, to, subject, body, letter: { headers }, allowReplies: true }
  }
  const { country } = await business(ctx)
  const number = phoneKey(to, country) ?? to
  return { ...common, to: number, subject: null, body: text, inAnswer: true, allowReplies: true }
}

/** What came of a hand-over that was cut off, as far as the provider can tell. */
async function whatCame(sender: Ready, message: Outgoing, { sendingAt }: Leaving): Promise<Left> {
  const found = await sender.reconcile?.(message, sendingAt)
  if (!found) return { kind: 'failed', reason: labelOf('outcome_unknown') }
  return found.state === 'failed'
    ? { kind: 'failed', reason: labelOf('undeliverable') }
    : { kind: 'sent', providerId: found.providerId }
}
