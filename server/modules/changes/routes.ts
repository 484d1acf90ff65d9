import { FeedEvent, FeedQuery } from '#contract/changes/events.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { problemOf, sentenceOf } from '#server/http/problem.ts'
import { eventStream } from '#server/http/streams/event-stream.ts'
import { events } from './events.ts'
import { noteChangesOfEvents } from './from-events.ts'

const farewell = 'The server is being restarted. Connect again in a moment.'

export const changes: Module = {
  name: 'changes',
  about: 'What changed, as it changes, for everybody who looks at the desk.',
  listeners: [noteChangesOfEvents],
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/events',
      summary: 'What changes in the business, as it changes; with a conversation, also what is said there',
      access: 'agent',
      query: FeedQuery,
      answers: { 200: 'text/event-stream' },
      events: FeedEvent,
      errors: [404, 409],
      async handle(ctx, { query, request, reply }) {
        const run = await events(ctx, { ...query, ...placeOf(request.headers['last-event-id']) })
        const leave = ctx.streams.enter(ctx.ip)
        reply.type('text/event-stream; charset=utf-8')
        reply.header('Cache-Control', 'no-store')
        reply.header('X-Accel-Buffering', 'no')
        const said = (error: unknown) => {
          if (!problemOf(error)) ctx.log.error({ err: error }, 'a stream of changes failed')
          return sentenceOf(error)
        }
        const stream = eventStream(run, said, { hurry: ctx.shutdown.closing, farewell })
        stream.once('close', leave)
        return stream
      },
    }),
  ],
}

/** The place to go on from that a browser names when it connects again. */
function placeOf(header: string | string[] | undefined): { after?: number } {
  const place = Number(header ?? Number.NaN)
  return Number.isSafeInteger(place) && place >= 0 ? { after: place } : {}
}
