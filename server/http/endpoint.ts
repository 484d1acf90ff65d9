import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { RateLimits } from '#server/core/config.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { FileRules, UploadedFile } from './files/multipart.ts'
import type { Access } from './request/access.ts'

/** The context of a handler: one tenant's, or an open one when no tenant is known yet. */
export type CtxOf<A extends Access> = A extends 'public'
  ? OpenCtx
  : A extends 'optional'
    ? OpenCtx & { caller: Ctx | null }
    : Ctx

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise

/** The validated request that a handler receives. */
export interface Input<P, Q, B> {
  params: StaticOr<P, Record<string, never>>
  query: StaticOr<Q, Record<string, never>>
  body: StaticOr<B, undefined>
  /** The body as received, if `raw` is declared; else empty. */
  raw: Buffer
  /** The uploaded files, spooled to disk and deleted after the answer; empty unless `files` is declared. */
  files: UploadedFile[]
  request: FastifyRequest
  reply: FastifyReply
}

/** What an endpoint may answer with: schemas by status, null for no body, or a media type. */
type Answers = Record<number, TSchema | null | string>

/**
 * What a handler returns: an answer that fits one of its schemas, or a stream of such JSON; of other media types, whatever
 * they need.
 */
export type AnswerOf<R extends Answers> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: handlers without an answer return nothing
  [S in keyof R]: R[S] extends TSchema ? Static<R[S]> | Readable : R[S] extends null ? void : unknown
}[keyof R]

export interface EndpointShape<A extends Access, P, Q, B, R extends Answers = Answers> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** Relative to /api/v1, with `:name` parameters; `at: 'root'` puts it at the origin instead. */
  path: string
  at?: 'api' | 'root'
  summary: string
  /** Who may call it: a line of the table in `access.ts`. */
  access: A
  /** Called once the caller is known, before the request is read. Throws the refusal. */
  gate?(ctx: CtxOf<A>): Promise<void>
  /** The rate limit category that counts this endpoint, besides `general`, which counts every request. */
  limit?: keyof RateLimits
  /**
   * False when `general` does not count this endpoint. Its callers sign their requests, and a provider reports
   * often to a business that sends much. The handler counts callers without a valid signature.
   */
  counted?: false
  /** Monitoring polls this endpoint every few seconds: it is not counted, and only errors are logged. */
  probe?: true
  params?: P
  query?: Q
  /** JSON body; for multipart, the schema of its non-file fields. */
  body?: B
  /**
   * Media type of a body that the handler receives unparsed, because a signature covers its bytes. Other media
   * types are accepted too.
   */
  raw?: string
  /** Declares a multipart body instead of a JSON one. */
  files?: FileRules
  /** False when the audit log should not record this endpoint, although its method suggests a change. */
  audited?: false
  /** Largest JSON body, in bytes (default 1 MiB). */
  bodyLimit?: number
  /**
   * Status → schema of the answer, the success first. `null` means no body; a content type (`'text/html'`)
   * means a body that is not JSON. Errors share one shape and are not listed.
   */
  answers: R
  /** One event of a `text/event-stream`: `{ event, data }`. For the documentation and the client. */
  events?: TSchema
  /** Statuses this endpoint answers with `{ detail }`, besides those that every endpoint shares. */
  errors?: number[]
  handle(ctx: CtxOf<A>, input: Input<P, Q, B>): Promise<AnswerOf<R>>
}

/** An endpoint without its type parameters, which the compiler has checked by then. */
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
  const R extends Answers = Answers,
>(shape: EndpointShape<A, P, Q, B, R>): Endpoint {
  return shape as unknown as Endpoint
}
