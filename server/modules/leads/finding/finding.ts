import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { selectLeads, wordConditions } from '../list-queries.ts'

/** The leads in which words begin like this, the newest first. */
export const findLeads = (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  ctx.tx(async db => {
    const matching = await wordConditions(db, { q }, [])
    const rows = await selectLeads(db, matching, 'newest', { after: null, limit, offset: 0 })
    return rows.map(({ id, name, email, phone, intent }) => ({
      id,
      title: name || email || phone || intent || id,
      detail: [name && email, name && phone, intent].find(Boolean) || null,
    }))
  })
