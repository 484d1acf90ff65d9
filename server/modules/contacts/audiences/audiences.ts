import type { Audience, NewAudienceSource } from '#contract/contacts/audiences.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import * as rows from './queries.ts'

const mostAudiences = 100
/** Contacts deleted in one transaction: each also looks for its messages, about 50 µs. */
const deletedAtOnce = 10_000

/** Every audience, newest first. */
export const listAudiences = async (ctx: Ctx): Promise<Audience[]> =>
  (await ctx.tx(rows.selectAudiences)).map(showAudience)

/** One audience; 404. */
export async function getAudience(ctx: Ctx, id: string): Promise<Audience> {
  const found = await ctx.tx(db => rows.selectAudience(db, id))
  if (!found) throw notFound('Audience')
  return showAudience(found)
}

/** What it is called; null when it is gone. */
export const audienceName = async (ctx: Ctx, id: string): Promise<string | null> =>
  (await ctx.tx(db => rows.selectAudience(db, id)))?.name ?? null

/**
 * Holds an audience until the open transaction ends: nobody else adds contacts to it meanwhile, gives one another
 * address, or deletes it. 404.
 */
export const holdAudience = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.lockAudience(db, id))) throw notFound('Audience')
  })

/** The same for the audience of one-person sends, which is made when it is first needed. Returns its id. */
export const holdDirectAudience = (ctx: Ctx): Promise<string> =>
  ctx.tx(db => rows.lockDirectAudience(db, { id: ctx.id(), at: ctx.now() }))

/** So many contacts more, or fewer, in the transaction that adds or removes them. */
export const countContacts = (ctx: Ctx, id: string, change: number): Promise<void> =>
  ctx.tx(db => rows.addToCount(db, id, change, ctx.now()))

/** Makes an empty audience. 400 when there are as many as there may be, 422 for a source that makes no sense. */
export const createAudience = (
  ctx: Ctx,
  given: { name: string; source?: NewAudienceSource },
): Promise<Audience> =>
  ctx.tx(async db => {
    const [id, now] = [ctx.id(), ctx.now()]
    if ((await rows.lockAndCount(db)) >= mostAudiences) throw tooMany('audiences', mostAudiences)
    const source = sourceOf(given.source ?? { kind: 'manual' })
    await rows.insertAudience(db, {
      ...{ id, name: given.name.trim(), ...source },
      ...{ created_at: now, updated_at: now },
    })
    return getAudience(ctx, id)
  })

/** Renames an audience, or changes where its contacts come from; those in it stay. 404, 422. */
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
    return getAudience(ctx, id)
  })

/**
 * Deletes an audience with its contacts; what was sent to them stays in the log. 404; 409 while something is being sent
 * to it. Many contacts go in several transactions: cut off, the rest is still there, and counted right.
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
