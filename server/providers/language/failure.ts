import { AISDKError, APICallError, InvalidPromptError, RetryError } from 'ai'
import { AnswerTooLarge } from '../bounded.ts'
import { withoutKey } from '../posting.ts'
import { reasonOfStatus, type UnavailableReason } from '../unavailable.ts'
import { LanguageUnavailable } from './port.ts'

/**
 * One kind of failure out of the many in which the `ai` package reports them: HTTP errors, given-up retries,
 * errors inside a stream (bare objects as well), answers it can't parse, broken connections. Its own errors are
 * not kept as the cause: their messages and fields quote the conversation.
 */
export function languageFailure(
  given: unknown,
  server: { model: string; apiKey?: string | null },
): LanguageUnavailable {
  if (given instanceof LanguageUnavailable) return given
  const error = RetryError.isInstance(given) ? given.lastError : given
  const failure = (reason: UnavailableReason, detail: string, cause?: Error) =>
    new LanguageUnavailable(reason, `${server.model} ${withoutKey(detail, server.apiKey)}`, { cause })

  const cause = error instanceof Error ? error.cause : undefined
  for (const each of [error, cause, cause instanceof Error ? cause.cause : undefined])
    if (each instanceof AnswerTooLarge) return failure('bad_answer', `does not end: ${each.message}`)
  if (APICallError.isInstance(error)) {
    const { statusCode, cause } = error
    const status = statusCode ?? 0
    if (status >= 400) return failure(reasonOfStatus(status), `answered ${status}: ${error.message}`)
    // The connection broke, before or after the status, and the socket's error is the cause. Otherwise the
    // answer could not be parsed.
    if (cause instanceof Error && !AISDKError.isInstance(cause))
      return failure('network', brokenOff(cause), cause)
    return status === 0
      ? failure('network', 'can’t be reached')
      : failure('bad_answer', 'did not answer as it should')
  }
  if (InvalidPromptError.isInstance(error))
    return failure('rejected', 'was not asked: the prompt is not valid')
  if (AISDKError.isInstance(error)) return failure('bad_answer', `did not answer as it should: ${error.name}`)
  if (error instanceof Error) return failure('network', brokenOff(error), error)
  const status = statusIn(error)
  return failure(status ? reasonOfStatus(status) : 'server', `reported an error: ${messageOf(error)}`)
}

function brokenOff(error: Error): string {
  const inner = error.cause instanceof Error ? error.cause : error
  return `broke off: ${(inner as NodeJS.ErrnoException).code ?? inner.message}`
}

/** The HTTP status that an error inside a stream would have had, which some gateways give as its code. */
function statusIn(error: unknown): number | null {
  const status = Number((error as { code?: unknown } | null)?.code ?? Number.NaN)
  return status >= 400 && status < 600 ? status : null
}

/** Errors inside a stream come as the server wrote them: `{ message }` or a sentence. */
const messageOf = (error: unknown) =>
  typeof error === 'string'
    ? error
    : String((error as { message?: unknown } | null)?.message ?? 'no reason given')
