import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHeaders } from '#server/http/pages/page-headers.ts'
import { call, startApp } from '#server/test/app.ts'
import { password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

const pathOf = (mail: string): string => /(\/(?:reset|invite)\?token=[\w-]+)/.exec(mail)![1]!

test('a reset link shows a form until it is used, then how to get another link', async () => {
  const app = await startApp({ jobs: true })
  const { email } = await registerOwner(app, { business_name: 'Bits & <b>Bobs</b>' })
  await call(app, 'POST', '/auth/password-reset', { email })
  const path = pathOf((await mailTo(app, email))[0]!)
  for (let i = 0; i < 2; i++) {
    const page = await call(app, 'GET', `/${path}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('<h1>Choose a new password</h1>')
    expect(page.body).toContain(`For <b>${email}</b> at Bits &amp; &lt;b&gt;Bobs&lt;/b&gt;.`)
    for (const [name, value] of Object.entries(pageHeaders))
      expect(page.headers.get(name)?.replace(/ 'sha256-[^']+'/g, '')).toBe(value)
  }
  const token = path.split('token=')[1]
  expect((await call(app, 'GET', `//invite?token=${token}`)).status).toBe(410)
  await call(app, 'POST', '/auth/password-reset/confirm', { token, password })
  const over = await call(app, 'GET', `/${path}`)
  expect([over.status, over.body]).toEqual([410, expect.stringContaining('<h1>This link is over</h1>')])
  expect(over.body).toContain('name="email"')
  expect((await call(app, 'GET', '//reset')).body).toContain('<h1>Forgotten password</h1>')
})

test('an invitation asks a person who signs in here for their own password, and one who is signed in for nothing', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const { browser: ada, email } = await registerOwner(app)
  await owner.call('POST', '/members', { email })
  const path = `/${pathOf((await mailTo(app, email))[0]!)}`
  const known = await call(app, 'GET', path)
  expect(known.body).toContain('autocomplete="current-password"')
  expect(known.body).not.toContain('name="name"')
  expect((await owner.call('GET', path)).body).toContain('autocomplete="current-password"')
  const signedIn = await ada.call('GET', path)
  expect(signedIn.body).not.toContain('type="password"')
  expect(signedIn.body).toContain('/api/v1/auth/invitation/accept')
  await ada.call('POST', '/auth/logout')
  expect((await ada.call('GET', path)).body).toContain('/api/v1/auth/invitation/confirm')
})

test('an invitation shows the business and the address until it is over', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const email = `ada-${randomUUID()}@example.com`
  const { id } = (await owner.call('POST', '/members', { email, name: '"Ada" <x>' })).body
  const path = pathOf((await mailTo(app, email))[0]!)
  const page = await call(app, 'GET', `/${path}`)
  expect(page.status).toBe(200)
  expect(page.body).toContain('<h1>Join Riverside</h1>')
  expect(page.body).toContain('value="&quot;Ada&quot; &lt;x&gt;"')
  await owner.call('DELETE', `/members/${id}`)
  for (const gone of [path, '/invite', '/invite?token=x']) {
    const over = await call(app, 'GET', `/${gone}`)
    expect([over.status, over.body]).toEqual([410, expect.stringContaining('This invitation is over')])
  }
})
