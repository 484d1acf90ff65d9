import type { FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { invalid, Problem, problemOf, wentWrong } from '../problem.ts'
import type { diskProblems } from './disk-problem.ts'
import { troubleOf, troublePage } from './trouble-page.ts'

/** The one place where an error becomes an answer: a page for a browser that opens one of ours, else JSON. */
export const printProblem =
  (ofDisk: ReturnType<typeof diskProblems>) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = request.identity !== null
    // We look for a full disk first, because a database without space also drops its connections.
    const problem =
      (error instanceof Problem ? error : await ofDisk(error, { known })) ??
      problemOf(error) ??
      ofFramework(error, request)
    if (problem) {
      // The pool logs once that the database is away (db/connect.ts). Here it would be logged thousands of times.
      if (error instanceof DatabaseUnavailable)
        request.ctx.log[error.busy ? 'warn' : 'debug']({ reason: error.reason }, error.message)
      reply.headers(problem.headers)
      return print(request, reply, problem.status, { detail: problem.detail, ...problem.more })
    }
    request.ctx.log.error(
      { err: error, method: request.method, url: request.routeOptions.url },
      'unexpected error',
    )
    return print(request, reply, 500, { detail: wentWrong })
  }

function print(request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply {
  reply.code(status).header('X-Request-Id', request.id)
  const page = troublePage(request, reply, troubleOf(status))
  return page === null
    ? reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
    : reply.send(page)
}

/** Fastify's own refusals, in our shape. */
function ofFramework(error: unknown, request: FastifyRequest): Problem | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'The request body is too large.')
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new Problem(400, 'The body does not have the length it announced.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return invalid(['body'], 'Content-Type must be application/json', 'content_type')
  // The caller hung up while sending: nobody reads the answer, and nothing went wrong here.
  if (request.raw.readableAborted && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'))
    return new Problem(400, 'The request was cut off.')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, (error as Error).message)
  return null
}

/** A path that can't be decoded, or with a segment longer than any name of ours, leads to nothing. */
export function noSuchPath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  print(request, reply, 404, { detail: 'Not found' })
}
