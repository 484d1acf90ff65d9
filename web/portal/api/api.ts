import { ApiError, type Client, ConnectionError, createClient } from '#client'
import { pageData } from '../page-data.ts'
import { untilBack } from '../session/session.ts'
import { noteServerTime } from '../words/clock.ts'

/** While the page is left, requests must outlive it. Browsers keep only small ones, so others are sent as usual. */
let leaving = false
addEventListener('pagehide', () => (leaving = true), { capture: true })
addEventListener('pageshow', () => (leaving = false))

/** How long one attempt may take. */
const timeoutMs = 60_000

const shownBusiness = pageData.whoami?.tenant.id

/** Why an answer is none to the person whom this page is for; null where it is one. */
const absenceIn = ({ status, headers }: Response): 'ended' | 'elsewhere' | null => {
  if (!shownBusiness) return null
  if (status === 401) return 'ended'
  return status === 409 && headers.has('x-business-id') ? 'elsewhere' : null
}

/**
 * The API on this page's own server, with the cookie of the session. Retries wait as long as `Retry-After` says. A request
 * that finds the session gone waits until the person is back, and is sent again.
 */
export const api: Client = createClient({
  baseUrl: '',
  credentials: 'same-origin',
  timeoutMs,
  headers: shownBusiness ? { 'x-business-id': shownBusiness } : {},
  fetch: async (input, init) => {
    for (let sent = leaving ? { ...init, keepalive: true } : init; ; ) {
      const response = await fetch(input, sent)
      noteServerTime(response.headers.get('date'))
      const absence = absenceIn(response)
      if (!absence) return response
      // A body that nobody reads would hold one of the few connections that a browser has.
      await response.body?.cancel()
      await untilBack(absence)
      // The time of the first attempt ran while the person was away.
      sent = { ...init, signal: AbortSignal.timeout(timeoutMs) }
    }
  },
})

/** What went wrong, as a page has to tell it. */
export type Fault = 'offline' | 'signed_out' | 'denied' | 'gone' | 'busy' | 'refused' | 'broken'

export function faultOf(error: unknown): Fault {
  if (error instanceof ConnectionError) return 'offline'
  if (!(error instanceof ApiError)) return 'broken'
  if (error.status === 401) return 'signed_out'
  if (error.status === 403) return 'denied'
  if (error.status === 404 || error.status === 410) return 'gone'
  if (error.status === 429 || error.status === 503) return 'busy'
  return error.status < 500 ? 'refused' : 'broken'
}

/** The server's own sentence for a refusal; null where it has none that an owner should read. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500 ? error.detail : null
