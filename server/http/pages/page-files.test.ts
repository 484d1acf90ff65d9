import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('the server serves everything that a page refers to, cached as long as its name allows', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { primary_color: '#C0FFEE' })
  const page = await call(app, 'GET', `//c/${account.slug}`, undefined, { accept: 'text/html' })
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path as string)
  expect(files).toContain('/pages/brand/c0ffee.css')
  expect(files.length).toBeGreaterThan(2)
  for (const path of files) {
    const file = await call(app, 'GET', `/${path}`)
    expect(file.status, path).toBe(200)
    expect(file.headers.get('content-type'), path).toMatch(path.endsWith('.css') ? 'text/css' : 'javascript')
    expect(file.headers.get('cache-control'), path).toBe(
      path.includes('/brand/') ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
    )
  }
})

test('the server serves nothing else from there', async () => {
  const app = await startApp()
  for (const path of [
    '//pages/',
    '//pages/no.js',
    '//pages/../../package.json',
    '//pages/%2e%2e/%2e%2e/package.json',
    '//pages/brand/x.css',
  ]) {
    expect((await call(app, 'GET', path)).status, path).toBe(404)
  }
})
