import { Type } from 'typebox'
import { CalendarFeed } from '#contract/bookings/calendars.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { feedUrl, readFeed, rotateFeed } from './feed.ts'

/** The feed file: under the API's base, and at the origin. */
export const feedFile = (at: 'api' | 'root'): Endpoint =>
  endpoint({
    method: 'GET',
    at,
    path: '/calendar/:file',
    summary: 'The bookings as a calendar feed',
    access: 'public',
    params: Type.Object({ file: Type.String() }),
    answers: { 200: 'text/calendar' },
    errors: [404],
    handle: async (ctx, { params, reply }) => {
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=60',
        'x-robots-tag': 'noindex',
      })
      return readFeed(ctx, params.file.replace(/\.ics$/, ''))
    },
  })

export const feedEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/bookings/feed',
    summary: 'Where calendar programs can follow the bookings',
    access: 'owner',
    answers: { 200: CalendarFeed },
    handle: async ctx => ({ url: await feedUrl(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/bookings/feed/rotate',
    summary: 'Give the feed another address; the one before opens nothing any more',
    access: 'owner',
    answers: { 200: CalendarFeed },
    handle: async ctx => ({ url: await rotateFeed(ctx) }),
  }),
  feedFile('api'),
]
