import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { emptyPlace } from '#server/test/place.ts'

type Sent = NonNullable<Parameters<APIRequestContext['post']>[1]>

/** A business at a server, and its owner, signed in as browsers are: by the cookie, from a page of the server's own. */
export interface Desk {
  url: string
  tenant: { id: string; slug: string }
  owner: BrowserContext
  /** A request of the owner's, which must succeed. The body of the answer; null where it has none. */
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is only known to the test that asks
  asOwner(method: 'get' | 'post' | 'patch', path: string, data?: object): Promise<any>
  /** The same with files. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  upload(path: string, multipart: Sent['multipart']): Promise<any>
}

/** Registers Harbour Dental, or whom `fields` say, at a server of its own, with this environment, or at the one given. */
export async function openDesk(
  browser: Browser,
  { fields, env, server }: { fields?: object; env?: Record<string, string>; server?: { url: string } } = {},
): Promise<Desk> {
  const { url } = server ?? (await (await emptyPlace()).start({ env }))
  const owner = await browser.newContext()
  const send = async (method: 'get' | 'post' | 'patch', path: string, sent: Sent) => {
    const headers = { origin: url }
    const response = await owner.request[method](`${url}/api/v1${path}`, { headers, ...sent })
    const text = await response.text()
    expect(response.ok(), `${path}: ${text}`).toBe(true)
    return text ? JSON.parse(text) : null
  }
  const { tenant } = await send('post', '/auth/register', {
    data: {
      email: `owner-${randomUUID()}@example.com`,
      password: 'a long enough password',
      business_name: 'Harbour Dental',
      timezone: 'Europe/Berlin',
      country: 'DE',
      ...fields,
    },
  })
  return {
    url,
    tenant,
    owner,
    asOwner: (method, path, data) => send(method, path, { data }),
    upload: (path, multipart) => send('post', path, { multipart }),
  }
}
