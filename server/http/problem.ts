import type { FieldProblem } from '#contract/errors.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'

/**
 * An error that the caller may read. Rules throw it anywhere below a route, and the one error handler prints `{
 * "detail": … }`. `detail` is a sentence that is safe to show to a person, or, for a 422, the list of all
 * failures.
 */
export class Problem extends Error {
  readonly status: number
  readonly detail: string | FieldProblem[]
  readonly headers: Record<string, string>
  /** Further fields of the answer, for programs. */
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    detail: string | FieldProblem[],
    headers: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map(d => `${d.loc.join('.')}: ${d.msg}`).join('; '))
    this.status = status
    this.detail = detail
    this.headers = headers
    this.more = more
  }
}

/** The 404 for a record that does not exist, and equally for one of another account. */
export const notFound = (what: string): Problem => new Problem(404, `${what} not found`)

/**
 * 400 when an account already has the most records it may have: `tooMany('webhooks', 20)`. A few endpoints
 * document another status.
 */
export const tooMany = (what: string, most: number): Problem =>
  new Problem(400, `There are ${most} ${what} already. Delete one to make room.`)

/** 422 for a rule that a JSON schema can't express. */
export const invalid = (loc: string[], msg: string, type = 'value_error'): Problem =>
  new Problem(422, [{ loc, msg, type }])

/** Seconds until a retry is worthwhile: an embedded database that died is back by then. */
export const retryAfter = '5'

/** The Problem that a caller may read about a thrown error; null when the error is not for callers. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (!(error instanceof DatabaseUnavailable)) return null
  return new Problem(503, error.message, { 'Retry-After': retryAfter })
}

/** The sentence about an error for readers of a stream or socket, whose status was sent long ago. */
export function sentenceOf(error: unknown): string {
  const detail = problemOf(error)?.detail
  return typeof detail === 'string' ? detail : wentWrong
}

export const wentWrong = 'Something went wrong on our side.'
