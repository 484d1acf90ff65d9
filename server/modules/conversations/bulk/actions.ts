import type { Skipped } from '#contract/bulk.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { noteActivity } from '../activity/activity.ts'
import { assign, setTags } from '../changes/changes.ts'
import { end } from '../conversations.ts'
import { noteItems } from '../inbox-items/inbox-items.ts'
import { finishItemsById } from '../inbox-items/queries.ts'
import { reopenConversation } from '../queries.ts'
import { deleteUnread, insertUnread, setRead } from '../reads/queries.ts'
import * as rows from './queries.ts'

/** What a conversation was before an action, besides its id. In JSON: moments are texts. */
type Was = Record<string, unknown>

/** Why an action left a conversation as it is. */
type Reason = Skipped['reason']

interface Action {
  /** Does it to a locked conversation. Returns what takes it back, or why nothing was done. */
  apply(ctx: Ctx, db: Tx, row: rows.BulkRow, value: string | null): Promise<Was | Reason>
  /** Takes it back from a locked conversation. False when somebody has changed that since. */
  takeBack(ctx: Ctx, db: Tx, row: rows.BulkRow, was: Was): Promise<boolean>
}

/** Most tags of one conversation. */
const mostTags = 50

const close: Action = {
  apply: async (ctx, db, { status, ...row }) => {
    if (status === 'closed') return 'unchanged'
    const at = ctx.now()
    await end(ctx, db, row.id, at)
    return { closed_at: at.toISOString(), ...heldOf(row) }
  },
  takeBack: async (ctx, db, row, was) => {
    const held = { ...heldOf(row), ...pick(was), held_at: was.held_at ? new Date(String(was.held_at)) : null }
    const closedAt = new Date(String(was.closed_at))
    if (!(await rows.uncloseConversation(db, row.id, closedAt, held, ctx.now()))) return false
    await noteActivity(ctx, { conversationId: row.id, kind: 'reopened' })
    return true
  },
}

const done: Action = {
  apply: async (ctx, db, row, value) => {
    const items = await rows.lockOpenItems(db, row.id)
    const closed = await close.apply(ctx, db, row, value)
    if (!items.length && typeof closed === 'string') return closed
    const at = ctx.now()
    const ids = items.map(({ id }) => id)
    if (ids.length) await noteItems(ctx, db, 'done', await finishItemsById(db, ids, at))
    const put = items.map(({ id, snoozed_until }) => ({ id, snoozed_until }))
    return { closed: typeof closed === 'string' ? null : closed, items: put, done_at: at.toISOString() }
  },
  takeBack: async (ctx, db, row, was) => {
    if (was.closed && !(await close.takeBack(ctx, db, row, was.closed as Was))) return false
    for (const { id, snoozed_until } of was.items as { id: string; snoozed_until: string | null }[]) {
      const until = snoozed_until ? new Date(snoozed_until) : null
      const item = await rows.reopenItem(db, id, new Date(String(was.done_at)), until)
      if (item) await noteItems(ctx, db, 'open', [item])
    }
    return true
  },
}

const reopen: Action = {
  apply: async (ctx, db, row) => {
    if (!(await reopenConversation(db, row.id, ctx.now()))) return 'unchanged'
    await noteActivity(ctx, { conversationId: row.id, kind: 'reopened' })
    return {}
  },
  takeBack: async (ctx, db, row) => row.status === 'open' && (await end(ctx, db, row.id, ctx.now())),
}

const read: Action = {
  apply: async (ctx, db, row) => {
    const member = memberOf(ctx)
    const unread = await rows.selectUnread(db, member, row.id)
    if (!unread) return 'unchanged'
    await deleteUnread(db, member, [row.id])
    return { read_position: unread.read_position }
  },
  takeBack: async (ctx, db, row, was) => {
    await setRead(db, memberOf(ctx), row.id, Number(was.read_position))
    return true
  },
}

