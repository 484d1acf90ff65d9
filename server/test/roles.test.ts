import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { modules } from '#server/app.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { type Access, accesses, type Caller, callers, mayCall } from '#server/http/request/access.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { pathOf } from '#server/http/serve.ts'
import { makeAccount, startApp, type TestApp } from './app.ts'
import { registerOwner } from './browser.ts'

// Calls every endpoint as every kind of caller. A new route is covered by itself.

const endpoints = modules.flatMap(module => module.endpoints)
const nowhere = '00000000-0000-7000-8000-000000000000'

test('every endpoint accepts the callers that the table of roles names, and nobody else', async () => {
  const { app, headersOf, become } = await everybody()
  for (const caller of callers) {
    await become(caller)
    for (const e of endpoints) {
      const refusal = await refusalOf(app, e, headersOf[caller])
      const what = `${caller}: ${e.method} ${e.path} (${e.access})`
      expect(refusal === null, `${what}: ${refusal}`).toBe(mayCall(e.access, caller))
    }
  }
})

test('an agent may do the daily work; other things only an owner may do', async () => {
  const open = (method: string, path: string, caller: Caller) => {
    const found = endpoints.find(e => e.method === method && e.path === path)
    if (!found) throw new Error(`no ${method} ${path}`)
    return mayCall(found.access, caller)
  }
  for (const [method, path] of [
    ['GET', '/conversations'],
    ['POST', '/conversations/:id/take-over'],
    ['PATCH', '/needs-you/:id'],
    ['PATCH', '/leads/:id'],
    ['POST', '/bookings'],
    ['POST', '/calls/initiate'],
    ['GET', '/calls/:id/recording'],
    ['GET', '/questionnaires/links/all'],
    ['GET', '/questionnaires/links/:token/result'],
    ['GET', '/questionnaires/links/:token/report.pdf'],
    ['GET', '/knowledge'],
    ['POST', '/knowledge/search'],
    ['POST', '/knowledge/portal/ingest'],
    ['POST', '/communication/suppress'],
    ['GET', '/account'],
  ] as const)
    expect(open(method, path, 'agent'), `${method} ${path}`).toBe(true)
  for (const [method, path] of [
    ['PATCH', '/account'],
    ['GET', '/api-keys'],
    ['POST', '/members'],
    ['GET', '/webhooks'],
    ['POST', '/webhooks'],
    ['GET', '/webhooks/:id/deliveries'],
    ['PUT', '/crm/connections/:provider'],
    ['PUT', '/communication/connections/email'],
    ['DELETE', '/communication/connections/:channel'],
    ['POST', '/communication/broadcasts/:id/send'],
    ['GET', '/communication/audiences/:id/contacts'],
    ['DELETE', '/communication/suppressions/:id'],
    ['GET', '/bookings/feed'],
    ['POST', '/bookings/calendars'],
    ['GET', '/leads.csv'],
    ['POST', '/services'],
    ['GET', '/people/export'],
    ['DELETE', '/people'],
    ['GET', '/audit'],
    ['POST', '/knowledge/portal/upload'],
    ['POST', '/knowledge/crawl'],
    ['DELETE', '/knowledge/documents/:parent_doc_id'],
    ['POST', '/chat-links'],
    ['DELETE', '/questionnaires/links/:token/recording'],
  ] as const) {
    expect(open(method, path, 'agent'), `${method} ${path}`).toBe(false)
    expect(open(method, path, 'owner'), `${method} ${path}`).toBe(true)
  }
})

test('a standard key is for chat, calls, leads, bookings and conversations, an admin key for all but what a person decides', () => {
  const nouns = (caller: Caller) =>
    new Set(
      endpoints
        .filter(e => e.access !== 'public' && e.access !== 'optional' && mayCall(e.access, caller))
        .map(e => e.path.split(/[/.]/)[1]),
    )
  expect([...nouns('standard key')].sort()).toEqual([
    'bookings',
    'calls',
    'conversations',
    'leads',
    'needs-you',
    'search',
    'services',
    'undo',
  ])
  for (const e of endpoints)
    expect(mayCall(e.access, 'admin key'), e.path).toBe(e.access !== 'session' && e.access !== 'member')
})

test('the page about roles lists every endpoint with its line', async () => {
  const page = await readFile(new URL('../../docs/roles.md', import.meta.url), 'utf8')
  for (const line of Object.keys(accesses) as Access[]) {
    const cells = callers.map(caller => (mayCall(line, caller) ? ' yes ' : ' ')).join('|')
    expect(page).toContain(`| \`${line}\` |${cells}|`)
  }
  for (const e of endpoints) {
    if (e.method === 'OPTIONS') continue
    const cells = callers.map(caller => (mayCall(e.access, caller) ? ' yes ' : '  ')).join('|')
    expect(page).toContain(`| ${e.method} ${e.path} | ${e.access} |${cells}|`)
  }
})

/** The headers of each kind of caller. Agent and owner are one person, whose role changes. */
async function everybody() {
  const app = await startApp()
  const { adminKey, standardKey } = await makeAccount(app)
  const { browser, email } = await registerOwner(app)
  await browser.call('PATCH', '/account', { communication_enabled: true })
  const signedIn = { cookie: `${sessionCookie}=${browser.token()}`, origin: app.url }
  const headersOf: Record<Caller, Record<string, string>> = {
    visitor: {},
    'standard key': { 'x-api-key': standardKey },
    'admin key': { 'x-api-key': adminKey },
    agent: signedIn,
    owner: signedIn,
  }
  const become = (role: Caller) =>
    app.open.crossTenant(async tx => {
      if (role === 'agent' || role === 'owner')
        await tx.updateTable('member').set({ role }).where('email', '=', email).execute()
    })
  return { app, headersOf, become }
}

const refusals = [
  'Sign in, or send an API key in X-API-Key.',
  'Admin API key required',
  'This works only when signed in in a browser.',
  'Only an owner of the business may do this.',
]

/**
 * The sentence with which an endpoint refuses a caller; null when it accepts them. Nothing happens, because the body
 * is invalid.
 */
async function refusalOf(app: TestApp, e: Endpoint, headers: Record<string, string>): Promise<string | null> {
  const withBody = e.method !== 'GET'
  const response = await fetch(app.url + pathOf(e).replace(/:\w+/g, nowhere), {
    method: e.method,
    redirect: 'manual',
    headers: { ...headers, ...(withBody && { 'content-type': 'application/json' }) },
    ...(withBody && { body: '{' }),
  })
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel()
    return null
  }
  const { detail } = await response.json()
  return refusals.includes(detail) ? detail : null
}
