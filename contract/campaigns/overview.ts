import { type Static, Type } from 'typebox'
import { Timestamp } from '#contract/schema.ts'
import { Counts } from './broadcasts.ts'

export const OverviewFilter = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 365, default: 30 }) })

export type Overview = Static<typeof Overview>
export const Overview = Type.Object({
  days: Type.Integer(),
  since: Timestamp,
  broadcasts: Type.Integer({ description: 'Told to go in these days' }),
  counts: Counts,
  by_channel: Type.Record(Type.String(), Counts),
  blocked: Type.Record(Type.String(), Type.Object({ count: Type.Integer(), label: Type.String() })),
  failed: Type.Record(Type.String(), Type.Object({ count: Type.Integer(), label: Type.String() })),
})
