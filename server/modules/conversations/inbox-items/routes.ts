import { BulkDone } from '#contract/bulk.ts'
import { NeedsYouBulk } from '#contract/conversations/bulk.ts'
import * as shape from '#contract/conversations/conversations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { changeItems } from './bulk/bulk.ts'
import { getItem, listItems, setStatus } from './inbox-items.ts'

export const inboxItemEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/needs-you',
    summary: 'What needs a person, newest first; what is open unless asked otherwise',
    access: 'standard',
    query: shape.NeedsYouFilter,
    answers: { 200: shape.NeedsYouList },
    handle: (ctx, { query }) => listItems(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/needs-you/bulk',
    summary: 'Tick off, open or put off many items, which can be taken back for a minute',
    access: 'standard',
    body: NeedsYouBulk,
    answers: { 200: BulkDone },
    handle: (ctx, { body }) => changeItems(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/needs-you/:id',
    summary: 'One thing that needs a person',
    access: 'standard',
    params: shape.NeedsYouParams,
    answers: { 200: shape.NeedsYouItem },
    handle: (ctx, { params }) => getItem(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/needs-you/:id',
    summary: 'Tick an item off, open it again, or put it off until later',
    access: 'standard',
    params: shape.NeedsYouParams,
    body: shape.NeedsYouChange,
    answers: { 200: shape.NeedsYouItem },
    handle: (ctx, { params, body }) => setStatus(ctx, params.id, body),
  }),
]
