import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageFor, textsOf } from '#locales/load.ts'
import { preferredTags } from '#locales/resolve.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { loadPortal, portalHeaders } from '#server/http/pages/portal.ts'
import { whoIsHere } from '#server/modules/accounts/who-is-here/who-is-here.ts'
import { deskPath } from '#web/portal/build.ts'

const page = loadPortal()

/** One page for every address of the desk; what it shows is decided in the browser. */
async function show(ctx: OpenCtx, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
  const here = await whoIsHere(ctx, request)
  const lang = languageFor(here?.preferences.language, ...preferredTags(request.headers['accept-language']))
  reply.headers(portalHeaders)
  return page(pathname(request), {
    whoami: here?.whoami ?? null,
    scheme: here?.preferences.scheme ?? null,
    registration: ctx.config.registration === 'open',
    lang,
    dir: textsOf(lang).writing.direction,
  })
}

/** The path below that of the desk. */
const pathname = ({ url }: FastifyRequest): string => url.split('?')[0]!.slice(deskPath.length)

const shownAt = (path: string): Endpoint =>
  endpoint({
    method: 'GET',
    at: 'root',
    path,
    summary: 'The web app of the business',
    access: 'public',
    answers: { 200: 'text/html' },
    handle: show,
  })

const toDesk = (path: string, target: string): Endpoint =>
  endpoint({
    method: 'GET',
    at: 'root',
    path,
    summary: 'Leads to the web app of the business',
    access: 'public',
    answers: { 302: null },
    handle: async (_ctx, { reply }) => {
      reply.header('Location', target)
    },
  })

export const deskPages: Endpoint[] = [
  shownAt(deskPath),
  shownAt(`${deskPath}/*`),
  toDesk('/login', `${deskPath}/sign-in`),
]
