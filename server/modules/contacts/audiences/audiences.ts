import type { Audience, NewAudienceSource } from '#contract/contacts/audiences.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import * as rows from './queries.ts'

const mostAudiences = 100
/** Contacts deleted in one transaction. Each deletion takes about 50 µs, because it looks for the contact's messages. */
const deletedAtOnce = 10_000

/** Every audience, newest first. */
export const listAudiences = async (ctx: Ctx): Promise<Audience[]> =>
  (await ctx.tx(rows.selectAudiences)).map(showAudience)

/** One audience; 404. */
export async function getAudience(ctx: Ctx, id: string): Promise<Audience> {
  const found = await findAudience(ctx, id)
  if (!found) throw notFound('Audience')
  return found
}

/** One audience; null when it is gone. */
export async function findAudience(ctx: Ctx, id: string): Promise<Audience | null> {
  const found = await ctx.tx(db => rows.selectAudience(db, id))
  return found ? showAudience(found) : null
}

/**
 * Locks an audience until the open transaction ends. Meanwhile no other transaction adds contacts to it, changes the
 * address of one, or deletes the audience. 404.
 */
export const holdAudience = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.lockAudience(db, id))) throw notFound('Audience')
  })

/** Locks the hidden audience of messages to one person, which is created when it is first needed. Returns its id. */
export const holdDirectAudience = (ctx: Ctx): Promise<string> =>
  ctx.tx(db => rows.lockDirectAudience(db, { id: ctx.id(), at: ctx.now() }))

/** Adds `change` (negative after a removal) to the number of contacts, in the transaction that adds or removes them. */
export const countContacts = (ctx: Ctx, id: string, change: number): Promise<void> =>
  ctx.tx(db => rows.addToCount(db, id, change, ctx.now()))

/** Notes that an audience has other people, or knows something else of them; without an id, any audience. */
export const noteMembers = (ctx: Ctx, db: Tx, id: string | null): Promise<void> =>
  noteChange(ctx, db, { topic: 'audience', id, kind: 'contacts' })

/** Makes an empty audience. 400 when the business has 100 audiences already, 422 for an invalid source. */
export const createAudience = (
  ctx: Ctx,
  given: { name: string; source?: NewAudienceSource },
): Promise<Audience> =>
  ctx.tx(async db => {
    const [id, now] = [ctx.id(), ctx.now()]
    if ((await rows.lockAndCount(db)) >= mostAudiences) throw tooMany('audiences', mostAudiences)
    const source = sourceOf(given.source ?? { kind: 'manual' })
    await rows.insertAudience(db, {
      id,
      name: given.name.trim(),
      ...source,
      created_at: now,
      updated_at: now,
    })
    await noteChange(ctx, db, { topic: 'audience', id, kind: 'created' })
    return getAudience(ctx, id)
  })

/** Renames an audience or changes its source; its contacts stay. 404, 422. */
export const changeAudience = (
  ctx: Ctx,
  id: string,
  { name, source }: { name?: string; source?: NewAudienceSource },
): Promise<Audience> =>
  ctx.tx(async db => {
    await holdAudience(ctx, id)
    await rows.updateAudience(db, id, {
      ...(name !== undefined && { name: name.trim() }),
      ...(source && sourceOf(source)),
      updated_at: ctx.now(),
    })
    await noteChange(ctx, db, { topic: 'audience', id, kind: 'changed' })
    return getAudience(ctx, id)
  })

/**
 * Deletes an audience with its contacts; the log keeps the messages to them. 404; 409 while a broadcast is being sent to
 * it. Many contacts are deleted in several transactions; after an interruption the rest is still there, counted correctly.
 */
export async function removeAudience(ctx: Ctx, id: string): Promise<void> {
  let left = true
  while (left) {
    left = await ctx.tx(async db => {
      await holdAudience(ctx, id)
      if (await rows.isSentTo(db, id)) {
        throw new Problem(
          409,
          'Something is being sent to this audience. Wait until it is done, or cancel it.',
        )
      }
      const gone = await rows.deleteContacts(db, id, deletedAtOnce)
      if (gone < deletedAtOnce) await rows.deleteAudience(db, id)
      else await rows.addToCount(db, id, -gone, ctx.now())
      await noteChange(ctx, db, { topic: 'audience', id, kind: 'deleted' })
      return gone === deletedAtOnce
    })
  }
}

function sourceOf({ kind, segment }: NewAudienceSource): Pick<rows.AudienceRow, 'kind' | 'segment'> {
  if (kind === 'segment' && !segment)
    throw invalid(['body', 'source', 'segment'], 'Field required', 'missing')
  if (kind !== 'segment' && segment) {
    throw invalid(['body', 'source', 'segment'], `Only a source of the kind 'segment' has one`)
  }
  return { kind, segment: segment ?? null }
}

const showAudience = ({ kind, segment, ...row }: rows.AudienceRow): Audience => ({
  ...row,
  source: { kind: kind as Audience['source']['kind'], segment },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
