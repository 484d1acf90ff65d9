import type { Static } from 'typebox'
import type { CallList } from '#contract/calls/calls.ts'
import type { Ctx } from '#server/core/context.ts'
import { matchingTerms } from '#server/db/search-terms.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { leadsById } from '#server/modules/leads/leads.ts'
import type { Call } from './calls.ts'
import * as rows from './queries.ts'
import { showCall } from './wire.ts'

interface CallListing extends rows.CallQuery, PageRequest {
  q?: string | undefined
  sort?: rows.CallSort | undefined
}

/** Calls that match, the newest first unless asked otherwise; `q` looks for beginnings of words. */
export const listCalls = (
  ctx: Ctx,
  { q, sort = 'newest', limit, offset, cursor, ...filter }: CallListing,
): Promise<Static<typeof CallList>> =>
  ctx.tx(async db => {
    const words = await matchingTerms(db, 'call', 'call.id', { q })
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'calls',
        sort,
        filter: { ...filter, q },
        select: window => rows.selectCalls(db, filter, words, sort, window),
        keyOf: row => rows.keyOf(row, sort),
        count: most => rows.countCalls(db, filter, words, most),
      },
      { limit, offset, cursor },
    )
    const turns = Map.groupBy(
      await rows.selectTurns(
        db,
        found.map(({ id }) => id),
      ),
      turn => turn.call_id,
    )
    const leads = await leadsById(
      ctx,
      found.map(({ lead_id }) => lead_id).filter(id => id !== null),
    )
    const leadOf = (call: Call) => leads.find(({ id }) => id === call.lead_id) ?? null
    const calls = found.map(call => showCall(ctx, call, turns.get(call.id) ?? [], leadOf(call)))
    return { calls, ...end }
  })
