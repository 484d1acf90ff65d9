import { type Static, Type } from 'typebox'
import { Id, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { Entry, Lead } from './leads.ts'

/** Which lead turned out to be the one in the path. */
export const MergeRequest = Type.Object({ lead_id: Id('Lead') })

export type Merge = Static<typeof Merge>
export const Merge = Type.Object({
  id: RecordId,
  lead_id: RecordId,
  merged_lead_id: RecordId,
  reason: OneOf('same_number', 'by_hand'),
  changes: Entry.properties.changes,
  by: Nullable(
    Type.String({ description: 'The member or the API key that did it; null where it came about by itself' }),
  ),
  at: Timestamp,
  undone_at: Nullable(Timestamp),
  undone_by: Nullable(Type.String()),
})
export const MergeList = Type.Object({ merges: Type.Array(Merge) })

export const MergeParams = Type.Object({ id: Id('Lead'), merge_id: Id('Merge') })

export const Undone = Type.Object({ lead: Lead, separated: Lead })
