import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { matchingTerms } from '#server/db/search-terms.ts'
import { selectCalls } from '../queries.ts'

/** The calls of numbers and names that begin like this, the newest first. */
export const findCalls = (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  ctx.tx(async db => {
    const words = await matchingTerms(db, 'call', 'call.id', { q })
    const rows = await selectCalls(db, {}, words, 'newest', { after: null, limit, offset: 0 })
    return rows.map(({ id, client_name, phone_number, summary }) => ({
      id,
      title: client_name || phone_number || id,
      detail: summary || (client_name ? phone_number : '') || null,
    }))
  })
