import { type Lead, type LeadEntry, longest, mostTags } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as rows from './queries.ts'
import { insertEntry, type TimelineRow } from './timeline-queries.ts'

/** The trimmed text, cut to `most` characters; null when it is empty. */
export const clean = (text: string | null | undefined, most: number): string | null =>
  [...(text?.trim() ?? '')].slice(0, most).join('') || null

/** Each tag once, ignoring case. */
export function distinctTags(tags: string[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags.map(tag => tag.trim()).filter(Boolean)) {
    if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag)
  }
  return [...known.values()].slice(0, mostTags)
}

/** The notes with `more` below them, unless they contain it already. */
export function mergedNotes(notes: string | null, more: string | null): string | null {
  if (!notes || !more || `\n${notes}\n`.includes(`\n${more}\n`)) return notes ?? more
  return clean(`${notes}\n${more}`, longest.notes)
}

/** What became of a lead; `unchanged`: everything was known already. */
export type LeadChange = 'captured' | 'updated' | 'unchanged'

/** Stores the fields that differ. A new conversation or call alone (`seenIn`) does not count as a change of the lead. */
export async function applyChanges(
  ctx: Ctx,
  known: rows.LeadRow,
  next: Partial<rows.LeadRow>,
  seenIn: Partial<rows.LeadRow> = {},
): Promise<{ lead: rows.LeadRow; news: LeadChange }> {
  const changes = differences(known, next)
  const changed = Object.keys(changes).length > 0
  const lead = { ...known, ...next, ...seenIn, ...(changed && { updated_at: ctx.now() }) }
  const moved = changed || Object.keys(differences(known, seenIn)).length > 0
  if (moved) {
    const { id, created_at, source, ...columns } = lead
    await ctx.tx(db => rows.updateLead(db, id, columns))
  }
  if (changed) await addTimelineEntry(ctx, lead.id, { kind: 'changed', changes, by: await actorName(ctx) })
  return { lead, news: changed ? 'updated' : 'unchanged' }
}

/** The fields that differ: field → [before, after]. */
export function differences(
  known: rows.LeadRow,
  next: Partial<rows.LeadRow>,
): NonNullable<LeadEntry['changes']> {
  const fields = Object.keys(next).filter(field => field !== 'phone_key') as (keyof rows.LeadRow)[]
  return Object.fromEntries(
    fields
      .filter(field => JSON.stringify(known[field]) !== JSON.stringify(next[field]))
      .map(field => [field, [known[field], next[field]]]),
  )
}

/** Adds to a lead's timeline. */
export const addTimelineEntry = (
  ctx: Ctx,
  leadId: string,
  entry: Pick<TimelineRow, 'kind'> & Partial<TimelineRow>,
): Promise<void> =>
  ctx.tx(db =>
    insertEntry(db, {
      record_id: null,
      changes: null,
      by: null,
      ...entry,
      id: ctx.id(),
      lead_id: leadId,
      at: ctx.now(),
    }),
  )

/** A lead as the API and its events show it. */
export const toLead = ({ phone_key, merged_into, ...row }: rows.LeadRow): Lead => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
