import * as shape from '#contract/leads/duplicates.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listPairs, tellApart } from './duplicates.ts'

export const duplicateEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/leads/duplicates',
    summary: 'Leads that look like one person, in pairs, the newest first',
    access: 'standard',
    query: shape.LeadPairPage,
    answers: { 200: shape.LeadPairList },
    handle: (ctx, { query }) => listPairs(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/leads/duplicates/apart',
    summary: 'Say that two leads are two people, so that they are not suggested again',
    access: 'standard',
    body: shape.LeadDistinction,
    answers: { 200: shape.LeadDistinction },
    errors: [409],
    handle: (ctx, { body }) => tellApart(ctx, body, { areApart: true }),
  }),
  endpoint({
    method: 'POST',
    path: '/leads/duplicates/together',
    summary: 'Suggest two leads again that were said to be two people',
    access: 'standard',
    body: shape.LeadDistinction,
    answers: { 200: shape.LeadDistinction },
    errors: [409],
    handle: (ctx, { body }) => tellApart(ctx, body, { areApart: false }),
  }),
]
