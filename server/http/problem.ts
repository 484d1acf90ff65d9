import type { FieldProblem } from '#contract/errors.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'

/**
 * What went wrong, as the caller may read it. Thrown by rules anywhere below a route; the one error
 * handler prints `{ "detail": … }`. `detail` is a sentence safe to show to a person, or, for a 422,
 * the list of everything that failed.
 */
export class Problem extends Error {
  readonly status: number
  readonly detail: string | FieldProblem[]
  readonly headers: Record<string, string>
  /** What stands beside `detail` in the answer, for programs. */
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

/** 404 in the words used for a record that does not exist and for one of another account alike. */
export const notFound = (what: string): Problem => new Problem(404, `${what} not found`)

/** 400 for one more than an account may have: `tooMany('webhooks', 20)`. Where the specification names another status, that holds. */
export const tooMany = (what: string, most: number): Problem =>
  new Problem(400, `There are ${most} ${what} already. Delete one to make room.`)

/** 422 for a rule that a JSON schema can't say. */
export const invalid = (loc: string[], msg: string, type = 'value_error'): Problem =>
  new Problem(422, [{ loc, msg, type }])

/** Seconds after which it is worth asking again: an embedded database that died is back by then. */
export const retryAfter = '5'

/** What a caller may read of anything that was thrown; null when there is nothing in it for them to read. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (!(error instanceof DatabaseUnavailable)) return null
  return new Problem(503, error.message, { 'Retry-After': retryAfter })
}

/** The sentence of it, for who reads a stream or a socket whose status is long sent. */
export function sentenceOf(error: unknown): string {
  const detail = problemOf(error)?.detail
  return typeof detail === 'string' ? detail : wentWrong
}

export const wentWrong = 'Something went wrong on our side.'
