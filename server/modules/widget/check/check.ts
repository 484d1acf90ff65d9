import type { FastifyRequest } from 'fastify'
import type { WidgetCheck } from '#contract/widget.ts'
import type { Ctx } from '#server/core/context.ts'
import {
  type OutboundAnswer,
  OutboundFailed,
  OutboundRefused,
  outboundFetch,
} from '#server/http/outbound/outbound.ts'
import { ownOrigins } from '#server/http/request/origins.ts'
import { allowsOrigin, business } from '#server/modules/accounts/accounts.ts'
import { hasTagManager, type Snippet, snippetsIn } from './snippet.ts'

const timeoutMs = 12_000
const largestPage = 3 * 1024 * 1024

/** Reads a page of a website and looks for the widget of this business in it. */
export async function checkWebsite(ctx: Ctx, typed: string, request: FastifyRequest): Promise<WidgetCheck> {
  const url = /^[a-z][a-z\d+.-]*:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  const answer = await pageAt(ctx, url)
  if (typeof answer === 'string') return { state: 'unreachable', url, detail: answer, tag_manager: false }
  const html = answer.body.toString('utf8')
  const state = await stateOf(ctx, snippetsIn(html), { url: answer.url, request })
  return { state, url: answer.url, detail: null, tag_manager: hasTagManager(html) }
}

/** The page, or why it can't be read. */
async function pageAt(ctx: Ctx, url: string): Promise<OutboundAnswer | string> {
  try {
    const answer = await outboundFetch(url, {
      timeoutMs,
      maxBytes: largestPage,
      allowPrivate: ctx.config.allowPrivateNetwork,
      headers: {
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
        'user-agent': `Mozilla/5.0 (compatible; frontdesk; +${ctx.config.publicUrl})`,
      },
    })
    return answer.status < 400 ? answer : `The website answers ${answer.status}.`
  } catch (error) {
    if (error instanceof OutboundRefused) return error.reason
    if (error instanceof OutboundFailed) return error.message
    throw error
  }
}

async function stateOf(
  ctx: Ctx,
  snippets: Snippet[],
  page: { url: string; request: FastifyRequest },
): Promise<WidgetCheck['state']> {
  if (!snippets.length) return 'absent'
  const own = snippets.filter(({ tenantId }) => tenantId?.toLowerCase() === ctx.tenant)
  if (!own.length) return 'other_business'
  const ours = ownOrigins(ctx, page.request)
  if (!own.some(({ src }) => ours.includes(originOf(src, page.url)))) return 'other_server'
  return allowsOrigin(await business(ctx), new URL(page.url).origin) ? 'found' : 'not_allowed'
}

const originOf = (src: string, base: string): string =>
  URL.canParse(src, base) ? new URL(src, base).origin : ''
