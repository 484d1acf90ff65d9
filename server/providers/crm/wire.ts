import {
  type OutboundAnswer,
  OutboundFailed,
  type OutboundOptions,
  OutboundRefused,
  outboundFetch,
} from '#server/http/outbound/outbound.ts'
import { reasonOfStatus } from '../unavailable.ts'
import { CrmUnavailable } from './port.ts'

/** Sends one request to a CRM. Throws every failure as CrmUnavailable, whose sentence begins with `name`. */
export async function ask(name: string, url: string, options: OutboundOptions): Promise<OutboundAnswer> {
  let answer: OutboundAnswer
  try {
    answer = await outboundFetch(url, { maxRedirects: 0, ...options })
  } catch (error) {
    if (error instanceof OutboundFailed)
      throw new CrmUnavailable(error.reason, `${name}: ${error.message}`, { cause: error })
    if (error instanceof OutboundRefused)
      throw new CrmUnavailable('auth', `${name}: ${error.message}`, { cause: error })
    throw error
  }
  const { status, headers, body } = answer
  if (status >= 200 && status < 300) return answer
  // A wrong address is no fault of the contacts.
  const reason = status === 404 || status === 405 ? 'bad_answer' : reasonOfStatus(status)
  throw new CrmUnavailable(reason, `${name} answered ${status}${because(body)}`, {
    retryAfterMs: retryAfter(headers['retry-after']),
  })
}

/** Seconds, as every CRM we know says it; the other form of RFC 9110 (a date) counts as none. */
const retryAfter = (header: string | undefined): number | null =>
  header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null

/** The error code in an answer. We leave its sentences out, because they often repeat the data. */
function because(body: Buffer): string {
  try {
    const { category } = JSON.parse(body.toString()) as { category?: unknown }
    return typeof category === 'string' && /^[\w-]{1,60}$/.test(category) ? ` (${category})` : ''
  } catch {
    return ''
  }
}
