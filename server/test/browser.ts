import { randomUUID } from 'node:crypto'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { type Called, call } from './app.ts'

/** A person with a browser: it keeps our cookies and names the page that a request comes from. */
export interface Browser {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Called>
  /** The session's token; undefined when signed out. */
  token(): string | undefined
  /** Deletes one cookie, as its owner may. */
  forget(name: string): void
}

/** A browser with one of the server's own pages open: a page of `app` unless a request says otherwise. */
export function openBrowser(app: { url: string }, token?: string): Browser {
  const kept = new Map(token === undefined ? [] : [[sessionCookie, token]])
  return {
    token: () => kept.get(sessionCookie),
    forget: name => kept.delete(name),
    async call(method, path, body, headers) {
      const cookie = [...kept].map(pair => pair.join('=')).join('; ')
      const called = await call(app, method, path, body, {
        origin: app.url,
        ...(cookie && { cookie }),
        ...headers,
      })
      for (const set of called.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value) kept.set(name!, value)
        else kept.delete(name!)
      }
      return called
    },
  }
}

export const password = 'correct horse battery'

/** A business that registered as strangers do, and its owner's signed-in browser. */
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
