import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { SessionPageData } from '#contract/pages/session.ts'
import type { Config } from '#server/core/config.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { pageHeaders, talkPageHeaders } from '#server/http/pages/page-headers.ts'
import { loadPages } from '#server/http/pages/pages.ts'
import { notFound } from '#server/http/problem.ts'
import { apiBase } from '#server/http/serve.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { languageOf } from '../interview/progress.ts'
import {
  type FoundSession,
  linkByToken,
  mayResume,
  opened,
  recordDays,
  sessionMs,
  statusOf,
} from '../links/links.ts'
import { takesStills } from '../recordings/stills.ts'
import { showQuestionnaire } from '../wire.ts'

const pages = loadPages()

const Token = Type.String()

/** The page of a link, below the operator's session address. The title before the token is for people alone. */
export function sessionPages(config: Config): Endpoint[] {
  const base = new URL(config.sessionUrl).pathname.replace(/\/+$/, '')
  const shared = {
    method: 'GET',
    at: 'root',
    summary: 'The page on which one person answers a questionnaire',
    access: 'public',
    answers: { 200: 'text/html' },
  } as const
  return [
    endpoint({
      ...shared,
      path: `${base}/:token`,
      params: Type.Object({ token: Token }),
      handle: (ctx, { params, request, reply }) => show(ctx, params.token, request, reply),
    }),
    endpoint({
      ...shared,
      path: `${base}/:title/:token`,
      params: Type.Object({ title: Type.String(), token: Token }),
      handle: (ctx, { params, request, reply }) => show(ctx, params.token, request, reply),
    }),
  ]
}

async function show(
  ctx: OpenCtx,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const accepted = request.headers['accept-language']
  const found = await linkByToken(ctx, token)
  if (!found) {
    reply.headers(pageHeaders)
    throw notFound('Session')
  }
  // To look at the page does not spend the link. A HEAD request is no look.
  if (request.method === 'GET') await opened(found.ctx, found.link.id)
  const data = await pageData(found, token)
  const isGone = data.state === 'expired' || data.state === 'revoked'
  reply.code(isGone ? 410 : 200)
  reply.headers(isGone ? pageHeaders : talkPageHeaders(request, ['camera', 'microphone']))
  return pages.session(data, accepted)
}

async function pageData(found: FoundSession, token: string): Promise<SessionPageData> {
  const { ctx, link, questionnaire } = found
  const asks = await business(ctx)
  const shown = showQuestionnaire(questionnaire)
  const until = link.started_at ? new Date(link.started_at.getTime() + sessionMs) : link.expires_at
  return {
    business: asks.name,
    primary_color: asks.primary_color,
    logo_url: asks.logo_url,
    language: await languageOf(ctx, questionnaire),
    chat_url: asks.channels.chat ? `${ctx.config.chatUrl}/${asks.slug}` : null,
    contact: { email: asks.email, phone: asks.phone, website: asks.website },
    person: link.person_name,
    about: shown.about,
    minutes: shown.expected_minutes,
    questions: shown.question_count,
    recording: shown.recording_mode,
    stills: takesStills(found),
    watches: shown.monitor_activity,
    record_days: await recordDays(ctx),
    state: stateOf(found),
    until: until.toISOString(),
    api: apiBase,
    token,
  }
}

function stateOf({ ctx, link }: FoundSession): SessionPageData['state'] {
  if (mayResume(link, ctx.now())) return 'going'
  // Its time is over. The job is about to complete it.
  if (link.started_at && !link.revoked_at) return 'completed'
  const status = statusOf(link, ctx.now())
  return status === 'revoked' || status === 'expired' ? status : 'new'
}
