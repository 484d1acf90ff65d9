import { type Static, Type } from 'typebox'
import { Named } from '#contract/schema.ts'
import { BroadcastCounts, ReasonCount } from './broadcasts.ts'

/** What became of the messages of one broadcast, as far as is known. */
export type BroadcastReport = Static<typeof BroadcastReport>
export const BroadcastReport = Named(
  'BroadcastReport',
  Type.Object({
    counts: BroadcastCounts,
    by_channel: Type.Record(Type.String(), BroadcastCounts),
    blocked: Type.Record(Type.String(), ReasonCount),
    failed: Type.Record(Type.String(), ReasonCount),
    unsubscribed: Type.Integer({ description: 'Opted out by a message of this broadcast' }),
  }),
)
