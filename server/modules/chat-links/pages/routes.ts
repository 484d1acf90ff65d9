import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { ChatPageInfo } from '#contract/chat-links/chat-links.ts'
import type { ChatPageData } from '#contract/pages/chat.ts'
import { OneOf } from '#contract/schema.ts'
import type { Config } from '#server/core/config.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pageHeaders, talkPageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { Problem } from '#server/http/problem.ts'
import { businessBySlug } from '#server/modules/accounts/accounts.ts'
import { countOpen, isOpening } from './opens.ts'
import { linkAt, linkPage, linkUrl, mainPage, mainUrl } from './pages.ts'
import { qrPng, qrSvg } from './qr.ts'

const pages = loadPages()

const Slug = Type.String()
const Token = Type.String()
const QrQuery = Type.Object({
  format: Type.Optional(OneOf('png', 'svg')),
  size: Type.Optional(Type.Integer({ minimum: 100, maximum: 1000, description: 'Pixels; default 400' })),
})

/** One answer for unknown, revoked, expired and inactive links and wrong addresses, so that they look the same. */
const noPage = () => new Problem(404, 'Chat page not found', { 'Cache-Control': 'no-store' })

/** The `/chat-page` endpoints, under the API's base or at the origin. */
export const publicEndpoints = (at: 'api' | 'root'): Endpoint[] => [
  endpoint({
    method: 'GET',
    at,
    path: '/chat-page/l/:token',
    summary: "A link's chat page",
    access: 'public',
    params: Type.Object({ token: Token }),
    answers: { 200: 'text/html' },
    handle: showLinkPage,
  }),
  endpoint({
    method: 'GET',
    at,
    path: '/chat-page/l/:token/qr',
    summary: "A QR code of a link's URL",
    access: 'public',
    params: Type.Object({ token: Token }),
    query: QrQuery,
    answers: { 200: 'image/png' },
    // A revoked link's code must disappear with the link.
    handle: async (ctx, { params, query, reply }) => {
      reply.header('Cache-Control', 'no-store')
      return qrOf(await linkUrl(ctx, params.token), query, reply)
    },
  }),
  endpoint({
    method: 'GET',
    at,
    path: '/chat-page/:slug/qr',
    summary: "A QR code of a business's main chat page",
    access: 'public',
    params: Type.Object({ slug: Slug }),
    query: QrQuery,
    answers: { 200: 'image/png' },
    handle: async (ctx, { params, query, reply }) => {
      reply.header('Cache-Control', 'public, max-age=3600')
      return qrOf(await mainUrl(ctx, params.slug), query, reply)
    },
  }),
  endpoint({
    method: 'GET',
    at,
    path: '/chat-page/:slug/info',
    summary: 'Whose main chat page it is',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    answers: { 200: ChatPageInfo },
    handle: async (ctx, { params }) => {
      const business = await businessBySlug(ctx, params.slug)
      if (!business) throw noPage()
      const { name, agent_name, slug } = business
      return { name, agent_name, enabled: business.channels.chat, slug }
    },
  }),
]

/** The HTML pages, under the path of the operator's `{chat_url}` on any host. */
export function chatPages(config: Config): Endpoint[] {
  const base = new URL(config.chatUrl).pathname.replace(/\/+$/, '')
  return [
    endpoint({
      method: 'GET',
      at: 'root',
      path: `${base}/:slug/:token`,
      summary: "A link's chat page",
      access: 'public',
      params: Type.Object({ slug: Slug, token: Token }),
      answers: { 200: 'text/html' },
      handle: showLinkPage,
    }),
    endpoint({
      method: 'GET',
      at: 'root',
      path: `${base}/:slug`,
      summary: "A business's main chat page",
      access: 'public',
      params: Type.Object({ slug: Slug }),
      answers: { 200: 'text/html' },
      handle: async (ctx, { params, request, reply }) => {
        const page = await mainPage(ctx, params.slug, request.headers['accept-language'])
        if (!page) return showNoPage(request, reply)
        return showChat(page, request, reply)
      },
    }),
    ...publicEndpoints('root'),
  ]
}

interface PageRequest {
  params: { slug?: string; token: string }
  request: FastifyRequest
  reply: FastifyReply
}

async function showLinkPage(ctx: OpenCtx, { params, request, reply }: PageRequest): Promise<string> {
  const link = await linkAt(ctx, params)
  if (!link) return showNoPage(request, reply)
  if (isOpening(request)) countOpen(ctx, link)
  return showChat(await linkPage(ctx, link, params.token, request.headers['accept-language']), request, reply)
}

function showChat(page: ChatPageData, request: FastifyRequest, reply: FastifyReply): string {
  reply.headers(page.channels.includes('call') ? talkPageHeaders(request, ['microphone']) : pageHeaders)
  return pages.chat(page, request.headers['accept-language'])
}

/** The not-found page for browsers; the usual error shape for programs. */
function showNoPage(request: FastifyRequest, reply: FastifyReply): string {
  reply.header('Vary', 'Accept')
  if (!request.headers.accept?.includes('text/html')) throw noPage()
  reply.code(404).headers({ ...pageHeaders, vary: 'Accept, Accept-Language' })
  return pages.trouble('no_chat', request.headers['accept-language'])
}

function qrOf(url: string | null, query: Static<typeof QrQuery>, reply: FastifyReply): Buffer | string {
  if (!url) throw noPage()
  const size = query.size ?? 400
  if (query.format === 'svg') {
    reply.type('image/svg+xml; charset=utf-8')
    return qrSvg(url, size)
  }
  reply.type('image/png')
  return qrPng(url, size)
}
