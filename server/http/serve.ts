import { maxHeaderSize } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { type AppDependencies, type OpenCtx, openCtx } from '#server/core/context.ts'
import type { Doing } from '#server/core/shutdown.ts'
import { isUnheard } from './connections/port.ts'
import {
  answerOddRequests,
  checkEncoding,
  checkMessage,
  checkMethod,
  ownAnswers,
  requestIdOf,
  sayAllowed,
} from './connections/protocol.ts'
import type { Endpoint } from './endpoint.ts'
import { diskProblems } from './errors/disk-problem.ts'
import { noSuchPath, printProblem } from './errors/print-problem.ts'
import type { Multipart } from './files/multipart.ts'
import { allowanceHeaders } from './limits/rate-limits.ts'
import { compressed } from './pages/delivery.ts'
import { Problem } from './problem.ts'
import { checkAccess } from './request/access.ts'
import { believedProxies, countedAs } from './request/addresses.ts'
import { noted, type WriteAuditEntry } from './request/audit.ts'
import { readJson, takeAsItComes } from './request/body.ts'
import {
  checkBusiness,
  checkOrigin,
  credentialOf,
  type Identify,
  type Identity,
} from './request/credentials.ts'
import { revalidate, revalidated } from './request/fresh.ts'
import { answerOnce, visitorScope } from './request/idempotency.ts'
import { contentOf, contextFor, limitScope, readInput } from './request/input.ts'
import { createPaths, type Paths } from './request/paths.ts'
import { compile } from './request/validate.ts'
import { serializerOf } from './serializer.ts'

export const apiBase = '/api/v1'

/** The full path of an endpoint. */
export const pathOf = (e: Endpoint): string => (e.at === 'root' ? e.path : apiBase + e.path)

/** The largest JSON body, unless an endpoint sets another limit. */
const defaultBodyLimit = 1024 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    params?: TObject
  }
  interface FastifyRequest {
    ctx: OpenCtx
    /** The same for all of its work: who came first is served first (db/pool.ts). */
    doing: Doing
    identity: Identity | null
    uploads: Multipart | null
  }
  interface FastifyContextConfig {
    probe?: true
    /** It answers with a page for people. */
    page?: boolean
  }
}

/** Tells browsers to use https for a year (RFC 6797). We leave subdomains to the owner of the domain. */
const httpsOnly = 'max-age=31536000'

/**
 * Builds the HTTP server of these endpoints. Each request goes through these steps: count it (general limit),
 * identify the caller, check their access, read and validate everything at once, count it in its category,
 * replay the stored answer of a repeat, else run the handler and serialise its result.
 */
export async function serve(
  deps: AppDependencies,
  endpoints: Endpoint[],
  identify: Identify,
  note: WriteAuditEntry,
): Promise<FastifyInstance> {
  const paths = createPaths()
  const app = fastify({
    ...ownAnswers(deps, paths),
    trustProxy: believedProxies(deps.config.trustProxy),
    genReqId: requestIdOf,
    bodyLimit: defaultBodyLimit,
    // The router looks up path segments of any length; an overlong one is simply unknown.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
    requestTimeout: 120_000,
    frameworkErrors: noSuchPath,
  })
  answerOddRequests(app.server, deps)
  app.addHook('onRoute', ({ url, method, wsHandler, config }) =>
    paths.add(url, [method].flat(), { socket: wsHandler !== undefined, words: wordsOf(config?.params) }),
  )
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  readJson(app)
  await app.register(cookie)
  await app.register(multipart)
  app.decorateRequest('ctx', null as never)
  app.decorateRequest('doing', null as never)
  app.decorateRequest('identity', null)
  app.decorateRequest('uploads', null)
  // We validate ourselves and report all errors at once. Fastify's validation, which stops at the first, is off.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as TSchema))

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    reply.header('X-Content-Type-Options', 'nosniff')
    if (deps.config.publicUrl.startsWith('https:')) reply.header('Strict-Transport-Security', httpsOnly)
    request.doing = { request_id: request.id, method: request.method, route: request.routeOptions.url }
    request.ctx = openCtx(deps, {
      requestId: request.id,
      ip: countedAs(request.ip),
      log: deps.log.child({ request_id: request.id }),
      onAllowance: left => reply.headers(allowanceHeaders(left)),
    })
    if (isUnheard(reply.raw)) throw new Problem(503, 'This connection is closed.')
    checkMessage(request.raw)
    if (closing) throw new Problem(503, 'This process is stopping.', { 'Retry-After': '1' })
    if (!request.is404) return
    await request.ctx.rateLimit('general', request.ctx.ip)
    return checkMethod(paths, request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    deps.metrics.httpRequest({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    const quiet = request.routeOptions.config?.probe && reply.statusCode < 400
    request.ctx.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.identity?.tenant,
      },
      'request',
    )
  })
  app.setErrorHandler(printProblem(diskProblems(deps)))
  // Only missing files arrive here: `checkMethod` has answered all other unknown paths.
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'Not found')
  })
  for (const e of endpoints) if (!e.raw) addRoute(app, deps, e, { identify, note, paths })
  await app.register(async unread => {
    takeAsItComes(unread)
    for (const e of endpoints) if (e.raw) addRoute(unread, deps, e, { identify, note, paths })
  })
  return app
}

