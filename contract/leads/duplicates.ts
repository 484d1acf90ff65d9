import { type Static, Type } from 'typebox'
import { Page } from '#contract/paging.ts'
import { Id, Named, OneOf } from '#contract/schema.ts'
import { Lead } from './leads.ts'

/** Two leads that look like the same person; the first is the older one. */
export type LeadPair = Static<typeof LeadPair>
export const LeadPair = Named(
  'LeadPair',
  Type.Object({
    one: Lead,
    other: Lead,
    reason: OneOf('same_number', 'same_name'),
  }),
)

export const LeadPairList = Named(
  'LeadPairList',
  Type.Object({ pairs: Type.Array(LeadPair), total: Type.Integer() }),
)
export const LeadPairPage = Type.Object({ ...Page })

/** Two leads that are two people, whatever they have in common. */
export type LeadDistinction = Static<typeof LeadDistinction>
export const LeadDistinction = Named(
  'LeadDistinction',
  Type.Object({ lead_id: Id('Lead'), other_id: Id('Lead') }),
)
