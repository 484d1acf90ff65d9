import type { Activity, ActivityKind } from '#contract/conversations/activity.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { selectConversation } from '../queries.ts'
import * as rows from './queries.ts'

/** Entries shown of one conversation; those before them are left out. */
const mostShown = 500

/** Changes of which the desk learns from whoever makes them. */
const toldOtherwise = new Set<ActivityKind>([
  'taken_over',
  'handed_back',
  'closed',
  'needs_you',
  'done',
  'booked',
  'lead',
])

interface Happening {
  conversationId: string
  kind: ActivityKind
  text?: string | null
  data?: Activity['data']
  /** Who did it, where it is not the caller: a person behind a key; null: the visitor, the assistant or the program. */
  by?: { id: string; name: string } | null
}

/** Writes down what happened in conversations and who did it, within the transaction in which it happened. */
export const noteActivity = (ctx: Ctx, ...happened: Happening[]): Promise<rows.ActivityRow[]> =>
  ctx.tx(async db => {
    if (!happened.length) return []
    const caller = { by_id: 'id' in ctx.actor ? ctx.actor.id : null, by_name: await actorName(ctx) }
    const added = happened.map(({ conversationId, kind, text = null, data = null, by }) => ({
      id: ctx.id(),
      conversation_id: conversationId,
      kind,
      at: ctx.now(),
      ...(by === undefined ? caller : { by_id: by?.id ?? null, by_name: by?.name ?? null }),
      text,
      data,
    }))
    await rows.insertActivity(db, added)
    await noteChanges(
      ctx,
      db,
      happened
        .filter(({ kind }) => !toldOtherwise.has(kind))
        .map(({ conversationId, kind }) => ({ topic: 'conversation', id: conversationId, kind })),
    )
    return added
  })

/** What happened in a conversation besides what was said, oldest first; the newest 500. 404. */
export const activityOf = (ctx: Ctx, conversationId: string): Promise<Activity[]> =>
  ctx.tx(async db => {
    if (!(await selectConversation(db, conversationId))) throw notFound('Conversation')
    return (await rows.selectActivity(db, conversationId, mostShown)).map(showActivity)
  })

export const showActivity = ({ id, kind, at, by_id, by_name, text, data }: rows.ActivityRow): Activity => ({
  id,
  kind,
  at: at.toISOString(),
  by: by_name === null ? null : { id: by_id, name: by_name },
  text,
  data,
})
