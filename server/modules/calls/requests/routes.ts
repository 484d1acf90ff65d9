import * as shape from '#contract/calls/requests.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { allowReading } from '#server/http/request/origins.ts'
import { preflight } from '#server/http/request/preflight.ts'
import { callerOf, callsOffered, requestCall } from './requests.ts'

/** Visitors of pages call these. A CORS preflight by itself opens nothing. */
export const requestEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/calls/offered',
    summary: 'Which calls a page’s visitor is offered: by voice in the browser, and on request by telephone',
    access: 'optional',
    query: shape.OfferedQuery,
    answers: { 200: shape.CallsOffered },
    errors: [404],
    handle: async (ctx, { query, request, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const visit = await callerOf(ctx, query, request)
      allowReading(reply, visit.allowedOrigin)
      return callsOffered(visit)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/calls/request',
    summary: 'Ask to be called: by the assistant at once, else by somebody of the business',
    access: 'optional',
    audited: false, // the request itself is kept
    body: shape.CallRequest,
    answers: { 202: shape.CallRequestAnswer },
    errors: [404],
    handle: async (ctx, { body, request, reply }) => {
      const visit = await callerOf(ctx, body, request)
      allowReading(reply, visit.allowedOrigin)
      await ctx.rateLimit('calls', visit.ctx.tenant)
      return requestCall(visit, body, ctx.ip)
    },
  }),
  preflight('/calls/request'),
]
