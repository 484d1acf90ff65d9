import * as shape from '#contract/contacts/suppressions.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listSuppressions, removeSuppression, suppress } from './suppressions.ts'

export const suppressionEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/communication/suppress',
    summary: 'Opt a person out, by email address or number, across every audience',
    access: 'agent',
    body: shape.NewSuppression,
    answers: { 200: shape.Suppressed },
    errors: [400],
    handle: (ctx, { body }) =>
      suppress(ctx, { ...body, source: ctx.actor.kind === 'member' ? 'portal' : 'api' }),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/suppressions',
    summary: 'The stop list, newest first',
    access: 'agent',
    query: shape.SuppressionQuery,
    answers: { 200: shape.SuppressionList },
    handle: (ctx, { query }) => listSuppressions(ctx, query),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/suppressions/:id',
    summary: 'Take an address off the stop list; consent stays taken away',
    access: 'owner',
    params: shape.SuppressionParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeSuppression(ctx, params.id),
  }),
]
