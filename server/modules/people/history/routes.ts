import * as shape from '#contract/people/history.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { consentOf, historyOf } from './history.ts'

export const historyEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/leads/:id/history',
    summary: 'Everything that happened with a person on every channel, newest first',
    access: 'standard',
    params: shape.HistoryParams,
    query: shape.HistoryQuery,
    answers: { 200: shape.History },
    handle: (ctx, { params, query }) => historyOf(ctx, params.id, query),
  }),
  endpoint({
    method: 'GET',
    path: '/leads/:id/consent',
    summary: 'What a person agreed to, by channel',
    access: 'standard',
    params: shape.HistoryParams,
    answers: { 200: shape.PersonConsent },
    handle: (ctx, { params }) => consentOf(ctx, params.id),
  }),
]
