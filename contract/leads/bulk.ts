import type { Static } from 'typebox'
import { bulkBody } from '#contract/bulk.ts'
import { Named } from '#contract/schema.ts'
import { LeadFilter } from './leads.ts'

export type LeadBulk = Static<typeof LeadBulk>
export const LeadBulk = Named('LeadBulk', bulkBody(LeadFilter, ['status', 'tag', 'untag', 'delete']))