/** The allowed words of each path parameter that has only a few. */
const wordsOf = (params: TObject | undefined): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(params?.properties ?? {}).map(([name, schema]) => [
      name,
      (schema as { enum?: string[] }).enum ?? [],
    ]),
  )

function addRoute(
  app: FastifyInstance,
  deps: AppDependencies,
  e: Endpoint,
  { identify, note, paths }: { identify: Identify; note: WriteAuditEntry; paths: Paths },
): void {
  const validators = compile({ params: e.params, query: e.query, body: e.body })
  const [successText] = Object.keys(e.answers)
  const success = Number(successText)
  const response: Record<number, TSchema> = {}
  for (const [status, schema] of Object.entries(e.answers)) {
    if (schema && typeof schema === 'object') response[Number(status)] = schema
  }
  const ownOrigins = [deps.config.publicUrl, deps.config.chatUrl, deps.config.sessionUrl].map(
    url => new URL(url).origin,
  )

  const isRecord = e.method === 'GET' && typeof e.answers[success] === 'object' && e.answers[success] !== null

  app.route({
    method: e.method,
    url: pathOf(e),
    // Without a reader the stream would never end.
    exposeHeadRoute: e.answers[success] !== 'text/event-stream',
    bodyLimit: e.bodyLimit ?? defaultBodyLimit,
    schema: { response },
    config: { probe: e.probe, params: e.params, page: e.answers[success] === 'text/html' },
    onRequest: (request, reply) => deps.shutdown.hold(request.doing, () => admit(request, reply)),
    handler: (request, reply) => deps.shutdown.hold(request.doing, () => answer(request, reply)),
    ...(isRecord && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        const text = revalidate(request, reply, payload)
        return reply.statusCode === 200 ? compressed(request, reply, text) : text
      },
    }),
  })

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (e.counted !== false && !e.probe) await request.ctx.rateLimit('general', request.ctx.ip)
    if (e.path.includes(':') && checkMethod(paths, request, reply)) return reply
    if (e.method === 'OPTIONS') sayAllowed(paths, request.url, reply)
    if (!e.raw) checkEncoding(request.raw)
    const credential = e.access === 'public' ? null : credentialOf(request)
    if (credential) {
      // An answer to a credential is for its owner only. A route whose answer may be cached sets its own header.
      reply.header('Cache-Control', isRecord ? revalidated : 'no-store')
      request.identity = await identify(request.ctx, credential)
      if (credential.kind === 'session') {
        checkOrigin(request, ownOrigins)
        checkBusiness(request, request.identity)
      }
    }
    checkAccess(e.access, request.identity)
    await e.gate?.(contextFor(e, request) as never)
    return undefined
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    try {
      const ctx = contextFor(e, request)
      const count = async () => {
        if (e.limit && e.limit !== 'general') await ctx.rateLimit(e.limit, limitScope(e, request))
      }
      // A form over the limit uses no disk space. For bodies that were already read, only valid ones count.
      if (request.isMultipart()) await count()
      const input = await readInput(e, validators, request, reply)
      if (!request.isMultipart()) await count()
      const { identity } = request
      const run = () =>
        noted(note, e, { request, reply, identity }, async () => {
          const result = await e.handle(ctx as never, input as never)
          if (result instanceof Readable)
            void deps.shutdown.hold(request.doing, () => finished(result).catch(() => {}))
          return result
        })
      const key = request.headers['idempotency-key']
      reply.code(success)
      if (e.method !== 'POST' || e.raw || typeof key !== 'string') return await run()
      const scope = identity?.tenant ?? visitorScope(request, input.body)
      return await answerOnce(request.ctx, reply, { scope, key, content: contentOf(request, input) }, run)
    } finally {
      // We release this here rather than at the end of the response, which never comes when the caller has hung up.
      await request.uploads?.clean()
    }
  }
}
