import type { TestMail } from '#contract/messaging/connections.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import { OutboundRefused } from '#server/http/outbound/outbound.ts'
import { Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { emailSender } from '../senders/email.ts'
import type { OutgoingMessage, ReadySender } from '../senders/senders.ts'
import * as rows from './queries.ts'
import { openConnection } from './stored.ts'

/**
 * Mails the member who asks, as the business's mails are sent. Its own account is tested by that, as a test does. 409 for a
 * key, which has no address; 429 when the installation has sent as many as it does in a day.
 */
export async function sendTestMail(ctx: Ctx): Promise<TestMail> {
  const member = await memberOf(ctx)
  const row = await ctx.tx(db => rows.selectConnection(db, 'email'))
  const sender = await emailSender(ctx, row ? openConnection(ctx, row) : null)
  if (!sender.ready) throw new Problem(409, sender.reason)
  // Anybody may register with a stranger's address, so that the installation mails them no more often than by invitations.
  if (!row) await ctx.limiter.take('invitations', ctx.tenant)
  const failure = await failureOf(sender, await testMail(ctx, member))
  if (row) {
    const found = { checked_at: ctx.now(), failure, sender: row.sender }
    await ctx.tx(db => rows.updateTested(db, row, found))
  }
  const to_file = row === undefined && ctx.accounts.mail.smtpUrl === null
  return { ok: failure === null, to: member.email, detail: failure, to_file }
}

async function memberOf(ctx: Ctx): Promise<{ email: string; name: string | null }> {
  const { actor } = ctx
  const member = actor.kind === 'member' && (await team(ctx)).find(({ id }) => id === actor.id)
  if (!member) throw new Problem(409, 'A test mail goes to the member who asks. A key has no address.')
  return member
}

async function testMail(ctx: Ctx, to: { email: string; name: string | null }): Promise<OutgoingMessage> {
  const own = await business(ctx)
  const language = homeLanguage(own)
  const words = textsOf(language).testMail
  return {
    id: ctx.id(),
    tenant: ctx.tenant,
    to: to.email,
    name: to.name,
    subject: phrase(words.subject, { business: own.name }),
    body: phrase(words.body, { business: own.name }),
    params: [],
    template: null,
    unsubscribeUrl: null,
    thread: { headers: {}, language },
    allowReplies: true,
  }
}

/** Why it was not taken, in a sentence; null when it was. */
async function failureOf(sender: ReadySender, message: OutgoingMessage): Promise<string | null> {
  try {
    await sender.deliver(message, () => {})
    return null
  } catch (error) {
    if (error instanceof DeliveryFailed) return error.detail.slice(0, 500)
    if (error instanceof OutboundRefused) return error.reason
    throw error
  }
}
