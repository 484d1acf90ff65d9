import type { LeadDistinction, LeadPair } from '#contract/leads/duplicates.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { lockAll, selectLeadsById } from '../queries.ts'
import { toLead } from '../record.ts'
import * as rows from './queries.ts'

/** Leads that look like one person, in pairs, the newest first; those that a member has told apart are left out. */
export const listPairs = (
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ pairs: LeadPair[]; total: number }> =>
  ctx.tx(async db => {
    const found = await rows.selectPairs(db, page)
    const ids = [...new Set(found.flatMap(({ one_id, other_id }) => [one_id, other_id]))]
    const known = ids.length ? (await selectLeadsById(db, ids)).map(toLead) : []
    const leads = new Map(known.map(lead => [lead.id, lead]))
    const pairs = found.map(({ one_id, other_id, reason }) => ({
      one: leads.get(one_id)!,
      other: leads.get(other_id)!,
      reason,
    }))
    return { pairs, total: found[0]?.total ?? 0 }
  })

/** Says that two leads are two people, or takes that back. 404; 409 for a lead and itself. */
export const tellApart = (
  ctx: Ctx,
  { lead_id, other_id }: LeadDistinction,
  { areApart }: { areApart: boolean },
): Promise<LeadDistinction> =>
  ctx.tx(async db => {
    if (lead_id === other_id) throw new Problem(409, 'A lead can’t be told apart from itself.')
    const [one, other] = [lead_id, other_id].map(id => id.toLowerCase()).sort() as [string, string]
    await lockAll(db, [one, other])
    if ((await selectLeadsById(db, [one, other])).length < 2) throw notFound('Lead')
    if (areApart) await rows.insertDistinction(db, one, other, ctx.now())
    else await rows.deleteDistinction(db, one, other)
    await noteChange(ctx, db, { topic: 'lead', id: null, kind: 'duplicates' })
    return { lead_id, other_id }
  })
