import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { RateLimits } from '#server/core/config.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { FileRules, UploadedFile } from './files/multipart.ts'
import type { Access } from './request/access.ts'

/** The context that a handler gets: one business's, or, where none is known yet, an open one. */
export type CtxOf<A extends Access> = A extends 'public'
  ? OpenCtx
  : A extends 'optional'
    ? OpenCtx & { caller: Ctx | null }
    : Ctx

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

/** What a handler is handed, already valid. */
export interface Input<P, Q, B> {
  params: StaticOr<P, Record<string, never>>
  query: StaticOr<Q, Record<string, never>>
  body: StaticOr<B, undefined>
  /** The body as it came, where `raw` is declared; else empty. */
  raw: Buffer
  /** The uploaded files, spooled to disk and deleted after the answer; empty unless `files` is declared. */
  files: UploadedFile[]
  request: FastifyRequest
  reply: FastifyReply
}

export interface EndpointShape<A extends Access, P, Q, B> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** Relative to /api/v1, with `:name` parameters; `at: 'root'` puts it at the origin instead. */
  path: string
  at?: 'api' | 'root'
  summary: string
  /** Who may call it: a line of the table in `access.ts`. */
  access: A
  /** Asked once the caller is known and before anything is read of the request; throws what is refused. */
  gate?(ctx: CtxOf<A>): Promise<void>
  /** The category of limits that counts it, besides `general`, which counts everything. */
  limit?: keyof RateLimits
  /**
   * False for what `general` does not count: who calls here proves with a signature who they are, and a business that sends
   * much is told much. The handler counts whoever can't.
   */
  counted?: false
  /** Asked by machines every few seconds: not counted, and logged only when the answer is an error. */
  probe?: true
  params?: P
  query?: Q
  /** JSON body; for multipart, the schema of its non-file fields. */
  body?: B
  /** Media type of a body that is handed over as it came (a signature covers its bytes); others are taken as well. */
  raw?: string
  /** Declares a multipart body instead of a JSON one. */
  files?: FileRules
  /** false: what it does is no change that the audit log should hold, though its method may say so. */
  audited?: false
  /** Largest JSON body, in bytes (default 1 MiB). */
  bodyLimit?: number
  /**
   * Status → schema of the answer, the success first; `null` for an answer without a body and a
   * content type (`'text/html'`) for one that is not JSON. Errors have one shape and are not listed.
   */
  answers: Record<number, TSchema | null | string>
  /** Statuses this endpoint answers with `{ detail }`, besides those that every endpoint shares. */
  errors?: number[]
  handle(ctx: CtxOf<A>, input: Input<P, Q, B>): Promise<unknown>
}

/** An endpoint whose types the compiler has checked and forgotten. */
export type Endpoint = EndpointShape<Access, TObject | undefined, TObject | undefined, TSchema | undefined>

/**
 * Declares one endpoint: its schema validates the request, types the handler, serialises the answer
 * (a field not declared can't leak) and documents it, all from this one place.
 */
export function endpoint<
  const A extends Access,
  P extends TObject | undefined = undefined,
  Q extends TObject | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(shape: EndpointShape<A, P, Q, B>): Endpoint {
  return shape as unknown as Endpoint
}
