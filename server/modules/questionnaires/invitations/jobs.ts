import type { Ctx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { senderOf } from '#server/modules/messaging/senders/senders.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { languageOf } from '../interview/progress.ts'
import { pageUrl } from '../links/address.ts'
import { type FoundSession, linkOfId, noteLink, statusOf, tokenOf } from '../links/links.ts'
import { lockLink, updateLink } from '../links/queries.ts'
import { type InvitationChannel, reachableAt } from './address.ts'
import { wordsOf } from './wording.ts'

/** Sends one invitation. It leaves once: where nobody can say whether it did, it is not sent again. */
export const sendInvitation = job<{ link: string; invitation: string }>({
  name: 'questionnaires.invite',
  concurrency: 2,
  async run(ctx, { link, invitation }) {
    const begun = await begin(ctx, link, invitation)
    if (!begun) return
    const problem = begun.cutOff ? 'It may have arrived: the sending was cut off.' : await send(begun.found)
    await settle(ctx, link, { invitation, problem })
  },
})

/** Marks an invitation as being sent; null when it was replaced, was sent or there is nobody to invite any more. */
const begin = (
  ctx: Ctx,
  link: string,
  invitation: string,
): Promise<{ found: FoundSession; cutOff: boolean } | null> =>
  ctx.tx(async db => {
    const row = await lockLink(db, link)
    const found = row && (await linkOfId(ctx, link))
    if (!found || row.invitation_id !== invitation) return null
    if (row.invitation_state === 'sending') return { found, cutOff: true }
    if (row.invitation_state !== 'queued') return null
    await updateLink(db, link, { invitation_state: 'sending' })
    return { found, cutOff: false }
  })

/** Hands the message over. Returns why it did not leave, for people; null when it did. */
async function send({ ctx, link, questionnaire }: FoundSession): Promise<string | null> {
  const channel = link.invited_by as InvitationChannel
  if (!['issued', 'opened', 'in_progress'].includes(statusOf(link, ctx.now())))
    return 'The link ended before it was sent.'
  try {
    const [to, sender, desk] = [
      await reachableAt(ctx, link, channel),
      await senderOf(ctx, channel),
      await business(ctx),
    ]
    if (!sender.ready) return sender.reason
    const language = await languageOf(ctx, questionnaire)
    const { subject, body } = wordsOf(channel, {
      language,
      link,
      questionnaire,
      desk,
      url: pageUrl(ctx.config, questionnaire.title, tokenOf(ctx, link)),
    })
    await sender.deliver(
      {
        id: link.invitation_id!,
        tenant: ctx.tenant,
        to,
        name: link.person_name,
        subject,
        body,
        params: [],
        template: null,
        unsubscribeUrl: null,
        thread: { headers: {}, language },
        allowReplies: true,
      },
      () => {},
    )
    return null
  } catch (error) {
    if (error instanceof DeliveryFailed) return error.detail
    if (error instanceof Problem) return error.message
    throw error
  }
}

const settle = (
  ctx: Ctx,
  id: string,
  { invitation, problem }: { invitation: string; problem: string | null },
): Promise<void> =>
  ctx.tx(async db => {
    const link = await lockLink(db, id)
    if (link?.invitation_id !== invitation) return
    await updateLink(db, id, {
      invitation_state: problem === null ? 'sent' : 'failed',
      invitation_problem: problem?.slice(0, 500) ?? null,
    })
    await noteLink(ctx, db, link, 'invited')
  })
