import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { loadPages, pageHeaders } from '#server/http/pages/pages.ts'
import type { AccountPageData } from '#web/pages/account/page-data.ts'
import { readToken } from '../member-tokens/member-tokens.ts'

const pages = loadPages()

const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

function show(reply: FastifyReply, data: AccountPageData, status = 200): string {
  reply.code(status).headers(pageHeaders)
  return pages.account(data)
}

/** The pages behind mailed links. Opening one does not use the link up, so mail scanners do no harm. */
export const accountPages: Endpoint[] = [
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/reset',
    summary: 'Choose a new password, or ask for the link to do so',
    access: 'public',
    query: LinkQuery,
    answers: { 200: 'text/html' },
    handle: async (ctx, { query, reply }) => {
      if (!query.token) return show(reply, { page: 'forgotten', linkIsOver: false })
      const link = await readToken(ctx, query.token, 'reset')
      if (!link) return show(reply, { page: 'forgotten', linkIsOver: true }, 410)
      return show(reply, { page: 'reset', email: link.email, business: link.business })
    },
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/confirm-email',
    summary: 'Confirm a new address of a member',
    access: 'public',
    query: LinkQuery,
    answers: { 200: 'text/html' },
    handle: async (ctx, { query, reply }) => {
      const link = await readToken(ctx, query.token ?? '', 'email')
      if (!link?.new_email) return show(reply, { page: 'email-over' }, 410)
      return show(reply, { page: 'email', email: link.new_email, business: link.business })
    },
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/invite',
    summary: 'Accept an invitation to a team',
    access: 'public',
    query: LinkQuery,
    answers: { 200: 'text/html' },
    handle: async (ctx, { query, reply }) => {
      const link = await readToken(ctx, query.token ?? '', 'invite')
      if (!link) return show(reply, { page: 'invite-over' }, 410)
      return show(reply, { page: 'invite', email: link.email, business: link.business, name: link.name })
    },
  }),
]
