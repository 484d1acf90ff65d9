import { expect, test } from 'vitest'
import { call, startApp } from '#server/test/app.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de' }

test('a browser is shown a page with a next step where there is none; programs get JSON', async () => {
  const app = await startApp()
  for (const path of [
    '/nowhere',
    '/c/a/b/c/d',
    '/docs/nowhere.html',
    '/c/b/unknown',
    '/q/unknown',
    '/c/%zz',
    '/u/',
  ]) {
    const page = await call(app, 'GET', `/${path}`, undefined, browser)
    expect([page.status, page.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.headers.get('vary'), path).toContain('Accept')
    expect(page.body, path).toContain('<html lang="de"')
    expect(page.body, path).toContain('href="/"')
    const json = await call(app, 'GET', `/${path}`, undefined, { accept: '*/*' })
    expect([json.status, json.body], path).toEqual([404, { detail: expect.any(String) }])
  }
  const start = await call(app, 'GET', '//', undefined, browser)
  expect(start.status).toBe(200)
})

test('the API answers a browser as it answers everybody', async () => {
  const app = await startApp()
  for (const path of ['/nowhere', '/leads', '//api', '//api/v2/leads']) {
    const { body, headers } = await call(app, 'GET', path, undefined, { accept: 'text/html' })
    expect(body, path).toEqual({ detail: expect.any(String) })
    expect(headers.get('vary') ?? '', path).not.toContain('Accept')
  }
})

test('other refusals on the way to a page are pages as well', async () => {
  const app = await startApp({ env: { RATE_LIMIT_GENERAL: '2' } })
  const open = (method: string, path: string) => call(app, method, `/${path}`, undefined, browser)
  const wrong = await open('POST', '/reset')
  expect([wrong.status, wrong.headers.get('allow'), wrong.body]).toEqual([
    405,
    expect.stringContaining('GET'),
    expect.stringContaining('Diese Seite lässt sich nicht öffnen'),
  ])
  const tooLong = await open('GET', `/reset?token=${'x'.repeat(300)}`)
  expect([tooLong.status, tooLong.body]).toEqual([422, expect.stringContaining('Seite nicht gefunden')])
  const busy = await open('GET', '/reset')
  expect(busy.status).toBe(429)
  expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(busy.body).toContain('Zu viele Anfragen')
  expect(busy.body).toContain('<a href="">')
})
