import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PortalPageData } from '#contract/pages/portal.ts'
import { languages } from '#locales/load.ts'
import { builtPortal } from '#server/http/pages/portal.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { startApp, type TestApp } from '#server/test/app.ts'
import { openBrowser, registerOwner } from '#server/test/browser.ts'
import { deskPath, portalFilesPath } from '#web/portal/build.ts'

interface Shown {
  status: number
  headers: Headers
  html: string
  data: PortalPageData
}

/** The page as a browser gets it that has this session. */
async function open(
  app: TestApp,
  {
    path = deskPath,
    token,
    headers,
  }: { path?: string; token?: string; headers?: Record<string, string> } = {},
): Promise<Shown> {
  const response = await fetch(app.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(token && { cookie: `${sessionCookie}=${token}` }), ...headers },
  })
  const html = await response.text()
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1]
  return { status: response.status, headers: response.headers, html, data: data && JSON.parse(data) }
}

const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!)

test('every address of the desk answers with one page, under a policy that allows our own files and nothing else', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  for (const path of ['', '/inbox', '/inbox/no-such-conversation', '/nowhere/at/all?q=%00%ff']) {
    const { status, headers } = await open(app, { path: deskPath + path, token: browser.token() })
    expect(status, path).toBe(200)
    expect(headers.get('content-security-policy')!.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "frame-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Language, Accept-Encoding',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('the page names who is signed in; strangers and ended sessions find nobody in it, and no business', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app, { business_name: 'Riverside Dental' })
  const token = browser.token()!
  const mine = await open(app, { token })
  expect(mine.data.whoami).toMatchObject({
    user: { email, role: 'owner' },
    tenant: { name: 'Riverside Dental' },
  })
  expect(mine.html).not.toContain(token)

  const strangers = [
    undefined,
    'no-such-session',
    openBrowser(app, token.split('').reverse().join('')).token(),
    (await browser.call('POST', '/auth/logout')).status === 204 ? token : 'still signed in',
  ]
  for (const stranger of strangers) {
    const { status, data, html } = await open(app, { token: stranger })
    expect(status).toBe(200)
    expect(data.whoami).toBeNull()
    expect(html).not.toContain(email)
    expect(html).not.toContain('Riverside')
  }
})

test('a member sees no more in the page than the API tells them', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const { data } = await open(app, { token: browser.token() })
  const me = (await browser.call('GET', '/auth/me')).body
  expect(data.whoami!.user).toEqual(me.user)
  expect(me.tenant).toMatchObject(data.whoami!.tenant)
})

test('an API key opens no desk: it is for programs', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'program', class: 'admin' })).body
  expect((await open(app, { headers: { 'x-api-key': key } })).data.whoami).toBeNull()
})

test("the page is in the browser's language, and runs in its direction", async () => {
  const app = await startApp()
  for (const lang of languages) {
    const { html, data } = await open(app, { headers: { 'accept-language': `${lang}, en;q=0.1` } })
    const dir = ['ar', 'he'].includes(lang) ? 'rtl' : 'ltr'
    expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
    expect(data).toMatchObject({ lang, dir })
  }
  for (const unknown of ['tlh', '*', '"><script>', 'x'.repeat(5_000)])
    expect((await open(app, { headers: { 'accept-language': unknown } })).data.lang).toBe('en')
})

test('names are text in the page, whatever is in them', async () => {
  const app = await startApp()
  const plain = (await open(app, { token: (await registerOwner(app)).browser.token() })).html
  for (const business_name of [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    `"'><img src=x onerror=alert(1)>`,
    '{{ 7*7 }} &lt;',
    'Quay\u2028\u2029Side',
  ]) {
    const { browser } = await registerOwner(app, { business_name })
    const { html, data } = await open(app, { token: browser.token() })
    expect(data.whoami!.tenant.name).toBe((await browser.call('GET', '/auth/me')).body.tenant.name)
    const tags = (page: string) => [...page.matchAll(/<[a-z!/]/g)].length
    expect(tags(html), business_name).toBe(tags(plain))
  }
})

test('scripts and styles are the built ones, compressed, and kept for ever; others are not there', async () => {
  const app = await startApp()
  const { html } = await open(app)
  const files = filesOf(html)
  expect(files.filter(file => file.endsWith('.css'))).not.toEqual([])
  expect(files.filter(file => file.endsWith('.js')).length).toBeGreaterThan(2)
  const built = readdirSync(builtPortal)
  for (const path of files) {
    expect(path).toMatch(new RegExp(`^${portalFilesPath}`))
    expect(built).toContain(path.slice(portalFilesPath.length))
    const file = await fetch(app.url + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(file.status, path).toBe(200)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-type')).toMatch(path.endsWith('.css') ? 'text/css' : 'javascript')
    if ((await file.arrayBuffer()).byteLength > 1_000)
      expect(file.headers.get('content-encoding')).toBe('gzip')
  }
  for (const path of ['', 'no.js', '../package.json', '%2e%2e/%2e%2e/package.json', 'manifest.json/'])
    expect((await fetch(app.url + portalFilesPath + path)).status, path).toBe(404)
})

test('nothing in the page is inline but its data, and what it loads first is named', async () => {
  const app = await startApp()
  const { html } = await open(app, { headers: { 'accept-language': 'de' } })
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src=|application\/json/)
  // The scheme is known before anything is painted: its script waits for nothing.
  expect(html.indexOf('<script src=')).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
  expect(html).toMatch(/<link rel="modulepreload" href="\/desk-files\/[\w-]+\.js" fetchpriority="low">/)
  expect(html).toContain('<noscript>')
})

