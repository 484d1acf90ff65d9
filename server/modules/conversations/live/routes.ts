import type { FastifyReply, FastifyRequest } from 'fastify'
import { ConversationParams } from '#contract/conversations/conversations.ts'
import {
  BusinessEvent,
  FollowQuery,
  VisitorEvent,
  VisitorFollowQuery,
  VisitorTyping,
} from '#contract/conversations/live.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { problemOf, sentenceOf } from '#server/http/problem.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { eventStream } from '#server/http/streams/event-stream.ts'
import { authorizeVisitor } from '../access/access.ts'
import { followAsBusiness, followAsVisitor, type LiveEvent, signalVisitorTyping } from './live.ts'

const farewell = 'The server is being restarted. Connect again in a moment.'

export const liveEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/conversations/:id/events',
    summary: 'What happens in a conversation, as it happens: all that was said, who holds it, who is writing',
    access: 'standard',
    params: ConversationParams,
    query: FollowQuery,
    answers: { 200: 'text/event-stream' },
    events: BusinessEvent,
    handle: async (ctx, { params, query, request, reply }) =>
      streamOf(ctx, reply, await followAsBusiness(ctx, params.id, positionOf(request, query))),
  }),
  endpoint({
    method: 'GET',
    path: '/chat/events',
    summary: 'What people of the business say to a visitor, as they say it, and who holds the conversation',
    access: 'optional',
    query: VisitorFollowQuery,
    answers: { 200: 'text/event-stream' },
    events: VisitorEvent,
    errors: [404],
    handle: async (ctx, { query, request, reply }) => {
      const access = await authorizeVisitor(ctx, query, request)
      allowReading(reply, access.allowedOrigin)
      const run = await followAsVisitor(access, query.conversation_id, positionOf(request, query))
      return streamOf(ctx, reply, run)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/chat/typing',
    summary: 'Show the business that the visitor is writing',
    access: 'optional',
    audited: false,
    body: VisitorTyping,
    answers: { 204: null },
    errors: [404],
    handle: async (ctx, { body, request, reply }) => {
      const access = await authorizeVisitor(ctx, body, request)
      allowReading(reply, access.allowedOrigin)
      await signalVisitorTyping(access, body.conversation_id)
    },
  }),
]

/** The position to resume from: the Last-Event-ID header, which browsers send when they reconnect, or the query. */
function positionOf(request: FastifyRequest, { after = 0 }: { after?: number }): number {
  const last = Number(request.headers['last-event-id'] ?? after)
  return Number.isSafeInteger(last) && last >= 0 && last <= 2_147_483_647 ? last : after
}

/**
 * Streams events. The stream ends when the process closes its port; the client reconnects, to another process or the
 * next.
 */
function streamOf(ctx: OpenCtx, reply: FastifyReply, run: (signal: AbortSignal) => AsyncIterable<LiveEvent>) {
  const leave = ctx.streams.enter(ctx.ip)
  reply.type('text/event-stream; charset=utf-8')
  reply.header('Cache-Control', 'no-store')
  reply.header('X-Accel-Buffering', 'no')
  const said = (error: unknown) => {
    if (!problemOf(error)) ctx.log.error({ err: error }, 'a live stream failed')
    return sentenceOf(error)
  }
  const stream = eventStream(run, said, { hurry: ctx.shutdown.closing, farewell })
  stream.once('close', leave)
  return stream
}
