import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { formPageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { holderOf, unsubscribe } from './unsubscribe.ts'

const pages = loadPages()

const Params = Type.Object({ token: Type.String() })

function show(request: FastifyRequest, reply: FastifyReply, data: UnsubscribePageData): string {
  if (data.page === 'gone') reply.code(404)
  reply.headers(formPageHeaders)
  return pages.unsubscribe(data, request.headers['accept-language'])
}

/**
 * The page behind a message's unsubscribe link (RFC 8058). Opening the link only asks, because mail scanners open every
 * link. Sending the form unsubscribes, and so does a mail program's one click, which posts `List-Unsubscribe=One-Click`.
 */
export const unsubscribePages: Endpoint[] = [
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/u/:token',
    summary: 'Ask whether to unsubscribe',
    access: 'public',
    params: Params,
    answers: { 200: 'text/html' },
    handle: async (ctx, { params, request, reply }) => {
      const holder = await holderOf(ctx, params.token)
      return show(request, reply, holder ? { page: 'ask', ...holder.page } : { page: 'gone' })
    },
  }),
  endpoint({
    method: 'POST',
    at: 'root',
    path: '/u/:token',
    summary: 'Unsubscribe',
    access: 'public',
    params: Params,
    raw: 'application/x-www-form-urlencoded',
    bodyLimit: 16 * 1024,
    answers: { 200: 'text/html' },
    handle: async (ctx, { params, request, reply }) => {
      const holder = await holderOf(ctx, params.token)
      if (!holder) return show(request, reply, { page: 'gone' })
      await unsubscribe(holder)
      return show(request, reply, { page: 'done', ...holder.page })
    },
  }),
]
