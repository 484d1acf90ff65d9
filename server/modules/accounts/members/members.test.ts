import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

const linkToken = (mail: string): string => /\/invite\?token=([\w-]+)/.exec(mail)![1]!

/** Invites a person and accepts for them. Returns their browser, signed in. */
async function join(app: TestApp, owner: Browser, role: 'owner' | 'agent') {
  const email = `${role}-${randomUUID()}@example.com`
  const { id } = (await owner.call('POST', '/members', { email, role })).body
  const [mail] = await mailTo(app, email)
  const browser = openBrowser(app)
  await browser.call('POST', '/auth/invitation/confirm', { token: linkToken(mail!), password, name: 'Ada' })
  return { id: id as string, email, browser }
}

test('an invited person gets a mail, chooses a password and is signed in', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const email = `ada-${randomUUID()}@example.com`
  const invited = await owner.call('POST', '/members', { email: ` ${email.toUpperCase()}` })
  expect(invited.status).toBe(201)
  expect(invited.body).toEqual({
    id: expect.any(String),
    email,
    name: null,
    role: 'agent',
    status: 'invited',
    created_at: expect.any(String),
  })
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(401)

  const [mail] = await mailTo(app, email)
  expect(mail).toContain('Subject: Join Riverside')
  const acceptance = { token: linkToken(mail!), password, name: 'Ada' }
  expect(mail).toContain(`${app.deps.config.publicUrl}/invite?token=${acceptance.token}`)
  const reset = await call(app, 'POST', '/auth/password-reset/confirm', acceptance)
  expect(reset.status).toBe(400)
  const browser = openBrowser(app)
  const accepted = await browser.call('POST', '/auth/invitation/confirm', acceptance)
  expect([accepted.status, accepted.body.user, accepted.body.tenant.name]).toMatchObject([
    200,
    { id: invited.body.id, email, name: 'Ada', role: 'agent' },
    'Riverside',
  ])
  expect((await browser.call('GET', '/auth/me')).body.user.email).toBe(email)
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(200)
  expect(await call(app, 'POST', '/auth/invitation/confirm', acceptance)).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/^This invitation has expired or was used already/) },
  })
  const { members } = (await owner.call('GET', '/members')).body
  expect(members.map((m: { role: string; status: string }) => [m.role, m.status])).toEqual([
    ['owner', 'active'],
    ['agent', 'active'],
  ])
})

test('an invitation is valid for seven days; mailing it again voids the earlier link', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const email = `late-${randomUUID()}@example.com`
  const { id } = (await owner.call('POST', '/members', { email })).body
  await mailTo(app, email)
  expect((await owner.call('POST', `/members/${id}/invitation`)).status).toBe(200)
  const [first, second] = (await mailTo(app, email, 2)).map(linkToken)
  const accept = (token: string) => call(app, 'POST', '/auth/invitation/confirm', { token, password })
  expect((await accept(first!)).status).toBe(400)
  app.clock.advance(7 * 24 * 3_600_000 + 1)
  expect((await accept(second!)).status).toBe(400)
  app.clock.advance(-3_600_000)
  expect((await accept(second!)).status).toBe(200)
  expect((await owner.call('POST', `/members/${id}/invitation`)).status).toBe(409)
})

test('an address stands for one person of a business, and nothing tells of their other businesses', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  const other = await makeAccount(app)
  const taken = {
    status: 409,
    body: { detail: 'Somebody with this email address is on the team already, or invited.' },
  }
  expect(await browser.call('POST', '/members', { email })).toMatchObject(taken)
  const known = await other.call('POST', '/members', { email })
  const unknown = await other.call('POST', '/members', { email: `new-${email}` })
  expect(known).toMatchObject({ status: 201, body: { email, name: null, status: 'invited' } })
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
  expect(await other.call('POST', '/members', { email })).toMatchObject(taken)
})

test('an agent can read the team, and can change neither team, keys nor settings', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const { browser: agent, id } = await join(app, owner, 'agent')
  expect((await agent.call('GET', '/account')).status).toBe(200)
  expect((await agent.call('GET', '/members')).status).toBe(200)
  const forOwners = { status: 403, body: { detail: 'Only an owner of the business may do this.' } }
  for (const [method, path, body] of [
    ['GET', '/api-keys'],
    ['POST', '/api-keys', { name: 'k', class: 'admin' }],
    ['PATCH', '/account', { name: 'Mine' }],
    ['POST', '/members', { email: 'friend@example.com' }],
    ['PATCH', `/members/${id}`, { role: 'owner' }],
    ['DELETE', `/members/${id}`],
  ] as const) {
    expect(await agent.call(method, path, body), `${method} ${path}`).toMatchObject(forOwners)
  }
})

test('a change of role applies to the next request', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const { browser: agent, id } = await join(app, owner, 'agent')
  const promoted = await owner.call('PATCH', `/members/${id}`, { role: 'owner', name: ' Ada L. ' })
  expect([promoted.status, promoted.body]).toMatchObject([200, { role: 'owner', name: 'Ada L.' }])
  expect((await agent.call('GET', '/api-keys')).status).toBe(200)
  await owner.call('PATCH', `/members/${id}`, { role: 'agent', name: null })
  expect((await agent.call('GET', '/api-keys')).status).toBe(403)
  expect((await agent.call('GET', '/auth/me')).body.user.name).toBeNull()
})

test('removing a member ends their sessions and links', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const { browser: agent, id, email } = await join(app, owner, 'agent')
  expect((await owner.call('DELETE', `/members/${id}`)).status).toBe(204)
  expect((await agent.call('GET', '/auth/me')).status).toBe(401)
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(401)
  expect((await owner.call('DELETE', `/members/${id}`)).status).toBe(404)
})

test('the last owner who can sign in stays an owner', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner, registered } = await registerOwner(app)
  const own = `/members/${registered.body.user.id}`
  const refused = { status: 409, body: { detail: expect.stringMatching(/needs an owner who can sign in/) } }
  await owner.call('POST', '/members', { email: `idle-${randomUUID()}@example.com`, role: 'owner' })
  expect(await owner.call('DELETE', own)).toMatchObject(refused)
  expect(await owner.call('PATCH', own, { role: 'agent' })).toMatchObject(refused)
  expect((await owner.call('PATCH', own, { role: 'owner', name: 'Grace' })).status).toBe(200)

  const second = await join(app, owner, 'owner')
  const [one, two] = await Promise.all([
    owner.call('PATCH', `/members/${second.id}`, { role: 'agent' }),
    second.browser.call('PATCH', own, { role: 'agent' }),
  ])
  const { members } = (await owner.call('GET', '/members')).body
  const active = members.filter(
    (m: { role: string; status: string }) => m.role === 'owner' && m.status === 'active',
  )
  expect(active).toHaveLength(1)
  expect([one.status, two.status]).toContain(200)
})

test('members of another account are not found', async () => {
  const app = await startApp()
  const [mine, theirs] = [await makeAccount(app), await makeAccount(app)]
  const absent = { status: 404, body: { detail: 'Member not found' } }
  expect(await mine.call('PATCH', `/members/${theirs.ownerId}`, { name: 'x' })).toMatchObject(absent)
  expect(await mine.call('DELETE', `/members/${theirs.ownerId}`)).toMatchObject(absent)
  expect(await mine.call('POST', `/members/${theirs.ownerId}/invitation`)).toMatchObject(absent)
  expect(await mine.call('PATCH', '/members/42', { name: 'x' })).toMatchObject(absent)
  expect((await mine.call('GET', '/members')).body.members).toHaveLength(1)
})