const unread: Action = {
  apply: async (ctx, db, row) => {
    const member = memberOf(ctx)
    if (await rows.selectUnread(db, member, row.id)) return 'unchanged'
    await insertUnread(db, member, [row.id])
    return {}
  },
  takeBack: async (ctx, db, row) => {
    await deleteUnread(db, memberOf(ctx), [row.id])
    return true
  },
}

const tag: Action = {
  apply: async (ctx, _db, row, value) => {
    if (has(row.tags, value!)) return 'unchanged'
    if (row.tags.length >= mostTags) return 'too_many_tags'
    await setTags(ctx, row.id, row, [...row.tags, value!])
    return { tag: value }
  },
  takeBack: async (ctx, _db, row, was) => {
    const given = String(was.tag)
    if (!has(row.tags, given)) return false
    await setTags(ctx, row.id, row, without(row.tags, given))
    return true
  },
}

const untag: Action = {
  apply: async (ctx, _db, row, value) => {
    if (!has(row.tags, value!)) return 'unchanged'
    await setTags(ctx, row.id, row, without(row.tags, value!))
    return { tag: row.tags.find(each => isSame(each, value!)) }
  },
  takeBack: async (ctx, _db, row, was) => {
    const given = String(was.tag)
    if (has(row.tags, given) || row.tags.length >= mostTags) return false
    await setTags(ctx, row.id, row, [...row.tags, given])
    return true
  },
}

const assigned: Action = {
  apply: async (ctx, _db, row, value) => {
    if (row.assignee_id === value) return 'unchanged'
    await assign(ctx, row.id, row, value)
    return { before: row.assignee_id, after: value }
  },
  takeBack: async (ctx, _db, row, was) => {
    if (row.assignee_id !== was.after) return false
    await assign(ctx, row.id, row, was.before as string | null)
    return true
  },
}

const snooze: Action = {
  apply: async (ctx, db, row, value) => {
    const until = value === null ? null : new Date(value)
    const items = (await rows.lockOpenItems(db, row.id)).filter(
      item => item.snoozed_until?.getTime() !== until?.getTime(),
    )
    if (!items.length) return 'unchanged'
    await rows.snoozeItems(
      db,
      items.map(({ id }) => id),
      until,
    )
    await noteItems(ctx, db, until ? 'snoozed' : 'woken', items)
    return { items: items.map(({ id, snoozed_until }) => ({ id, snoozed_until })), until: value }
  },
  takeBack: async (ctx, db, row, was) => {
    const now = was.until ? new Date(String(was.until)) : null
    const back: string[] = []
    for (const { id, snoozed_until } of was.items as { id: string; snoozed_until: string | null }[]) {
      if (await rows.resnoozeItem(db, id, now, snoozed_until ? new Date(snoozed_until) : null)) back.push(id)
    }
    const items = (await rows.lockOpenItems(db, row.id)).filter(({ id }) => back.includes(id))
    await noteItems(ctx, db, now ? 'woken' : 'snoozed', items)
    return back.length > 0
  },
}

export const actions = {
  done,
  close,
  reopen,
  read,
  unread,
  tag,
  untag,
  assign: assigned,
  snooze,
  unsnooze: snooze,
}

export type ConversationAction = keyof typeof actions

const heldOf = ({
  held_by,
  holder_id,
  holder_name,
  holder_shown,
  held_at,
}: Omit<rows.BulkRow, 'status'>): Pick<
  rows.BulkRow,
  'held_by' | 'holder_id' | 'holder_name' | 'holder_shown' | 'held_at'
> => ({ held_by, holder_id, holder_name, holder_shown, held_at })

/** The same columns of what was written down. */
const pick = ({ held_by, holder_id, holder_name, holder_shown }: Was) =>
  ({ held_by, holder_id, holder_name, holder_shown }) as Partial<rows.BulkRow>

/** Only members read; `bulk.ts` has refused keys. */
function memberOf({ actor }: Ctx): string {
  if (actor.kind !== 'member') throw new Error(`a ${actor.kind} reads nothing`)
  return actor.id
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const has = (tags: string[], tag: string): boolean => tags.some(each => isSame(each, tag))
const without = (tags: string[], tag: string): string[] => tags.filter(each => !isSame(each, tag))
