import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('the server serves everything that a page refers to, cached as long as its name allows', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { primary_color: '#C0FFEE' })
  const page = await call(app, 'GET', `//c/${account.slug}`, undefined, { accept: 'text/html' })
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path as string)
  expect(page.body).toContain('--fill:#c0ffee')
  expect(files.length).toBeGreaterThan(2)
  for (const path of files) {
    const file = await call(app, 'GET', `/${path}`)
    expect(file.status, path).toBe(200)
    expect(file.headers.get('content-type'), path).toMatch('javascript')
    expect(file.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
  }
})

test('the server serves nothing else from there', async () => {
  const app = await startApp()
  for (const path of [
    '//pages/',
    '//pages/no.js',
    '//pages/../../package.json',
    '//pages/%2e%2e/%2e%2e/package.json',
  ]) {
    expect((await call(app, 'GET', path)).status, path).toBe(404)
  }
})

test('a page is compressed for those who take that, and its policy allows its own two styles and no other', async () => {
  const app = await startApp()
  const { slug } = await makeAccount(app, { name: 'Quay</style><style>*{}</style>' })
  const get = (encoding: string) =>
    fetch(`${app.url}/c/${slug}`, { headers: { accept: 'text/html', 'accept-encoding': encoding } })
  const plain = await get('identity')
  const small = await get('br, gzip;q=0.5')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toContain('Accept-Encoding')
  const page = await plain.text()
  expect(await small.text()).toBe(page)
  const styles = Array.from(page.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css)
  expect(styles).toHaveLength(2)
  const hashes = styles.map(css => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  expect(plain.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashes.join(' ')};`)
})
