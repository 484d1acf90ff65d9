import { type Static, Type } from 'typebox'
import { Named, Timestamp } from '#contract/schema.ts'
import { BroadcastCounts, ReasonCount } from './broadcasts.ts'

export const OverviewFilter = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 365, default: 30 }) })

export type BroadcastOverview = Static<typeof BroadcastOverview>
export const BroadcastOverview = Named(
  'BroadcastOverview',
  Type.Object({
    days: Type.Integer(),
    since: Timestamp,
    broadcasts: Type.Integer({ description: 'Told to go in these days' }),
    counts: BroadcastCounts,
    by_channel: Type.Record(Type.String(), BroadcastCounts),
    blocked: Type.Record(Type.String(), ReasonCount),
    failed: Type.Record(Type.String(), ReasonCount),
  }),
)
