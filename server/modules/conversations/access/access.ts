import type { FastifyRequest } from 'fastify'
import type { ChatRequest } from '#contract/conversations/chat.ts'
import type { ConversationChannel } from '#contract/conversations/conversations.ts'
import { browserLanguage } from '#locales/load.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { allowsOrigin, business, businessById } from '#server/modules/accounts/accounts.ts'
import type { Skill } from '#server/modules/assistant/skills/skills.ts'
import type { AssistantScope, CallContext } from '#server/modules/assistant/turn/turn.ts'
import { linkByToken } from '#server/modules/chat-links/chat-links.ts'

/** Who talks to which assistant, after authorization. */
export interface ChatAccess {
  ctx: Ctx
  scope: AssistantScope
  tags: string[]
  channel: ConversationChannel
  /** A visitor of a public page, or the business itself with a key or a session. */
  begunBy: 'visitor' | 'business'
  /** The origin of another website that may read the answer; null when no CORS header is needed. */
  allowedOrigin: string | null
  /**
   * The language in which a conversation begins, until the visitor's words show another: that of their browser, where the
   * business follows its visitors; null: the link's or the business's.
   */
  beginsIn: string | null
  /** The call, when the conversation is spoken. */
  call?: { id: string; spoken: CallContext; skills: readonly Skill[] }
}

type RequestedDesk = Pick<ChatRequest, 'tenant_id' | 'link_token'>
type Caller = OpenCtx & { caller: Ctx | null }
/** The channel that a visitor wants to use, and the language of their browser. */
type Wish = { by: 'chat' | 'call'; wanted: string | null }

const main: AssistantScope = { linkId: null, main: true, agentName: null, language: null }

/** Authorizes a message and counts it against the rate limit. Throws 401, 403, 404, 429. */
export async function authorizeMessage(
  ctx: Caller,
  asked: RequestedDesk,
  request: FastifyRequest,
): Promise<ChatAccess> {
  const access = await authorizeVisitor(ctx, asked, request)
  await ctx.rateLimit('chat', access.ctx.tenant)
  return access
}

/**
 * Decides which business a caller may talk to, and as whom. A link's token is a credential of its own; a key or a
 * session acts for its business; a stranger may talk to a business from our chat page, or from a website that the
 * business allows. `by` is the channel they want to use. Throws 401, 403, 404, 429.
 */
export async function authorizeVisitor(
  ctx: Caller,
  asked: RequestedDesk,
  request: FastifyRequest,
  by: 'chat' | 'call' = 'chat',
): Promise<ChatAccess> {
  if (!ctx.caller) await ctx.rateLimit('widget', ctx.ip)
  const wanted = browserLanguage(request.headers['accept-language'])
  if (asked.link_token) return byLink(ctx, asked.link_token, asked, { by, wanted })
  return ctx.caller ? ofBusiness(ctx.caller, asked, wanted) : ofStranger(ctx, asked, request, { by, wanted })
}

async function byLink(
  ctx: Caller,
  token: string,
  { tenant_id }: RequestedDesk,
  { by, wanted }: Wish,
): Promise<ChatAccess> {
  const link = await linkByToken(ctx, token)
  // A signed-in member may open another business's page like any visitor; a program's key may not.
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
    // A link without a language of its own has the business's.
    beginsIn: language ? null : wanted,
  }
}

async function ofBusiness(
  caller: Ctx,
  { tenant_id }: RequestedDesk,
  wanted: string | null,
): Promise<ChatAccess> {
  if (tenant_id && tenant_id !== caller.tenant) throw notFound('Account')
  const beginsIn = wanted && !(await business(caller)).language ? wanted : null
  const by = { channel: 'chat', begunBy: 'business' } as const
  return { ctx: caller, scope: main, tags: [], ...by, allowedOrigin: null, beginsIn }
}

async function ofStranger(
  ctx: OpenCtx,
  { tenant_id }: RequestedDesk,
  request: FastifyRequest,
  { by, wanted }: Wish,
): Promise<ChatAccess> {
  if (!tenant_id) throw new Problem(401, 'Sign in, send an API key in X-API-Key, or open a chat page.')
  const origin = originOf(ctx, request)
  const found = isRecordId(tenant_id) && origin ? await businessById(ctx, tenant_id.toLowerCase()) : null
  const own = ownOrigins(ctx, request).includes(origin ?? '')
  if (!found || !(own || allowsOrigin(found, origin))) {
    throw new Problem(403, 'This website may not use this chat.')
  }
  if (!found.channels[by]) throw notOffered(by)
  return {
    ctx: ctx.as(found.id, { kind: 'visitor' }),
    scope: main,
    tags: [],
    channel: own ? 'chat' : 'widget',
    begunBy: 'visitor',
    allowedOrigin: own ? null : origin!,
    beginsIn: found.language ? null : wanted,
  }
}

/**
 * The origin of the page that asks. A browser sends no Origin header when a page reads from its own server, but says so
 * in Sec-Fetch-Site, which no script can set (Fetch Metadata).
 */
function originOf(ctx: OpenCtx, request: FastifyRequest): string | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (
    origin ?? (request.method === 'GET' && site === 'same-origin' ? ownOrigins(ctx, request)[0] : undefined)
  )
}

const notOffered = (by: 'chat' | 'call') =>
  new Problem(403, by === 'chat' ? 'Written chat is not offered here.' : 'Calls are not offered here.')
