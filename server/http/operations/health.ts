import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { OpenCtx } from '#server/core/context.ts'
import { version } from '#server/core/version.ts'
import type { Database } from '#server/db/connect.ts'
import { sameText } from '#server/providers/signatures.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { Problem, retryAfter } from '../problem.ts'
import { isLoopback } from '../request/addresses.ts'

/** `speech`: which models hear and speak at this moment, for the operator; null where a page does it by itself. */
const Status = Type.Object({
  status: Type.String(),
  speech: Type.Optional(
    Type.Object({
      hears: Type.Union([Type.String(), Type.Null()]),
      speaks: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
})
const Alive = Type.Object({ status: Type.String(), version: Type.String() })

/** Endpoints through which an operator asks about the process itself. They are not part of the API under /api/v1. */
export const healthEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/healthz',
    summary: 'The process lives',
    access: 'public',
    probe: true,
    answers: { 200: Alive },
    handle: async () => ({ status: 'ok', version }),
  }),
  endpoint({
    method: 'GET',
    at: 'root',
    path: '/readyz',
    summary: 'The database is reachable, jobs run, and the process is not stopping',
    access: 'public',
    probe: true,
    answers: { 200: Status },
    errors: [503],
    handle: async (ctx, { request }) => {
      const reason = await whyNotReady(ctx)
      if (reason) throw new Problem(503, reason, { 'Retry-After': retryAfter })
      if (!isOperator(ctx, request)) return { status: 'ready' }
      const { hears, speaks } = ctx.speech
      return { status: 'ready', speech: { hears: hears?.model ?? null, speaks: speaks?.model ?? null } }
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
      if (!isOperator(ctx, request)) {
        throw new Problem(
          403,
          'Metrics are for the operator: ask from the server itself, or send METRICS_TOKEN.',
        )
      }
      const page = await ctx.metrics.page()
      reply.type(page.type)
      return page.text
    },
  }),
]

/** Long enough for a busy database, short enough for the caller. */
const databaseMs = 5_000

/** We don't check migrations: a process does not listen until they are done. */
export async function whyNotReady({ shutdown: stopping, queue, db }: OpenCtx): Promise<string | null> {
  if (stopping.begun) return 'This process is stopping.'
  if (queue.claims && !queue.worker?.runs()) return 'Jobs are not being run.'
  return (await databaseAnswers(db)) ? null : 'The database is not reachable.'
}

/** The check in progress. One query serves all callers meanwhile, because this endpoint has no rate limit. */
const asked = new WeakMap<Database, Promise<boolean>>()

function databaseAnswers(db: Database): Promise<boolean> {
  const asking =
    asked.get(db) ??
    Promise.race([
      sql`select 1`.execute(db.kysely).then(
        () => true,
        () => false,
      ),
      delay(databaseMs, false, { ref: false }),
    ]).finally(() => asked.delete(db))
  asked.set(db, asking)
  return asking
}

/**
 * Headers that proxies add. Their presence means that the caller is a stranger although the connection comes
 * from this machine.
 */
const passedOn = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/

function isOperator({ config }: OpenCtx, { headers, socket }: FastifyRequest): boolean {
  if (config.metricsToken) return sameText(headers.authorization ?? '', `Bearer ${config.metricsToken}`)
  return isLoopback(socket.remoteAddress) && !Object.keys(headers).some(name => passedOn.test(name))
}
