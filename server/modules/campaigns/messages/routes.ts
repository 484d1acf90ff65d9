import { SentOne } from '#contract/campaigns/broadcasts.ts'
import * as shape from '#contract/campaigns/messages.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { getMessage, sendAgain } from '../broadcasts/send-again.ts'
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
  endpoint({
    method: 'GET',
    path: '/communication/messages/:id',
    summary: 'One message, what was sent, and where it came from',
    access: 'owner',
    params: shape.MessageParams,
    answers: { 200: shape.SentMessage },
    handle: (ctx, { params }) => getMessage(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/messages/:id/send-again',
    summary: 'Send a message that failed once more, as a message of its own',
    access: 'owner',
    params: shape.MessageParams,
    answers: { 200: SentOne },
    errors: [400, 409],
    handle: (ctx, { params }) => sendAgain(ctx, params.id),
  }),
]
