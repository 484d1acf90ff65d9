import * as shape from '#contract/campaigns/broadcasts.ts'
import { BroadcastMessageList, MessageFilter } from '#contract/campaigns/messages.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { problemOf, sentenceOf } from '#server/http/problem.ts'
import { eventStream } from '#server/http/streams/event-stream.ts'
import { listOfBroadcast } from '../messages/messages.ts'
import {
  cancelBroadcast,
  createBroadcast,
  getBroadcast,
  listBroadcasts,
  sendBroadcast,
  switchReplies,
} from './broadcasts.ts'
import { broadcastEvents } from './events.ts'
import { previewBroadcast } from './preview.ts'
import { sendOne } from './send-one.ts'

const restarting = 'The server is being restarted. Open the stream again in a moment.'

export const broadcastEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts',
    summary: 'Broadcasts, newest first',
    access: 'owner',
    query: shape.BroadcastFilter,
    answers: { 200: shape.BroadcastList },
    handle: async (ctx, { query }) => ({ broadcasts: await listBroadcasts(ctx, query) }),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts',
    summary: 'Draft a broadcast: what to say, to whom, on which channels in which order',
    access: 'owner',
    body: shape.NewBroadcast,
    answers: { 201: shape.Broadcast },
    errors: [400, 404],
    handle: (ctx, { body }) => createBroadcast(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id',
    summary: 'One broadcast with live counters',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: shape.CountedBroadcast },
    handle: (ctx, { params }) => getBroadcast(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id/events',
    summary: 'The counters as they change: events `counts` and, at the end, `done`',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: 'text/event-stream' },
    events: shape.BroadcastEvent,
    handle: async (ctx, { params, reply }) => {
      await getBroadcast(ctx, params.id)
      reply.type('text/event-stream; charset=utf-8')
      reply.header('Cache-Control', 'no-store')
      reply.header('X-Accel-Buffering', 'no')
      return eventStream(
        signal => broadcastEvents(ctx, params.id, signal),
        error => {
          if (!problemOf(error)) ctx.log.error({ err: error }, 'a stream of counters failed')
          return sentenceOf(error)
        },
        { hurry: ctx.shutdown.forced, farewell: restarting },
      )
    },
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id/messages',
    summary: 'The messages of a broadcast, also those that were not sent and why',
    access: 'owner',
    params: shape.BroadcastParams,
    query: MessageFilter,
    answers: { 200: BroadcastMessageList },
    handle: async (ctx, { params, query }) => {
      await getBroadcast(ctx, params.id)
      return listOfBroadcast(ctx, params.id, query)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/preview',
    summary: 'Dry run: every check, nothing sent',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: shape.BroadcastPreview },
    errors: [409],
    handle: (ctx, { params }) => previewBroadcast(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/send',
    summary: 'Send a previewed broadcast; returns at once',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: shape.CountedBroadcast },
    errors: [400, 409],
    handle: (ctx, { params }) => sendBroadcast(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/cancel',
    summary: 'Stop what is not handed to a provider yet',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: shape.CountedBroadcast },
    errors: [409],
    handle: (ctx, { params }) => cancelBroadcast(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/communication/broadcasts/:id/replies',
    summary: 'Turn replies to this broadcast on or off, from now on',
    access: 'owner',
    params: shape.BroadcastParams,
    body: shape.BroadcastReplies,
    answers: { 200: shape.CountedBroadcast },
    handle: (ctx, { params, body }) => switchReplies(ctx, params.id, body.allow_replies),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/send-one',
    summary: 'A message to one person, through the same checks',
    access: 'owner',
    body: shape.SendOne,
    answers: { 200: shape.SentOne },
    errors: [400, 404],
    handle: (ctx, { body }) => sendOne(ctx, body),
  }),
]
