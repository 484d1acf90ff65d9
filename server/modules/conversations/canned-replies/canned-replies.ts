import {
  type CannedReply,
  type CannedReplyChanges,
  mostCannedReplies,
  type NewCannedReply,
} from '#contract/conversations/canned-replies.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem, tooMany } from '#server/http/problem.ts'
import * as rows from './queries.ts'

/** The answers that the team writes often, by title. */
export const listCannedReplies = async (ctx: Ctx): Promise<CannedReply[]> =>
  (await ctx.tx(rows.selectCannedReplies)).map(show)

/** Adds one. 400 when there are 500; 409 when another has the shortcut. */
export const addCannedReply = (ctx: Ctx, { title, text, shortcut }: NewCannedReply): Promise<CannedReply> =>
  ctx.tx(async db => {
    const known = await rows.lockCannedReplies(db)
    if (known.length >= mostCannedReplies) throw tooMany('canned replies', mostCannedReplies)
    const fields = { title: title.trim(), text: text.trim(), shortcut: readShortcut(shortcut) }
    refuseTaken(known, fields.shortcut)
    const added = await rows.insertCannedReply(db, { id: ctx.id(), ...fields, updated_at: ctx.now() })
    return show(added!)
  })

/** Changes the given fields. 404; 409 when another has the shortcut. */
export const changeCannedReply = (
  ctx: Ctx,
  id: string,
  { title, text, shortcut }: CannedReplyChanges,
): Promise<CannedReply> =>
  ctx.tx(async db => {
    const known = await rows.lockCannedReplies(db)
    const called = shortcut === undefined ? undefined : readShortcut(shortcut)
    if (called) {
      refuseTaken(
        known.filter(each => each.id !== id),
        called,
      )
    }
    const changed = await rows.updateCannedReply(db, id, {
      ...(title !== undefined && { title: title.trim() }),
      ...(text !== undefined && { text: text.trim() }),
      ...(called !== undefined && { shortcut: called }),
      updated_at: ctx.now(),
    })
    if (!changed) throw notFound('Canned reply')
    return show(changed)
  })

/** 404. */
export async function removeCannedReply(ctx: Ctx, id: string): Promise<void> {
  if (!(await ctx.tx(db => rows.deleteCannedReply(db, id)))) throw notFound('Canned reply')
}

const readShortcut = (given: string | null | undefined): string | null => given?.toLowerCase() || null

function refuseTaken(known: rows.CannedReplyRow[], shortcut: string | null): void {
  const taken = shortcut !== null && known.find(each => each.shortcut === shortcut)
  if (taken) throw new Problem(409, `“${taken.title}” has the shortcut /${shortcut} already.`)
}

const show = (row: rows.CannedReplyRow): CannedReply => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
})
