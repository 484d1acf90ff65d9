import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

export interface Troubles {
  /** One trouble to come that matches is no fault. */
  expects(trouble: RegExp): void
  /** Those that match are none, however many come. */
  allows(trouble: RegExp): void
  /** Fails unless exactly what was expected has happened. */
  hold(): void
}

/**
 * Everything that the pages of a context complain of: errors and warnings of the console, exceptions and promises that
 * nobody caught, what the policy refused, and requests that failed (`409 POST http://…`, `failed GET http://…`).
 */
export async function watchTroubles(context: BrowserContext): Promise<Troubles> {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  context.on('console', message => {
    // The browser's own line on a request that failed says less than the request does.
    if (message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()}`)
  })
  // Rejections that nobody handled are among them.
  context.on('weberror', error => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('response', response => {
    if (response.status() >= 400)
      seen.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left needs no answer any more.
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed ${request.method()} ${request.url()} ${reason}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      console.error(`The policy refused ${event.effectiveDirective}: ${event.sample || event.blockedURI}`)
    })
  })
  return {
    expects: trouble => expected.push(trouble),
    allows: trouble => allowed.push(trouble),
    hold() {
      const left = [...seen]
      const missing = expected.filter(pattern => {
        const at = left.findIndex(trouble => pattern.test(trouble))
        if (at >= 0) left.splice(at, 1)
        return at < 0
      })
      const strange = left.filter(trouble => !allowed.some(pattern => pattern.test(trouble)))
      expect(strange, 'troubles that nobody expected').toEqual([])
      expect(missing, 'troubles that never came').toEqual([])
    },
  }
}
