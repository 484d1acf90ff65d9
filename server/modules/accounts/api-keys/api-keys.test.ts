import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('a key is shown once, and only its hash is stored', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const made = await account.call('POST', '/api-keys', { name: ' Website ', class: 'standard' })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    id: expect.any(String),
    name: 'Website',
    class: 'standard',
    prefix: expect.any(String),
    created_at: expect.any(String),
    expires_at: null,
    last_used_at: null,
    revoked_at: null,
    key: expect.stringMatching(/^ua_[\w-]{43}$/),
  })
  const { key, ...record } = made.body
  expect(key.startsWith(record.prefix)).toBe(true)
  expect(record.prefix).toHaveLength('ua_'.length + 4)
  const admin = (await account.call('POST', '/api-keys', { name: 'Admin', class: 'admin' })).body
  expect(admin.key).toMatch(/^ua_admin_[\w-]{43}$/)

  const listed = (await account.call('GET', '/api-keys')).body
  expect(listed.total).toBe(4)
  expect(listed.api_keys.slice(0, 2).map((k: { id: string }) => k.id)).toEqual([admin.id, record.id])
  expect(listed.api_keys[1]).toEqual(record)
  const { hash } = await app.open.crossTenant(tx =>
    tx.selectFrom('api_key').select('hash').where('id', '=', record.id).executeTakeFirstOrThrow(),
  )
  expect(hash).toEqual(createHash('sha256').update(key).digest())
})

test('regenerating replaces the key of the same record', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { key, ...record } = (await account.call('POST', '/api-keys', { name: 'k', class: 'admin' })).body
  const again = await account.call('POST', `/api-keys/${record.id}/regenerate`)
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({ ...record, prefix: again.body.key.slice(0, 'ua_admin_'.length + 4) })
  expect(again.body.key).not.toBe(key)
  expect((await account.call('GET', '/api-keys')).body.total).toBe(3)
})

test('a revoked key stays in the list and can’t come back', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { id } = (await account.call('POST', '/api-keys', { name: 'k', class: 'admin' })).body
  expect((await account.call('DELETE', `/api-keys/${id}`)).status).toBe(204)
  const [{ revoked_at }] = (await account.call('GET', '/api-keys?limit=1')).body.api_keys
  expect(revoked_at).toEqual(expect.any(String))
  app.clock.advance(5_000)
  expect((await account.call('DELETE', `/api-keys/${id}`)).status).toBe(204)
  expect((await account.call('GET', '/api-keys?limit=1')).body.api_keys[0].revoked_at).toBe(revoked_at)
  expect(await account.call('POST', `/api-keys/${id}/regenerate`)).toMatchObject({
    status: 409,
    body: { detail: 'This key was revoked. Create a new one.' },
  })
})

test('an expired key is not regenerated', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const expires_at = new Date(app.clock.now().getTime() + 60_000).toISOString()
  const { id } = (await account.call('POST', '/api-keys', { name: 'k', class: 'standard', expires_at })).body
  app.clock.advance(60_001)
  expect((await account.call('POST', `/api-keys/${id}/regenerate`)).status).toBe(409)
})

test.each([
  [{ class: 'admin' }, 'name', 'missing'],
  [{ name: '', class: 'admin' }, 'name', 'string_pattern_mismatch'],
  [{ name: 'k', class: 'root' }, 'class', 'enum'],
  [{ name: 'k', class: 'admin', expires_at: 'soon' }, 'expires_at', 'datetime_parsing'],
  [{ name: 'k', class: 'admin', expires_at: '2020-01-01' }, 'expires_at', 'value_error'],
])('a key of %j is refused', async (body, field, type) => {
  const { call: admin } = await makeAccount(await startApp())
  const refused = await admin('POST', '/api-keys', body)
  expect([refused.status, refused.body.detail]).toMatchObject([422, [{ loc: ['body', field], type }]])
})

test('keys of another account are not found', async () => {
  const app = await startApp()
  const [mine, theirs] = [await makeAccount(app), await makeAccount(app)]
  const { id } = (await theirs.call('POST', '/api-keys', { name: 'k', class: 'admin' })).body
  const absent = { status: 404, body: { detail: 'API key not found' } }
  expect(await mine.call('DELETE', `/api-keys/${id}`)).toMatchObject(absent)
  expect(await mine.call('POST', `/api-keys/${id}/regenerate`)).toMatchObject(absent)
  expect(await mine.call('DELETE', '/api-keys/not-an-id')).toMatchObject(absent)
  expect((await mine.call('GET', '/api-keys')).body.total).toBe(2)
  expect((await call(app, 'GET', '/api-keys', undefined, { 'x-api-key': theirs.standardKey })).status).toBe(
    403,
  )
})
