import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { Client, PostEndpoints } from '#client'
import { embeddedPlace, emptyPlace } from '#server/test/place.ts'
import { clientIn } from './page-client.ts'

/** A business at a server. Its owner is signed in like a browser: by cookie, from one of the server's own pages. */
export interface Business {
  url: string
  tenant: { id: string; slug: string }
  owner: BrowserContext
  /** What the owner signs in with. */
  email: string
  password: string
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
  const body = {
    email: `owner-${randomUUID()}@example.com`,
    password: 'a long enough password',
    business_name: 'Harbour Dental',
    timezone: 'Europe/Berlin',
    country: 'DE',
    ...fields,
  }
  const { tenant } = await client.post('/api/v1/auth/register', { body })
  return { url, tenant, owner, client, email: body.email, password: body.password }
}

/** The demo business of a new installation, with its last two weeks unless `filled` is false. */
export async function openDemo(browser: Browser, { filled = true } = {}): Promise<Business> {
  const { url, output } = await (await embeddedPlace()).start({ env: { DEMO: 'on', LOG_LEVEL: 'info' } })
  const printed = (label: string) => new RegExp(`^ +${label} +(\\S+)$`, 'm').exec(output())?.[1]
  const until = (has: () => unknown) =>
    vi.waitFor(() => expect(has(), output()).toBeTruthy(), { timeout: 300_000, interval: 100 })
  await until(() => printed('Password'))
  if (filled) await until(() => output().includes('has its last two weeks'))
  const [email, password] = [printed('Sign-in')!, printed('Password')!]
  const owner = await browser.newContext()
  const client = clientIn(owner, url)
  const { tenant } = await client.post('/api/v1/auth/login', { body: { email, password } })
  return { url, tenant, owner, client, email, password }
}
