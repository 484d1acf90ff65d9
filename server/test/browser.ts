import { randomUUID } from 'node:crypto'
import { sessionCookie } from '../http/credentials.ts'
import { type Called, call } from './app.ts'

/** Somebody with a browser: it keeps the session cookie and names the page that a request comes from. */
export interface Browser {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Called>
  /** The session's token; undefined when signed out. */
  token(): string | undefined
}

/** A browser with one of the server's own pages open, of `app` unless a request says otherwise. */
export function openBrowser(app: { url: string }, token?: string): Browser {
  let kept = token
  return {
    token: () => kept,
    async call(method, path, body, headers) {
      const cookie = kept && { cookie: `${sessionCookie}=${kept}` }
      const called = await call(app, method, path, body, { origin: app.url, ...cookie, ...headers })
      for (const set of called.headers.getSetCookie()) {
        const value = new RegExp(`^${sessionCookie}=([^;]*)`).exec(set)?.[1]
        if (value !== undefined) kept = value || undefined
      }
      return called
    },
  }
}

export const password = 'correct horse battery'

/** A business registered the way strangers do it, and its owner's browser, signed in. */
export async function registerOwner(app: { url: string }, fields: object = {}) {
  const browser = openBrowser(app)
  const email = `owner-${randomUUID()}@example.com`
  const registered = await browser.call('POST', '/auth/register', {
    email,
    password,
    business_name: 'Riverside Dental',
    ...fields,
  })
  return { browser, email, registered }
}
