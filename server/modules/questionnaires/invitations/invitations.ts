import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { isSuppressed } from '#server/modules/contacts/suppressions/suppressions.ts'
import { senderOf, senderStatus } from '#server/modules/messaging/senders/senders.ts'
import { type FoundSession, getLink, noteLink, statusOf } from '../links/links.ts'
import { lockLink, updateLink } from '../links/queries.ts'
import { type InvitationChannel, reachableAt } from './address.ts'
import { sendInvitation } from './jobs.ts'

/** Where an invitation that was not answered for is taken to be on its way. */
const onItsWay = ['queued', 'sending']

/**
 * Has the person told of their link by mail or text message, behind this call; the link says what became of it. 400 without
 * an address that this channel reaches, for one on the stop list, and where nothing can be sent by it; 409 when the link
 * is over, or the last invitation is still on its way.
 */
export async function invite(ctx: Ctx, token: string, channel: InvitationChannel): Promise<FoundSession> {
  const { link } = await getLink(ctx, token)
  const to = await reachableAt(ctx, link, channel)
  if (await isSuppressed(ctx, to, channel))
    throw new Problem(400, `${to} is on the stop list: this person wants no messages there.`)
  const { ready, reason } = senderStatus(await senderOf(ctx, channel))
  if (!ready) throw new Problem(400, reason)
  return ctx.tx(async db => {
    const found = await getLink(ctx, token)
    const locked = (await lockLink(db, found.link.id))!
    if (!['issued', 'opened', 'in_progress'].includes(statusOf(locked, ctx.now())) || locked.completed_at)
      throw new Problem(409, 'This link opens nothing any more. Make another one to send.')
    if (onItsWay.includes(locked.invitation_state ?? ''))
      throw new Problem(409, 'The last invitation is still on its way.')
    const invitation = ctx.id()
    await updateLink(db, locked.id, {
      invitation_id: invitation,
      invited_by: channel,
      invited_at: ctx.now(),
      invitation_state: 'queued',
      invitation_problem: null,
    })
    await ctx.enqueue(sendInvitation, { link: locked.id, invitation })
    await noteLink(ctx, db, locked, 'invited')
    return getLink(ctx, token)
  })
}
