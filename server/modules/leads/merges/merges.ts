import type { Lead } from '#contract/leads/leads.ts'
import type { LeadMerge } from '#contract/leads/merges.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as leads from '../queries.ts'
import { addTimelineEntry, differences, distinctTags, mergedNotes, toLead } from '../record.ts'
import * as rows from './queries.ts'

type LeadRow = leads.LeadRow

/**
 * Merges two locked leads into one: the first keeps its values and gets missing ones from the second. The second is hidden,
 * and its timeline moves to the first.
 */
export const mergeInto = (
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
      tags: distinctTags([...kept.tags, ...merged.tags]),
      notes: mergedNotes(merged.notes, kept.notes),
      fields: { ...merged.fields, ...kept.fields },
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
    await addTimelineEntry(ctx, kept.id, { kind: 'merged', record_id: id, changes, by })
    return { ...kept, ...next, updated_at: ctx.now() }
  })

/** Merges a lead into another by hand. 404; 409 for a lead and itself. */
export const mergeLeads = (ctx: Ctx, id: string, mergedId: string): Promise<Lead> =>
  ctx.tx(async db => {
    if (id === mergedId) throw new Problem(409, 'A lead can’t be merged with itself.')
    await leads.lockPerson(db, ...(await both(id, mergedId, each => leads.selectLead(db, each))))
    const [kept, merged] = await both(id, mergedId, each => leads.lockLead(db, each))
    const lead = await mergeInto(ctx, kept, merged, 'by_hand')
    await ctx.publish('lead.updated', toLead(lead))
    return toLead(lead)
  })

/** Reads two leads in the order of their ids, so that two merges in opposite directions don't wait for each other; 404. */
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

/** The merges of a lead, newest first; 404. */
export const listMerges = (ctx: Ctx, id: string): Promise<{ merges: LeadMerge[] }> =>
  ctx.tx(async db => {
    const lead = await leads.selectCurrent(db, id)
    if (!lead) throw notFound('Lead')
    return { merges: (await rows.selectMerges(db, lead.id)).map(showMerge) }
  })

/**
 * Splits two merged leads again: each gets its own timeline back, and the first loses the values that it got from the
 * second, unless they were changed since. Whatever came after the merge stays with the first. 404; 409 when the merge was
 * undone before, or another lead has the address or number now.
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
    const forgotten = revertedChanges(kept, merge.changes)
    const by = await actorName(ctx)
    await leads.updateLead(db, id, { ...forgotten, updated_at: ctx.now() })
    const separated = await restoreMerged(ctx, merge.merged_lead_id)
    await rows.moveBack(db, merge.entries, id, separated.id)
    await rows.markUndone(db, merge.id, { undone_at: ctx.now(), undone_by: by })
    const changes = differences(kept, forgotten)
    await addTimelineEntry(ctx, id, { kind: 'separated', record_id: merge.id, changes, by })
    const lead = { ...kept, ...forgotten, updated_at: ctx.now() }
    for (const each of [lead, separated]) await ctx.publish('lead.updated', toLead(each))
    return { lead: toLead(lead), separated: toLead(separated) }
  })

/** The values before the merge, of those fields that still have the merge's value. */
function revertedChanges(kept: LeadRow, changes: rows.MergeRow['changes']): Partial<LeadRow> {
  const standing = Object.entries(changes).filter(
    ([field, [, after]]) => JSON.stringify(kept[field as keyof LeadRow]) === JSON.stringify(after),
  )
  const before = Object.fromEntries(standing.map(([field, [was]]) => [field, was])) as Partial<LeadRow>
  // A merge sets a number only where there was none.
  return 'phone' in before ? { ...before, phone_key: null } : before
}

async function restoreMerged(ctx: Ctx, id: string): Promise<LeadRow> {
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
