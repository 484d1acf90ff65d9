import { type BulkDone, mostChosen, type Skipped } from '#contract/bulk.ts'
import type { ConversationBulk } from '#contract/conversations/bulk.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Before, Reversible } from '#server/core/reversible.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import { chosenIds, inBulk } from '#server/modules/undo/undo.ts'
import { snoozeEnd } from '../inbox-items/inbox-items.ts'
import { chosen } from '../listing/listing.ts'
import { selectIds } from '../listing/queries.ts'
import { actions, type ConversationAction } from './actions.ts'
import { lockConversations } from './queries.ts'

const noun = 'conversation'

/**
 * Does one thing to many conversations. 404 for an unknown member or lead; 403 when a key wants to read; 422, also for a
 * filter that chooses too many.
 */
export async function changeInBulk(ctx: Ctx, body: ConversationBulk): Promise<BulkDone> {
  const { action } = body
  const value = await readValue(ctx, action, body.value ?? null)
  const ids = await chosenIds(body, filter =>
    ctx.tx(async db => selectIds(db, await chosen(ctx, db, filter, { byWords: true }), mostChosen + 1)),
  )
  return inBulk(ctx, { noun, action }, ids, async (db, batch) => {
    const before: Before[] = []
    const skipped: Skipped[] = []
    const found = await lockConversations(db, batch)
    const known = new Set(found.map(({ id }) => id))
    for (const id of batch) if (!known.has(id)) skipped.push({ id, reason: 'not_found' })
    for (const row of found) {
      const was = await actions[action].apply(ctx, db, row, value)
      if (typeof was === 'string') skipped.push({ id: row.id, reason: was })
      else before.push({ ...was, id: row.id })
    }
    return { before, skipped }
  })
}

async function readValue(ctx: Ctx, action: ConversationAction, given: string | null): Promise<string | null> {
  if ((action === 'read' || action === 'unread') && ctx.actor.kind !== 'member') {
    throw new Problem(403, 'Only a member reads conversations; a key has no reader.')
  }
  if (action === 'tag' || action === 'untag') {
    if (given === null) throw invalid(['body', 'value'], 'Field required: a tag', 'missing')
    const tag = given.trim()
    if (!tag || tag.length > 60) throw invalid(['body', 'value'], 'A tag has 1 to 60 characters')
    return tag
  }
  if (action === 'assign' && given !== null && !(await team(ctx)).some(({ id }) => id === given)) {
    throw notFound('Member')
  }
  if (action === 'snooze') {
    const until = given === null || readMoment(given) ? snoozeEnd(ctx, given ?? undefined, 'value') : null
    if (!until)
      throw invalid(['body', 'value'], 'Input should be an ISO 8601 date and time', 'datetime_parsing')
    return until.toISOString()
  }
  return action === 'assign' ? given : null
}

export const reversibleConversations: Reversible = {
  noun,
  takeBack: (ctx, action, before) =>
    ctx.tx(async db => {
      const skipped: Skipped[] = []
      const found = new Map(
        (
          await lockConversations(
            db,
            before.map(({ id }) => id),
          )
        ).map(row => [row.id, row]),
      )
      for (const { id, ...was } of before) {
        const row = found.get(id)
        if (!row) skipped.push({ id, reason: 'not_found' })
        else if (!(await actions[action as ConversationAction].takeBack(ctx, db, row, was)))
          skipped.push({ id, reason: 'changed' })
      }
      return skipped
    }),
}
