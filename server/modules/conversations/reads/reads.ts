import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { lockConversation } from '../queries.ts'
import { setRead } from './queries.ts'

/**
 * Notes that the acting member has read a conversation up to the message at `position`; what the visitor wrote after it is
 * unread. 404; 403 for an API key, which reads nothing.
 */
export const readUpTo = (ctx: Ctx, conversationId: string, position: number): Promise<void> =>
  ctx.tx(async db => {
    const { actor } = ctx
    if (actor.kind !== 'member')
      throw new Problem(403, 'Only a member reads conversations; a key has no reader.')
    if (!(await lockConversation(db, conversationId))) throw notFound('Conversation')
    await setRead(db, actor.id, conversationId, position)
  })
