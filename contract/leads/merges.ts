import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { Lead, LeadEntry } from './leads.ts'

/** Which lead turned out to be the one in the path. */
export const LeadMergeRequest = Named('LeadMergeRequest', Type.Object({ lead_id: Id('Lead') }))

export type LeadMerge = Static<typeof LeadMerge>
export const LeadMerge = Named(
  'LeadMerge',
  Type.Object({
    id: RecordId,
    lead_id: RecordId,
    merged_lead_id: RecordId,
    reason: OneOf('same_number', 'by_hand'),
    changes: LeadEntry.properties.changes,
    by: Nullable(
      Type.String({
        description: 'The member or the API key that did it; null where it came about by itself',
      }),
    ),
    at: Timestamp,
    undone_at: Nullable(Timestamp),
    undone_by: Nullable(Type.String()),
  }),
)
export const LeadMergeList = Named('LeadMergeList', Type.Object({ merges: Type.Array(LeadMerge) }))

export const MergeParams = Type.Object({ id: Id('Lead'), merge_id: Id('Merge') })

export const LeadMergeUndone = Named('LeadMergeUndone', Type.Object({ lead: Lead, separated: Lead }))
