import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright-core'
import type { Client, PostEndpoints } from '#client'
import { emptyPlace } from '#server/test/place.ts'
import { clientIn } from './owner.ts'

/** A business at a server, and its owner, signed in as browsers are: by the cookie, from a page of the server's own. */
export interface Desk {
  url: string
  tenant: { id: string; slug: string }
  owner: BrowserContext
  /** Calls as the owner. */
  client: Client
}

type Registration = PostEndpoints['/api/v1/auth/register']['body']

/** Registers Harbour Dental, or whom `fields` say, at a server of its own, with this environment, or at the one given. */
export async function openDesk(
  browser: Browser,
  {
    fields,
    env,
    server,
  }: { fields?: Partial<Registration>; env?: Record<string, string>; server?: { url: string } } = {},
): Promise<Desk> {
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
