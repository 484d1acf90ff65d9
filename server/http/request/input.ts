import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Endpoint, Input } from '../endpoint.ts'
import { readMultipart } from '../files/multipart.ts'
import { invalid } from '../problem.ts'
import { type Validators, validate } from './validate.ts'

// What a handler is given.

/** Reads, and checks together, all that a request carries. Throws one 422 with every problem. */
export async function readInput(
  e: Endpoint,
  validators: Validators,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input<never, never, never>> {
  // A null body counts as absent, just as a null field does.
  let body: unknown = request.body ?? undefined
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
    const { field, min } = e.files
    if (files.length < min) throw invalid(['body', field], 'Field required', 'missing')
  }
  const raw = e.raw && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { params: request.params, query: request.query, body, raw, files, request, reply } as Input<
    never,
    never,
    never
  >
}

/** What a handler acts with: for the caller's business, or for nobody's. */
export function contextFor(e: Endpoint, request: FastifyRequest): OpenCtx | Ctx {
  const { ctx, identity } = request
  if (e.access === 'public') return ctx
  const own = identity && ctx.as(identity.tenant, identity.actor)
  return e.access === 'optional' ? Object.assign({}, ctx, { caller: own }) : own!
}

/** The scope that a category counts by: an address, a person, or the business. */
export function limitScope(e: Endpoint, request: FastifyRequest): string {
  const { identity } = request
  if (e.limit === 'widget' || !identity) return request.ctx.ip
  if (e.limit === 'analytics' && 'id' in identity.actor) return identity.actor.id
  return identity.tenant
}

/** Two requests are the same when method, path and all contents agree. */
export function contentOf(
  request: FastifyRequest,
  input: { body: unknown; files: { name: string; sha256: string }[] },
): unknown {
  return [request.method, request.url, input.body, input.files.map(f => [f.name, f.sha256])]
}
