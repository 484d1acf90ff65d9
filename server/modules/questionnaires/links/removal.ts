import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { recordDeletions } from '../deletions/deletions.ts'
import { forgetMedia } from '../recordings/recordings.ts'
import { nudge } from '../sessions/socket-lease.ts'
import { type FoundSession, getLink, noteLink } from './links.ts'
import { deleteLinks, lockLink, updateLink } from './queries.ts'

/**
 * Revokes a link at once: its address opens nothing any more, and a conversation in progress ends. A link that was revoked
 * before keeps that moment. 404 when there is no such link, 409 when its conversation is over: there is nothing left to end.
 */
export const revokeLink = (ctx: Ctx, token: string): Promise<FoundSession> =>
  ctx.tx(async db => {
    const { link } = await getLink(ctx, token)
    const locked = await lockLink(db, link.id)
    if (locked?.completed_at)
      throw new Problem(
        409,
        'This conversation is over: there is nothing left to revoke. Delete the link to remove it.',
      )
    if (locked && !locked.revoked_at) {
      await updateLink(db, link.id, { revoked_at: ctx.now() })
      await noteLink(ctx, db, locked, 'revoked')
    }
    nudge(ctx, link.id)
    return getLink(ctx, token)
  })

/** Removes a link with all that was said, written and recorded, and ends its conversation; 404 when there is no such link. */
export const removeLink = (ctx: Ctx, token: string): Promise<void> =>
  ctx.tx(async () => {
    const { link } = await getLink(ctx, token)
    await removeLinks(ctx, [link.id])
  })

/** The same of several, by id, in the transaction that is open. A record of how much it was stays. */
export const removeLinks = (ctx: Ctx, ids: string[]): Promise<void> =>
  ctx.tx(async db => {
    await recordDeletions(ctx, ids)
    for (const id of ids) await forgetMedia(ctx, id)
    await deleteLinks(db, ids)
    await noteChange(ctx, db, { topic: 'questionnaire', id: null, kind: 'deleted' })
    for (const id of ids) nudge(ctx, id)
  })
