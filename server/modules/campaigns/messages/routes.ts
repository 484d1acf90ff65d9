import * as shape from '#contract/campaigns/messages.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listMessages } from './messages.ts'

export const messageEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/messages',
    summary: 'Every message of the account, newest first',
    access: 'owner',
    query: shape.LogFilter,
    answers: { 200: shape.BroadcastMessageList },
    handle: (ctx, { query }) => listMessages(ctx, query),
  }),
]
