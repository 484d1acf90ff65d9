import { expect, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { openBrowser, password, registerOwner } from '#server/test/browser.ts'

test('members see where they are signed in, newest first, and nobody else’s sessions', async () => {
  const app = await startApp({ env: { TRUST_PROXY: 'on' } })
  const { browser, email } = await registerOwner(app)
  await registerOwner(app)
  const phone = openBrowser(app)
  app.clock.advance(1000)
  const from = { 'user-agent': `Phone/1.0 ${'x'.repeat(500)}`, 'x-forwarded-for': '2001:db8:1:2:3::4' }
  await phone.call('POST', '/auth/login', { email, password }, from)
  const { status, body } = await browser.call('GET', '/auth/sessions')
  expect([status, body.total]).toEqual([200, 2])
  expect(body.sessions).toEqual([
    {
      id: expect.any(String),
      created_at: expect.any(String),
      expires_at: expect.any(String),
      address: '2001:db8:1:2::/64',
      user_agent: from['user-agent'].slice(0, 400),
      business: 'Riverside Dental',
      current: false,
    },
    expect.objectContaining({ address: '127.0.0.1', current: true }),
  ])
  const second = (await browser.call('GET', '/auth/sessions?limit=1&offset=1')).body
  expect(second).toEqual({ sessions: [body.sessions[1]], total: 2 })
  app.clock.advance(31 * 24 * 3_600_000)
  await browser.call('POST', '/auth/login', { email, password })
  expect((await browser.call('GET', '/auth/sessions')).body.total).toBe(1)
})

test('a member can end one of their sessions or all but the current one, never another member’s', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  const stranger = (await registerOwner(app)).browser
  const others = [openBrowser(app), openBrowser(app), openBrowser(app)]
  for (const other of others) await other.call('POST', '/auth/login', { email, password })
  const states = () => Promise.all(others.map(async other => (await other.call('GET', '/auth/me')).status))
  const { sessions } = (await others[0]!.call('GET', '/auth/sessions')).body
  const own = sessions.find((session: { current: boolean }) => session.current).id
  expect((await stranger.call('DELETE', `/auth/sessions/${own}`)).status).toBe(404)
  expect((await browser.call('DELETE', '/auth/sessions/nonsense')).status).toBe(404)
  expect((await browser.call('DELETE', `/auth/sessions/${own}`)).status).toBe(204)
  expect((await browser.call('DELETE', `/auth/sessions/${own}`)).status).toBe(404)
  expect(await states()).toEqual([401, 200, 200])
  expect((await browser.call('DELETE', '/auth/sessions')).status).toBe(204)
  expect(await states()).toEqual([401, 401, 401])
  expect((await stranger.call('GET', '/auth/me')).status).toBe(200)

  const [{ id }] = (await browser.call('GET', '/auth/sessions')).body.sessions
  expect((await browser.call('DELETE', `/auth/sessions/${id}`)).status).toBe(204)
  expect(browser.token()).toBeUndefined()
})
