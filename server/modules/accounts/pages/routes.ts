import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AccountPageData } from '#contract/pages/account.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { readInvitation } from '../invitations/invitations.ts'
import { readToken } from '../member-tokens/member-tokens.ts'
import { whoIsHere } from '../who-is-here/who-is-here.ts'

const pages = loadPages()

const LinkQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/** In the language of the business whose link it is, else of the browser. */
function show(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  data: AccountPageData,
  { status = 200, language = null }: { status?: number; language?: string | null } = {},
): string {
  reply.code(status).headers(pageHeaders)
  return pages.account(data, language, request.headers['accept-language'])
}

/** Who opens an invitation. A session that has ended, or is somebody else's, does no harm here. */
async function personOf(
  ctx: OpenCtx,
  request: FastifyRequest,
  { email, person }: NonNullable<Awaited<ReturnType<typeof readInvitation>>>,
): Promise<'new' | 'known' | 'signed-in'> {
  if (!person) return 'new'
  const here = await whoIsHere(ctx, request)
  return here?.whoami.user.email === email ? 'signed-in' : 'known'
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
    handle: async (ctx, { query, request, reply }) => {
      const to = { request, reply }
      if (!query.token) return show(to, { page: 'forgotten', linkIsOver: false })
      const link = await readToken(ctx, query.token, 'reset')
      if (!link) return show(to, { page: 'forgotten', linkIsOver: true }, { status: 410 })
      return show(to, { page: 'reset', email: link.email, business: link.business }, link)
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
    handle: async (ctx, { query, request, reply }) => {
      const to = { request, reply }
      const link = await readToken(ctx, query.token ?? '', 'email')
      if (!link?.new_email) return show(to, { page: 'email-over' }, { status: 410 })
      return show(to, { page: 'email', email: link.new_email, business: link.business }, link)
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
    handle: async (ctx, { query, request, reply }) => {
      const to = { request, reply }
      const invitation = await readInvitation(ctx, query.token ?? '')
      if (!invitation) return show(to, { page: 'invite-over' }, { status: 410 })
      const { email, business, name } = invitation
      const person = await personOf(ctx, request, invitation)
      return show(to, { page: 'invite', email, business, name, person }, invitation)
    },
  }),
]
