import { Type } from 'typebox'
import * as shape from '#contract/campaigns/broadcasts.ts'
import { BroadcastMessageList, MessageFilter } from '#contract/campaigns/messages.ts'
import * as to from '#contract/campaigns/recipients.ts'
import { BroadcastReport } from '#contract/campaigns/report.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { problemOf, sentenceOf } from '#server/http/problem.ts'
import { eventStream } from '#server/http/streams/event-stream.ts'
import { mailPageHeaders } from '#server/modules/messaging/senders/mail-page/mail-page.ts'
import { listOfBroadcast } from '../messages/messages.ts'
import { sendProof } from '../proofs/proofs.ts'
import { listRecipients, mailFor, renderFor } from '../recipients/recipients.ts'
import { reportOf } from '../report/report.ts'
import { getBroadcast, listBroadcasts } from './broadcasts.ts'
import { changeBroadcast, createBroadcast, duplicateBroadcast, removeBroadcast } from './drafts.ts'
import { broadcastEvents } from './events.ts'
import { previewBroadcast } from './preview.ts'
import { sendOne } from './send-one.ts'
import { cancelBroadcast, recallBroadcast, sendBroadcast, switchReplies } from './sending.ts'

const restarting = 'The server is being restarted. Open the stream again in a moment.'

export const broadcastEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts',
    summary: 'Broadcasts with their counters, newest first',
    access: 'owner',
    query: shape.BroadcastFilter,
    answers: { 200: shape.BroadcastList },
    handle: (ctx, { query }) => listBroadcasts(ctx, query),
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
    method: 'PATCH',
    path: '/communication/broadcasts/:id',
    summary: 'Change the given fields of a draft',
    access: 'owner',
    params: shape.BroadcastParams,
    body: shape.BroadcastChanges,
    answers: { 200: shape.Broadcast },
    errors: [400, 409],
    handle: (ctx, { params, body }) => changeBroadcast(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/broadcasts/:id',
    summary: 'Delete a draft',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => removeBroadcast(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/duplicate',
    summary: 'A new draft with the same audience, words and settings',
    access: 'owner',
    params: shape.BroadcastParams,
    body: Type.Optional(shape.BroadcastCopy),
    answers: { 201: shape.Broadcast },
    handle: (ctx, { params, body }) => duplicateBroadcast(ctx, params.id, body?.name),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id/recipients',
    summary: 'Who would get it if it were sent now, and who would not and why',
    access: 'owner',
    params: shape.BroadcastParams,
    query: to.RecipientFilter,
    answers: { 200: to.RecipientList },
    handle: (ctx, { params, query }) => listRecipients(ctx, params.id, query),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/render',
    summary: 'As one person would get it, on each channel, or why not',
    access: 'owner',
    audited: false,
    params: shape.BroadcastParams,
    body: to.RenderRequest,
    answers: { 200: to.Rendering },
    handle: (ctx, { params, body }) => renderFor(ctx, params.id, body.contact_id),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id/mail',
    summary: 'The mail that one person would get, as a page for a frame',
    access: 'owner',
    params: shape.BroadcastParams,
    query: to.MailQuery,
    answers: { 200: 'text/html' },
    handle: async (ctx, { params, query, reply }) => {
      const page = await mailFor(ctx, params.id, query.contact_id)
      reply.headers(mailPageHeaders)
      return page
    },
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/proof',
    summary: 'Send what one person would get to oneself',
    access: 'owner',
    params: shape.BroadcastParams,
    body: to.NewProof,
    answers: { 200: to.Proof },
    errors: [400, 409],
    handle: (ctx, { params, body }) => sendProof(ctx, params.id, body),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/broadcasts/:id/report',
    summary: 'What became of its messages, by channel and reason',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: BroadcastReport },
    handle: (ctx, { params }) => reportOf(ctx, params.id),
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
    summary:
      'Send a previewed broadcast, at once, at a time, or after seconds in which it can be taken back; returns at once',
    access: 'owner',
    params: shape.BroadcastParams,
    body: Type.Optional(shape.BroadcastStart),
    answers: { 200: shape.CountedBroadcast },
    errors: [400, 409],
    handle: (ctx, { params, body }) => sendBroadcast(ctx, params.id, body),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/broadcasts/:id/recall',
    summary: 'Take back a broadcast that waits for its time; it is a draft again',
    access: 'owner',
    params: shape.BroadcastParams,
    answers: { 200: shape.CountedBroadcast },
    errors: [409],
    handle: (ctx, { params }) => recallBroadcast(ctx, params.id),
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
