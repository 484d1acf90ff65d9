import type { FastifyRequest } from 'fastify'
import type { OpenCtx } from '#server/core/context.ts'
import type { Database } from '#server/db/connect.ts'
import { addOpens } from '../queries.ts'

/** User agents that fetch a page only to preview it: messengers, networks and crawlers. Cubot makes phones. */
const previewers =
  /(?<!cu)bot\b|crawler|spider|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp|viber|embedly|iframely|mastodon|bluesky/i

/** Whether a person opens the page: no prefetch, and no preview. */
export function isOpening(request: FastifyRequest): boolean {
  const { headers } = request
  if (request.method !== 'GET') return false
  if (/prefetch|prerender|preview/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`))
    return false
  return !previewers.test(headers['user-agent'] ?? '')
}

interface Opens {
  times: number
  last: Date
  tenant: string
}

/** Opens to write, by link; a map for each database, because several servers may share this process. */
const unwritten = new WeakMap<Database, Map<string, Opens>>()

/**
 * Counts a page as opened, without waiting. It uses one connection however many pages are opened at once: opens during
 * a write are added up and written together.
 */
export function countOpen(ctx: OpenCtx, link: { id: string; tenant: string }): void {
  const writing = unwritten.get(ctx.db)
  const opens = writing ?? new Map<string, Opens>()
  const before = opens.get(link.id)
  opens.set(link.id, { times: (before?.times ?? 0) + 1, last: ctx.now(), tenant: link.tenant })
  if (writing) return
  unwritten.set(ctx.db, opens)
  void ctx.shutdown.hold({ task: 'count opens' }, () => write(ctx, opens))
}

async function write(ctx: OpenCtx, opens: Map<string, Opens>): Promise<void> {
  // Iterating a map also visits entries added meanwhile.
  for (const [link, { times, last, tenant }] of opens) {
    opens.delete(link)
    await ctx
      .as(tenant, { kind: 'visitor' })
      .tx(db => addOpens(db, link, times, last))
      .catch(error => ctx.log.warn({ err: error }, 'could not count the opens of a chat page'))
  }
  // Synchronously after the loop, so that nothing is added in between and lost.
  unwritten.delete(ctx.db)
}
