import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { parse as locate, type ParseError } from 'jsonc-parser'
import secureJson from 'secure-json-parse'
import type { TSchema } from 'typebox'
import { type Ctx, type OpenCtx, openCtx, type Parts } from '../context.ts'
import { believedProxies, countedAs } from './addresses.ts'
import { checkAccess, checkOrigin, credentialOf, type Identify, type Identity } from './credentials.ts'
import { type NoteDeed, noted } from './deeds.ts'
import type { Endpoint, Input } from './endpoint.ts'
import { answerOnce, visitorScope } from './idempotency.ts'
import { type Multipart, readMultipart } from './multipart.ts'
import { invalid, Problem } from './problem.ts'
import { allowanceHeaders } from './rate-limits.ts'
import { compile, type Validators, validate } from './validate.ts'

export const apiBase = '/api/v1'

/** The path an endpoint is served under. */
export const pathOf = (e: Endpoint): string => (e.at === 'root' ? e.path : apiBase + e.path)

/** Largest JSON body where an endpoint doesn't say otherwise. */
const defaultBodyLimit = 1024 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    ctx: OpenCtx
    identity: Identity | null
    uploads: Multipart | null
  }
  interface FastifyContextConfig {
    probe?: true
  }
}

/** Told to browsers where people come by https (RFC 6797): for a year. Its other hosts are the domain owner's to decide about. */
const httpsOnly = 'max-age=31536000'

/**
 * Builds the HTTP server of these endpoints. The life of a request: count it (general limit), learn
 * who calls, check that they may, read and validate everything at once, count it in its category,
 * answer from memory when it is a repeat, else run the handler and serialise what it returns.
 */
export async function serve(
  parts: Parts,
  endpoints: Endpoint[],
  identify: Identify,
  note: NoteDeed,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: believedProxies(parts.config.trustProxy),
    genReqId: request => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    bodyLimit: defaultBodyLimit,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // In-flight requests finish at close; idle keep-alive connections don't hold it up.
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    frameworkErrors: noSuchPath,
  })
  readJson(app)
  await app.register(cookie)
  await app.register(multipart)
  app.decorateRequest('ctx', null as never)
  app.decorateRequest('identity', null)
  app.decorateRequest('uploads', null)
  // Validation is ours (all places at once), so Fastify's own, which stops at the first, is off.
  app.setValidatorCompiler(() => () => true)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    reply.header('X-Content-Type-Options', 'nosniff')
    if (parts.config.publicUrl.startsWith('https:')) reply.header('Strict-Transport-Security', httpsOnly)
    request.ctx = openCtx(parts, {
      requestId: request.id,
      ip: countedAs(request.ip),
      log: parts.log.child({ request_id: request.id }),
      onAllowance: left => reply.headers(allowanceHeaders(left)),
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    parts.metrics.httpRequest({
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
  app.setErrorHandler(printProblem)
  app.setNotFoundHandler(wrongPathOrMethod(endpoints))
  for (const e of endpoints) if (!e.raw) addRoute(app, parts, e, { identify, note })
  await app.register(async unread => {
    takeAsItComes(unread)
    for (const e of endpoints) if (e.raw) addRoute(unread, parts, e, { identify, note })
  })
  return app
}

function addRoute(
  app: FastifyInstance,
  parts: Parts,
  e: Endpoint,
  { identify, note }: { identify: Identify; note: NoteDeed },
): void {
  const validators = compile({ params: e.params, query: e.query, body: e.body })
  const [successText] = Object.keys(e.answers)
  const success = Number(successText)
  const response: Record<number, TSchema> = {}
  for (const [status, schema] of Object.entries(e.answers)) {
    if (schema && typeof schema === 'object') response[Number(status)] = schema
  }
  const ownOrigins = [parts.config.publicUrl, parts.config.chatUrl, parts.config.sessionUrl].map(
    url => new URL(url).origin,
  )

  app.route({
    method: e.method,
    url: pathOf(e),
    // A stream that nobody reads would never end.
    exposeHeadRoute: e.answers[success] !== 'text/event-stream',
    bodyLimit: e.bodyLimit ?? defaultBodyLimit,
    schema: { response },
    config: { probe: e.probe },
    onRequest: async (request, reply) => {
      if (e.counted !== false && !e.probe) await request.ctx.take('general', request.ctx.ip)
      const credential = e.access === 'public' ? null : credentialOf(request)
      if (credential) {
        // What is shown by virtue of a credential is nobody else's; a route that may be cached says so itself.
        reply.header('Cache-Control', 'no-store')
        request.identity = await identify(request.ctx, credential)
        if (credential.kind === 'session') checkOrigin(request, ownOrigins)
      }
      checkAccess(e.access, request.identity)
      await e.gate?.(contextFor(e, request) as never)
    },
    handler: async (request, reply) => {
      try {
        const input = await readInput(e, validators, request, reply)
        const ctx = contextFor(e, request)
        if (e.limit && e.limit !== 'general') await ctx.take(e.limit, limitScope(e, request))
        const { identity } = request
        const run = () =>
          noted(note, e, { request, reply, identity }, async () => e.handle(ctx as never, input as never))
        const key = request.headers['idempotency-key']
        reply.code(success)
        if (e.method !== 'POST' || e.raw || typeof key !== 'string') return await run()
        const scope = identity?.tenant ?? visitorScope(request, input.body)
        return await answerOnce(request.ctx, reply, { scope, key, content: contentOf(request, input) }, run)
      } finally {
        // Here, not when the response ends: to a caller who has hung up it never does.
        await request.uploads?.clean()
      }
    },
  })
}

async function readInput(
  e: Endpoint,
  validators: Validators,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input<never, never, never>> {
  let body: unknown = request.body
  const isForm = e.files && (request.isMultipart() || !e.files.orJson)
  if (e.files && isForm) {
    request.uploads = await readMultipart(request, e.files, e.body)
    body = request.uploads.fields
  } else if (e.body && request.isMultipart()) {
    throw invalid(['body'], 'Content-Type must be application/json', 'content_type')
  }
  const files = request.uploads?.files ?? []
  validate(validators, { path: request.params, query: request.query, body })
  if (e.files && isForm) {
    const { field, min, max } = e.files
    const ours = files.filter(f => f.field === field).length
    if (ours < min) throw invalid(['body', field], 'Field required', 'missing')
    if (ours > max) throw invalid(['body', field], `List should have at most ${max} items`, 'too_long')
  }
  const raw = e.raw && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { params: request.params, query: request.query, body, raw, files, request, reply } as Input<
    never,
    never,
    never
  >
}

function contextFor(e: Endpoint, request: FastifyRequest): OpenCtx | Ctx {
  const { ctx, identity } = request
  if (e.access === 'public') return ctx
  const own = identity && ctx.as(identity.tenant, identity.actor)
  return e.access === 'optional' ? Object.assign({}, ctx, { caller: own }) : own!
}

/** Whose allowance a category counts: an address, a person, or the business (specification, section 8). */
function limitScope(e: Endpoint, request: FastifyRequest): string {
  const { identity } = request
  if (e.limit === 'widget' || !identity) return request.ctx.ip
  if (e.limit === 'analytics' && 'id' in identity.actor) return identity.actor.id
  return identity.tenant
}

/** What makes two requests the same: where they go and all that they carry. */
function contentOf(
  request: FastifyRequest,
  input: { body: unknown; files: { name: string; sha256: string }[] },
): unknown {
  return [request.method, request.url, input.body, input.files.map(f => [f.name, f.sha256])]
}

/** JSON bodies; what isn't JSON is a 422 that says where (interface, "General"). */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // Many clients name the type of every POST, also of one without a body: that is no body, not a wrong one.
    if (text === '') return done(null, undefined)
    try {
      done(null, secureJson.parse(text as string, { protoAction: 'remove', constructorAction: 'remove' }))
    } catch {
      const errors: ParseError[] = []
      locate(text as string, errors, { disallowComments: true, allowTrailingComma: false })
      const offset = errors[0]?.offset ?? text.length
      done(invalid(['body', String(offset)], 'JSON decode error', 'json_invalid'))
    }
  })
  app.addContentTypeParser('*', (_request: unknown, _payload: unknown, done: (error: Error) => void) => {
    done(invalid(['body'], 'Content-Type must be application/json', 'content_type'))
  })
}

/** Bodies that are somebody else's to read, whatever they say they are. */
function takeAsItComes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}

