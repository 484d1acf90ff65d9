import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { formPageHeaders, loadPages } from '#server/http/pages/pages.ts'
import { holderOf, unsubscribe } from './unsubscribe.ts'

const pages = loadPages()

const Params = Type.Object({ token: Type.String() })

function show(request: FastifyRequest, reply: FastifyReply, data: UnsubscribePageData): string {
  if (data.page === 'gone') reply.code(404)
  reply.headers(formPageHeaders)
  return pages.unsubscribe(data, request.headers['accept-language'])
}

/**
 * Where the unsubscribe link of a message leads (RFC 8058). Opening it only asks, as mail scanners open every link;
 * sending the form does it, as does the one click of a mail program, which sends `List-Unsubscribe=One-Click`.
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
