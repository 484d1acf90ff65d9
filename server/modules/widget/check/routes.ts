import * as shape from '#contract/widget.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { checkWebsite } from './check.ts'

export const checkEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/widget/check',
    summary: 'Read a page of a website, and look for the business’s widget in it',
    access: 'owner',
    limit: 'calls',
    audited: false,
    body: shape.WidgetCheckOrder,
    answers: { 200: shape.WidgetCheck },
    handle: (ctx, { body, request }) => checkWebsite(ctx, body.url, request),
  }),
]
