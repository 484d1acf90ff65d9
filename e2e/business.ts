import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright-core'
import type { Client, PostEndpoints } from '#client'
import { emptyPlace } from '#server/test/place.ts'
import { clientIn } from './page-client.ts'

/** A business at a server. Its owner is signed in like a browser: by cookie, from one of the server's own pages. */
export interface Business {
  url: string
  tenant: { id: string; slug: string }
  owner: BrowserContext
  /** Calls the API as the owner. */
  client: Client
}

type Registration = PostEndpoints['/api/v1/auth/register']['body']

/**
 * Registers a business, Harbour Dental unless `fields` say otherwise, at `server` or else at a new server with this
 * environment.
 */
export async function openBusiness(
  browser: Browser,
  {
    fields,
    env,
    server,
  }: { fields?: Partial<Registration>; env?: Record<string, string>; server?: { url: string } } = {},
): Promise<Business> {
  const { url } = server ?? (await (await emptyPlace()).start({ env }))
  const owner = await browser.newContext()
  const client = clientIn(owner, url)
  const { tenant } = await client.post('/api/v1/auth/register', {
    body: {
      email: `owner-${randomUUID()}@example.com`,
      password: 'a long enough password',
      business_name: 'Harbour Dental',
      timezone: 'Europe/Berlin',
      country: 'DE',
      ...fields,
    },
  })
  return { url, tenant, owner, client }
}
