import { readTimezone } from '#server/core/places.ts'
import { invalid } from '../problem.ts'

/** The time zone that a request names, as an IANA name; null where it names none. Throws 422 at `loc` for an unknown one. */
export function requireTimezone(text: string | null | undefined, loc: string[]): string | null {
  if (text === undefined || text === null) return null
  const zone = readTimezone(text)
  if (!zone) throw invalid(loc, 'Input should be an IANA time zone such as Europe/Berlin')
  return zone
}
