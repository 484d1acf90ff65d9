import { sql } from 'kysely'
import { Type } from 'typebox'
import type { OpenCtx } from '../context.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { Problem } from './problem.ts'

const Status = Type.Object({ status: Type.String() })

/** What an operator asks the process itself. Not part of the API under /api/v1. */
export const house: Endpoint[] = [
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/healthz',
    summary: 'The process lives',
    access: 'public',
    answers: { 200: Status },
    handle: async () => ({ status: 'ok' }),
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/readyz',
    summary: 'The database is reachable, migrations are done and jobs run',
    access: 'public',
    answers: { 200: Status },
    errors: [503],
    handle: async ctx => {
      try {
        await sql`select 1`.execute(ctx.db.kysely)
      } catch {
        throw new Problem(503, 'The database is not reachable.')
      }
      return { status: 'ready' }
    },
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/metrics',
    summary: 'Prometheus metrics, for the operator',
    access: 'public',
    answers: { 200: 'text/plain' },
    errors: [403],
    handle: async (ctx, { request, reply }) => {
      if (!mayReadMetrics(ctx, request.headers.authorization)) {
        throw new Problem(403, 'Metrics are for the operator: ask from the server itself, or send METRICS_TOKEN.')
      }
      reply.type(ctx.metrics.contentType)
      return ctx.metrics.text()
    },
  }),
]

function mayReadMetrics(ctx: OpenCtx, authorization: string | undefined): boolean {
  const { metricsToken } = ctx.config
  if (metricsToken) return authorization === `Bearer ${metricsToken}`
  return ctx.ip === '127.0.0.1' || ctx.ip === '::1' || ctx.ip === '::ffff:127.0.0.1'
}
