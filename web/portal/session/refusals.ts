import { ApiError, ConnectionError } from '#client'
import { pageData } from '../page-data.ts'
import { say } from '../words/words.ts'
import { doorWords } from './words.ts'

/** Whether the password was right and a code of the second factor has to come with it. */
export const wantsCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.body as { code_required?: boolean } | null)?.code_required === true

/** Why somebody was not let in, in one sentence that says what to do. */
export function refusalOf(error: unknown): string {
  const words = doorWords()
  if (error instanceof ConnectionError) return words.offline
  if (!(error instanceof ApiError)) return words.broken
  const { status, retryAfter } = error
  if (wantsCode(error)) return words.wrong_code
  if (status === 401) return words.wrong_pair
  if (status === 403) return words.not_password
  if (status === 409) return words.taken
  if (status === 422) return words.check
  if (status === 429) return say(words.wait, { when: whenAgain(retryAfter ?? 60) })
  return status < 500 ? error.detail : words.broken
}

/** When something may be tried again: `in 12 minutes`, `in 6 hours`. */
export function whenAgain(seconds: number, lang = pageData.lang): string {
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'always' })
  if (seconds < 90) return relative.format(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 90 * 60) return relative.format(Math.ceil(seconds / 60), 'minute')
  return relative.format(Math.ceil(seconds / 3600), 'hour')
}
