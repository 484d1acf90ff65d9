import type { FastifyRequest } from 'fastify'
import type { ChatRequest } from '#contract/conversations/chat.ts'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { allowsOrigin, businessById } from '#server/modules/accounts/accounts.ts'
import type { Scope, Skill, Spoken } from '#server/modules/assistant/assistant.ts'
import { linkByToken } from '#server/modules/chat-links/chat-links.ts'

/** Who is talking to which assistant, once it is settled that they may. */
export interface ChatAccess {
  ctx: Ctx
  scope: Scope
  tags: string[]
  channel: ConversationChannel
  /** A visitor of a public page, or the business itself with a key or a session. */
  begunBy: 'visitor' | 'business'
  /** The foreign page that may read the answer; null where none need be told. */
  allowedOrigin: string | null
  /** What is said in it is spoken. */
  call?: { id: string; spoken: Spoken; skills: readonly Skill[] }
}

type Asked = Pick<ChatRequest, 'tenant_id' | 'link_token'>
type Caller = OpenCtx & { caller: Ctx | null }

const main: Scope = { linkId: null, main: true, agentName: null, language: null }

/** Settles whose assistant answers a message, and counts it. 401, 403, 404, 429. */
export async function visitOf(ctx: Caller, asked: Asked, request: FastifyRequest): Promise<ChatAccess> {
  const visit = await authorizeVisitor(ctx, asked, request)
  await ctx.rateLimit('chat', visit.ctx.tenant)
  return visit
}

/**
 * Settles whose desk somebody stands at (interface, "Chat and conversations"). A link's token is a credential of its
 * own; a key or a session speaks for its business; a stranger may talk to a business from our chat page or from
 * a website that the business allows. `by`: what of the business's channels they want to use. 401, 403, 404, 429.
 */
export async function authorizeVisitor(
  ctx: Caller,
  asked: Asked,
  request: FastifyRequest,
  by: 'chat' | 'call' = 'chat',
): Promise<ChatAccess> {
  if (!ctx.caller) await ctx.rateLimit('widget', ctx.ip)
  if (asked.link_token) return byLink(ctx, asked.link_token, asked, by)
  return ctx.caller ? ofBusiness(ctx.caller, asked) : ofStranger(ctx, asked, request, by)
}

async function byLink(
  ctx: Caller,
  token: string,
  { tenant_id }: Asked,
  by: 'chat' | 'call',
): Promise<ChatAccess> {
  const link = await linkByToken(ctx, token)
  // A member signed in may open another business's page like anybody; a program's key may not wander.
  const foreign = ctx.caller?.actor.kind === 'key' && ctx.caller.tenant !== link?.tenant
  if (!link || foreign || (tenant_id && tenant_id !== link.tenant)) throw notFound('Chat page')
  if (!link.channels.includes(by)) throw notOffered(by)
  const { id: linkId, inheritMainKb, agentName, language, tags } = link
  return {
    ctx: ctx.as(link.tenant, { kind: 'visitor' }),
    scope: { linkId, main: inheritMainKb, agentName, language },
    tags,
    channel: 'chat',
    begunBy: 'visitor',
    allowedOrigin: null,
  }
}

function ofBusiness(caller: Ctx, { tenant_id }: Asked): ChatAccess {
  if (tenant_id && tenant_id !== caller.tenant) throw notFound('Account')
  return { ctx: caller, scope: main, tags: [], channel: 'chat', begunBy: 'business', allowedOrigin: null }
}

async function ofStranger(
  ctx: OpenCtx,
  { tenant_id }: Asked,
  request: FastifyRequest,
  by: 'chat' | 'call',
): Promise<ChatAccess> {
  if (!tenant_id) throw new Problem(401, 'Sign in, send an API key in X-API-Key, or open a chat page.')
  const origin = originOf(ctx, request)
  const isId = isRecordId(tenant_id)
  const business = isId && origin ? await businessById(ctx, tenant_id.toLowerCase()) : null
  const own = ownOrigins(ctx, request).includes(origin ?? '')
  if (!business || !(own || allowsOrigin(business, origin))) {
    throw new Problem(403, 'This website may not use this chat.')
  }
  if (!business.channels[by]) throw notOffered(by)
  return {
    ctx: ctx.as(tenant_id, { kind: 'visitor' }),
    scope: main,
    tags: [],
    channel: own ? 'chat' : 'widget',
    begunBy: 'visitor',
    allowedOrigin: own ? null : origin!,
  }
}

/**
 * Whose page asks. A browser names no origin when a page reads from its own server, but says that it does (Fetch
 * Metadata, which no script can set).
 */
function originOf(ctx: OpenCtx, request: FastifyRequest): string | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (
    origin ?? (request.method === 'GET' && site === 'same-origin' ? ownOrigins(ctx, request)[0] : undefined)
  )
}

const notOffered = (by: 'chat' | 'call') =>
  new Problem(403, by === 'chat' ? 'Written chat is not offered here.' : 'Calls are not offered here.')