test('each address names the scripts, styles and words of its page, in the language of the page', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const own = async (path: string, token = browser.token()) => {
    const { html, data } = await open(app, {
      path: deskPath + path,
      token,
      headers: { 'accept-language': 'de' },
    })
    return { files: filesOf(html), words: data.words }
  }
  const frame = (await own('/nowhere')).files
  const beyondFrame = async (path: string, token?: string) => {
    const { files, words } = await own(path, token)
    const area = Object.keys(words).filter(name => name !== 'shell' && files.includes(words[name]!))
    expect(new Set(files).size, path).toBe(files.length)
    return { added: files.filter(file => !frame.includes(file)), area }
  }
  const areas: [string, string[]][] = [
    ['', ['today']],
    ['/inbox?view=all', ['conversation', 'inbox']],
    ['/inbox/00000000-0000-7000-8000-000000000000', ['conversation', 'inbox']],
    ['/bookings', ['bookings', 'new-booking']],
    ['/bookings/list', ['bookings', 'new-booking']],
    ['/bookings/services', ['booking-settings', 'bookings', 'hours', 'new-booking']],
    ['/bookings/hours', ['booking-settings', 'bookings', 'hours', 'new-booking']],
    ['/bookings/calendars', ['booking-settings', 'bookings', 'new-booking']],
    ['/people', ['people']],
    ['/knowledge', ['knowledge']],
    ['/people/00000000-0000-7000-8000-000000000000', ['people']],
    ['/knowledge/sources', ['knowledge']],
    ['/knowledge/sources/some', ['knowledge']],
    ['/knowledge/crawls', ['knowledge']],
    ['/knowledge/crawls/some', ['knowledge']],
    ['/knowledge/checks', ['knowledge']],
    ['/knowledge/photos', ['knowledge']],
    ['/knowledge/priority', ['knowledge']],
    ['/knowledge/forgotten', ['knowledge']],
    ['/settings', ['settings', 'sign-in']],
    ['/settings/business', ['hours', 'settings', 'sign-in']],
    ['/settings/team', ['settings', 'sign-in']],
    ['/settings/team/roles', ['plan', 'settings', 'sign-in']],
    ['/settings/assistant', ['assistant', 'knowledge', 'settings', 'sign-in']],
    ['/settings/programs', ['programs', 'settings', 'sign-in']],
    ['/settings/programs/webhooks/some', ['programs', 'settings', 'sign-in']],
    ['/settings/crm', ['programs', 'settings', 'sign-in']],
    ['/settings/privacy', ['privacy', 'settings', 'sign-in']],
    ['/settings/privacy/audit', ['privacy', 'settings', 'sign-in']],
    ['/settings/plan', ['plan', 'settings', 'sign-in']],
    ['/outreach', ['broadcasts', 'outreach']],
    ['/outreach/broadcasts/some', ['broadcasts', 'outreach']],
    ['/outreach/links', ['chat-links', 'outreach']],
    ['/outreach/links/some', ['chat-links', 'outreach']],
    ['/outreach/templates', ['outreach', 'templates']],
    ['/outreach/templates/new', ['outreach', 'templates']],
    ['/outreach/templates/some', ['outreach', 'templates']],
    ['/outreach/audiences', ['audiences', 'outreach']],
    ['/outreach/audiences/some', ['audiences', 'outreach']],
    ['/outreach/sent', ['outreach', 'sent']],
    ['/outreach/sent/some', ['outreach', 'sent']],
    ['/outreach/stop-list', ['audiences', 'outreach']],
    ['/outreach/links/print', ['chat-links']],
    ['/welcome', ['welcome']],
  ]
  const seen = new Set<string>()
  for (const [path, area] of areas) {
    const page = await beyondFrame(path)
    // Each its own: what is named and not used is fetched in vain.
    seen.add(page.added.toSorted().join(' '))
    expect(seen.size, path).toBe(areas.findIndex(([each]) => each === path) + 1)
    expect(page.area, path).toEqual(area)
    expect(page.added.filter(file => file.endsWith('.js')).length, path).toBeGreaterThan(area.length)
  }
  for (const unknown of ['/knowledge/nowhere', '/settings/nowhere', '/knowledge/crawls/one/nowhere'])
    expect((await beyondFrame(unknown)).added, unknown).toEqual([])
  const strangers = await Promise.all(
    ['/inbox', '/register', '/forgot'].map(path => beyondFrame(path, 'nobody')),
  )
  expect(strangers.map(({ area }) => area)).toEqual(Array(3).fill(['sign-in']))
  expect(new Set(strangers.map(({ added }) => added.toSorted().join(' '))).size).toBe(3)
})

test('the page is compressed for those who take that; HEAD says the same without a body', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const cookie = `${sessionCookie}=${browser.token()}`
  const get = (encoding: string, method = 'GET') =>
    fetch(app.url + deskPath, { method, headers: { cookie, 'accept-encoding': encoding } })
  const [plain, small, head] = await Promise.all([
    get('identity'),
    get('br, gzip;q=0.5'),
    get('identity', 'HEAD'),
  ])
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(await small.text()).toBe(await plain.text())
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['content-type', 'content-security-policy', 'cache-control', 'vary'])
    expect(head.headers.get(name), name).toBe(plain.headers.get(name))
})

test('/login leads to the sign-in, and other methods than reading are refused', async () => {
  const app = await startApp()
  const { status, headers } = await open(app, { path: '/login' })
  expect([status, headers.get('location')]).toEqual([302, '/desk/sign-in'])
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch(app.url + deskPath, { method })).status, method).toBe(405)
})

test('strangers learn whether they may open a business here', async () => {
  const closed = await startApp({ config: { registration: 'closed' } })
  expect((await open(closed)).data.registration).toBe(false)
  expect((await open(await startApp())).data.registration).toBe(true)
})
