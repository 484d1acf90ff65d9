import type { Lead } from '#contract/leads/leads.ts'
import type { LeadMerge } from '#contract/leads/merges.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as leads from '../queries.ts'
import { differences, distinct, enter, joined, show } from '../record.ts'
import * as rows from './queries.ts'

type LeadRow = leads.LeadRow

/**
 * Makes one lead of two: the first keeps what it knows, and learns from the second what it did not. The second goes out of
 * sight, its past becomes the first one's; both are locked.
 */
export const join = (
  ctx: Ctx,
  kept: LeadRow,
  merged: LeadRow,
  reason: LeadMerge['reason'],
): Promise<LeadRow> =>
  ctx.tx(async db => {
    const next = {
      name: kept.name ?? merged.name,
      email: kept.email ?? merged.email,
      ...(kept.phone === null && { phone: merged.phone, phone_key: merged.phone_key }),
      intent: kept.intent ?? merged.intent,
      tags: distinct([...kept.tags, ...merged.tags]),
      notes: joined(merged.notes, kept.notes),
      conversation_id: kept.conversation_id ?? merged.conversation_id,
      call_id: kept.call_id ?? merged.call_id,
    }
    const id = ctx.id()
    const by = reason === 'by_hand' ? await actorName(ctx) : null
    const changes = differences(kept, next)
    await leads.updateLead(db, merged.id, { merged_into: kept.id })
    await rows.moveMerged(db, merged.id, kept.id)
    await leads.updateLead(db, kept.id, { ...next, updated_at: ctx.now() })
    const entries = await rows.moveEntries(db, merged.id, kept.id)
    await rows.insertMerge(db, {
      id,
      lead_id: kept.id,
      merged_lead_id: merged.id,
      reason,
      changes,
      entries,
      by,
      at: ctx.now(),
    })
    await enter(ctx, kept.id, { kind: 'merged', record_id: id, changes, by })
    return { ...kept, ...next, updated_at: ctx.now() }
  })

/** Merges a lead into another, because somebody knows that they are one person. 404, and 409 for a lead and itself. */
export const mergeLeads = (ctx: Ctx, id: string, mergedId: string): Promise<Lead> =>
  ctx.tx(async db => {
    if (id === mergedId) throw new Problem(409, 'A lead can’t be merged with itself.')
    await leads.lockPerson(db, ...(await both(id, mergedId, each => leads.selectLead(db, each))))
    const [kept, merged] = await both(id, mergedId, each => leads.lockLead(db, each))
    const lead = await join(ctx, kept, merged, 'by_hand')
    await ctx.publish('lead.updated', show(lead))
    return show(lead)
  })

/** Two leads, read in one order whichever is first, so that two who merge them both ways don't wait for each other; 404. */
async function both(
  one: string,
  other: string,
  read: (id: string) => Promise<LeadRow | undefined>,
): Promise<[LeadRow, LeadRow]> {
  const found: Record<string, LeadRow> = {}
  for (const id of [one, other].sort()) {
    const lead = await read(id)
    if (!lead) throw notFound('Lead')
    found[id] = lead
  }
  return [found[one]!, found[other]!]
}

/** What a lead was merged of, newest first; 404. */
export const listMerges = (ctx: Ctx, id: string): Promise<{ merges: LeadMerge[] }> =>
  ctx.tx(async db => {
    const lead = await leads.selectCurrent(db, id)
    if (!lead) throw notFound('Lead')
    return { merges: (await rows.selectMerges(db, lead.id)).map(showMerge) }
  })

/**
 * Makes two leads of one again: each has its own past back, and what the first had learned from the second it forgets,
 * unless it has been changed since. What came in after the merge stays with the first. 404, and 409 when it was undone, or
 * when somebody else has the address by now.
 */
export const undoMerge = (ctx: Ctx, id: string, mergeId: string): Promise<{ lead: Lead; separated: Lead }> =>
  ctx.tx(async db => {
    const before = await leads.selectLead(db, id)
    if (!before) throw notFound('Lead')
    await leads.lockPerson(db, before)
    const found = await rows.selectMerge(db, id, mergeId)
    if (found) await leads.lockAll(db, [id, found.merged_lead_id])
    const kept = await leads.lockLead(db, id)
    const merge = kept && (await rows.lockMerge(db, id, mergeId))
    if (!kept || !merge) throw notFound('Merge')
    if (merge.undone_at) throw new Problem(409, 'This merge was undone before.')
    const forgotten = forget(kept, merge.changes)
    const by = await actorName(ctx)
    await leads.updateLead(db, id, { ...forgotten, updated_at: ctx.now() })
    const separated = await release(ctx, merge.merged_lead_id)
    await rows.moveBack(db, merge.entries, id, separated.id)
    await rows.markUndone(db, merge.id, { undone_at: ctx.now(), undone_by: by })
    const changes = differences(kept, forgotten)
    await enter(ctx, id, { kind: 'separated', record_id: merge.id, changes, by })
    const lead = { ...kept, ...forgotten, updated_at: ctx.now() }
    for (const each of [lead, separated]) await ctx.publish('lead.updated', show(each))
    return { lead: show(lead), separated: show(separated) }
  })

/** What of a merge's changes still stands, as it was before. */
function forget(kept: LeadRow, changes: rows.MergeRow['changes']): Partial<LeadRow> {
  const standing = Object.entries(changes).filter(
    ([field, [, after]]) => JSON.stringify(kept[field as keyof LeadRow]) === JSON.stringify(after),
  )
  const before = Object.fromEntries(standing.map(([field, [was]]) => [field, was])) as Partial<LeadRow>
  // A number is learned only where there was none.
  return 'phone' in before ? { ...before, phone_key: null } : before
}

async function release(ctx: Ctx, id: string): Promise<LeadRow> {
  return ctx.tx(async db => {
    const merged = await leads.lockMerged(db, id)
    if (!merged) throw notFound('Lead')
    const twin = merged.email
      ? await leads.findHolder(db, { email: merged.email })
      : merged.phone_key && (await leads.findHolder(db, { phone_key: merged.phone_key }))
    if (twin) {
      const what = merged.email ? 'email address' : 'phone number'
      throw new Problem(409, `Another lead has this ${what} by now. Change it there first.`)
    }
    const lead = { ...merged, merged_into: null, updated_at: ctx.now() }
    await leads.updateLead(db, id, { merged_into: null, updated_at: lead.updated_at })
    return lead
  })
}

const showMerge = ({ entries, ...row }: rows.MergeRow): LeadMerge => ({
  ...row,
  at: row.at.toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
})
