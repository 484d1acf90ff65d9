import { type BulkDone, mostChosen, type Skipped } from '#contract/bulk.ts'
import type { NeedsYouBulk } from '#contract/conversations/bulk.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Before, Reversible } from '#server/core/reversible.ts'
import { chosenIds, inBulk } from '#server/modules/undo/undo.ts'
import { noteItems, snoozeEnd } from '../inbox-items.ts'
import { type ItemRow, lockItems, selectItemIds, updateItem } from '../queries.ts'

const noun = 'needs_you'

/** What an item is: done, put off until a moment, or waiting. */
type State = Parameters<typeof updateItem>[2]

/** Does one thing to many items. 422, also for a filter that chooses too many. */
export async function changeItems(ctx: Ctx, body: NeedsYouBulk): Promise<BulkDone> {
  const { action } = body
  const until = action === 'snooze' ? snoozeEnd(ctx, body.value ?? undefined, 'value') : null
  const ids = await chosenIds(body, filter =>
    ctx.tx(db => selectItemIds(db, { status: 'open', ...filter }, ctx.now(), mostChosen + 1)),
  )
  return inBulk(ctx, { noun, action }, ids, async (db, batch) => {
    const found = await lockItems(db, batch)
    const known = new Set(found.map(({ id }) => id))
    const before: Before[] = []
    const skipped: Skipped[] = batch.filter(id => !known.has(id)).map(id => ({ id, reason: 'not_found' }))
    const state: State = {
      status: action === 'done' ? 'done' : 'open',
      done_at: action === 'done' ? ctx.now() : null,
      snoozed_until: until,
    }
    const changed: ItemRow[] = []
    for (const item of found) {
      if (isAlready(item, state)) {
        skipped.push({ id: item.id, reason: 'unchanged' })
        continue
      }
      await updateItem(db, item.id, state)
      changed.push(item)
      before.push({ id: item.id, was: stateOf(item), is: state })
    }
    await noteItems(ctx, db, until ? 'snoozed' : state.status, changed)
    return { before, skipped }
  })
}

export const reversibleItems: Reversible = {
  noun,
  takeBack: (ctx, _action, before) =>
    ctx.tx(async db => {
      const ids = before.map(({ id }) => id)
      const found = new Map((await lockItems(db, ids)).map(item => [item.id, item]))
      const skipped: Skipped[] = []
      for (const { id, was, is } of before) {
        const item = found.get(id)
        if (!item || !isSame(stateOf(item), read(is))) {
          skipped.push({ id, reason: item ? 'changed' : 'not_found' })
          continue
        }
        const state = read(was)
        await updateItem(db, id, state)
        await noteItems(ctx, db, state.status === 'done' ? 'done' : 'open', [item])
      }
      return skipped
    }),
}

const stateOf = ({ status, done_at, snoozed_until }: State): State => ({ status, done_at, snoozed_until })

const isAlready = (item: State, { status, snoozed_until }: State): boolean =>
  item.status === status && item.snoozed_until?.getTime() === snoozed_until?.getTime()

const isSame = (a: State, b: State): boolean =>
  isAlready(a, b) && a.done_at?.getTime() === b.done_at?.getTime()

/** A state as it comes out of JSON. */
function read(written: unknown): State {
  const { status, done_at, snoozed_until } = written as { [K in keyof State]: string | null }
  return {
    status: status as State['status'],
    done_at: done_at ? new Date(done_at) : null,
    snoozed_until: snoozed_until ? new Date(snoozed_until) : null,
  }
}
