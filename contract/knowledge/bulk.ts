import { type Static, Type } from 'typebox'
import { bulkBody } from '#contract/bulk.ts'
import { Named } from '#contract/schema.ts'
import { SourceFilter } from './knowledge.ts'

const { link_id, q, kind } = SourceFilter.properties

export type SourceBulk = Static<typeof SourceBulk>
export const SourceBulk = Named('SourceBulk', bulkBody(Type.Object({ link_id, q, kind }), ['delete']))