/** The one place where an error becomes an answer. */
function printProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = error instanceof Problem ? error : ofFramework(error)
  if (problem) {
    reply.code(problem.status).headers(problem.headers).type('application/json; charset=utf-8')
    reply.send(JSON.stringify({ detail: problem.detail, ...problem.more }))
    return
  }
  request.ctx.log.error(
    { err: error, method: request.method, url: request.routeOptions.url },
    'unexpected error',
  )
  reply.code(500).header('X-Request-Id', request.id).type('application/json; charset=utf-8')
  reply.send(JSON.stringify({ detail: 'Something went wrong on our side.' }))
}

/** What Fastify itself refuses, in our shape. */
function ofFramework(error: unknown): Problem | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'The request body is too large.')
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new Problem(400, 'The body does not have the length it announced.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return invalid(['body'], 'Content-Type must be application/json', 'content_type')
  // The caller hung up while sending: nobody reads the answer, and nothing went wrong here.
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new Problem(400, 'The request was cut off.')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, (error as Error).message)
  return null
}

/** A path that can't be decoded, or has a part longer than anything we name: nothing is there. */
function noSuchPath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).header('X-Request-Id', request.id).type('application/json; charset=utf-8')
  reply.send(JSON.stringify({ detail: 'Not found' }))
}

/** 405 with `Allow` where another method exists, else 404. */
function wrongPathOrMethod(endpoints: Endpoint[]) {
  const routes = endpoints.map(e => ({
    method: e.method,
    form: new RegExp(
      `^${pathOf(e)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')}/?$`,
    ),
  }))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await request.ctx.take('general', request.ctx.ip)
    const path = request.url.split('?')[0]!
    const allowed = new Set(routes.filter(r => r.form.test(path)).map(r => r.method))
    if (!allowed.size) throw new Problem(404, 'Not found')
    reply.header('Allow', [...allowed].join(', '))
    throw new Problem(405, 'Method not allowed')
  }
}
