import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('every change by a key is logged, without the words of the request', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { id } = (await account.call('POST', '/leads', { name: 'Zoë', email: 'zoe@example.com' })).body
  const requestId = `test-${randomUUIDv7()}`
  await account.call('PATCH', `/leads/${id}`, { status: 'won' }, { 'x-request-id': requestId })
  await account.call('GET', '/leads')
  await account.call('DELETE', `/leads/${id}`, undefined, { 'x-api-key': account.standardKey })
  await account.call('DELETE', `/leads/${id}`)
  const { status, body } = await account.call('GET', '/audit')
  expect(status).toBe(200)
  const key = (name: string) => ({ kind: 'key', id: expect.any(String), name })
  expect(body).toEqual({
    total: 4,
    total_capped: false,
    next: null,
    entries: [
      { method: 'DELETE', route: '/leads/:id', record_id: id, status: 404, actor: key('admin') },
      { method: 'DELETE', route: '/leads/:id', record_id: id, status: 204, actor: key('standard') },
      { method: 'PATCH', route: '/leads/:id', record_id: id, status: 200, actor: key('admin') },
      { method: 'POST', route: '/leads', record_id: id, status: 201, actor: key('admin') },
    ].map(entry => ({
      ...entry,
      id: expect.any(String),
      at: expect.any(String),
      request_id: entry.method === 'PATCH' ? requestId : expect.any(String),
    })),
  })
  expect(JSON.stringify(body)).not.toMatch(/zo[eë]|won/i)
})

test('the log names a member, logs a repeat under one Idempotency-Key once, and leaves out visitors', async () => {
  const app = await startApp()
  const registered = await call(app, 'POST', '/auth/register', {
    email: `${randomUUIDv7()}@example.com`,
    password: 'correct horse battery',
    business_name: 'Harbour Spa',
  })
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  const session = { cookie, origin: app.url }
  const once = { ...session, 'idempotency-key': randomUUIDv7() }
  for (let i = 0; i < 2; i++) await call(app, 'POST', '/leads', { name: 'Ada' }, once)
  await call(app, 'POST', '/chat/message', { message: 'hello' }, session)
  const { body } = await call(app, 'GET', '/audit', undefined, session)
  expect(body.entries).toMatchObject([
    {
      route: '/leads',
      record_id: expect.any(String),
      actor: { kind: 'member', id: registered.body.user.id, name: registered.body.user.email },
    },
  ])
})

test('the log can be searched by member, action, record and time; only owners read it, each their own', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { id } = (await account.call('POST', '/leads', { name: 'Ada' })).body
  app.clock.advance(60_000)
  const between = app.clock.now().toISOString()
  app.clock.advance(60_000)
  await account.call('PATCH', '/account', { name: 'New name' })
  const found = async (query: string) =>
    (await account.call('GET', `/audit?${query}`)).body.entries.map((entry: { route: string }) => entry.route)
  const [{ actor }] = (await account.call('GET', '/audit')).body.entries
  expect(await found(`actor_id=${actor.id}`)).toEqual(['/account', '/leads'])
  expect(await found(`actor_id=${randomUUIDv7()}`)).toEqual([])
  expect(await found('actor_id=nobody')).toEqual([])
  expect(await found(`record_id=${id}`)).toEqual(['/leads'])
  expect(await found('method=PATCH')).toEqual(['/account'])
  expect(await found('route=/leads')).toEqual(['/leads'])
  expect(await found(`from=${between}`)).toEqual(['/account'])
  expect(await found(`to=${between}`)).toEqual(['/leads'])
  expect(await found('limit=1&offset=1')).toEqual(['/leads'])
  expect((await account.call('GET', '/audit?from=yesterday')).status).toBe(422)
  expect((await account.call('GET', '/audit', undefined, { 'x-api-key': account.standardKey })).status).toBe(
    403,
  )
  expect((await other.call('GET', '/audit')).body).toMatchObject({ entries: [], total: 0 })
})

test('the log is read by the area of what was done, whole words alone', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { id } = (await account.call('POST', '/leads', { name: 'Ada' })).body
  await account.call('PATCH', `/leads/${id}`, { status: 'won' })
  await account.call('POST', '/chat-links', {})
  const routes = async (area: string) =>
    (await account.call('GET', `/audit?area=${area}`)).body.entries.map(
      ({ route }: { route: string }) => route,
    )
  expect(await routes('leads')).toEqual(['/leads/:id', '/leads'])
  expect(await routes('chat')).toEqual([])
  expect(await routes('chat-links')).toEqual(['/chat-links'])
  expect((await account.call('GET', '/audit?area=%25')).status).toBe(422)
})

test('the log is a table for spreadsheets too, for a time and a person, however long, and runs no formula', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { key, id } = (await account.call('POST', '/api-keys', { name: '=cmd|"/c calc"!A1', class: 'admin' }))
    .body
  const before = app.clock.now().toISOString()
  app.clock.advance(60_000)
  await account.call('POST', '/leads', { name: 'Ada' }, { 'x-api-key': key })
  await app.open.as(account.tenant, { kind: 'system' }).tx(db =>
    sql`insert into audit_entry (id, at, actor_kind, actor_id, actor_name, method, route, status, request_id)
      select gen_random_uuid(), now() - interval '400 days', 'member', gen_random_uuid(), 'N' || n, 'POST', '/leads', 201, 'r'
      from generate_series(1, 2500) n`.execute(db),
  )
  const table = async (query: string, who = account) => {
    const { status, body, headers } = await who.call('GET', `/audit.csv?${query}`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    return (body as string).replace('\uFEFF', '').split('\r\n').slice(0, -1)
  }
  const [head, ...all] = await table('')
  expect(head).toBe(
    '"at","actor_kind","actor_name","actor_id","method","route","record_id","status","request_id"',
  )
  expect(all).toHaveLength(2_502)
  expect(new Set(all.map(line => line.split(',')[2]))).toHaveLength(2_502)
  const [, ...byKey] = await table(`actor_id=${id}&from=${before}`)
  expect(byKey).toHaveLength(1)
  expect(byKey[0]).toContain(`"key","'=cmd|""/c calc""!A1","${id}","POST","/leads",`)
  expect(await table(`actor_id=${id}&to=${before}`)).toEqual([head])
  expect(await table('', other)).toEqual([head])
  expect((await account.call('GET', '/audit.csv?from=soon')).status).toBe(422)
  const standard = { 'x-api-key': account.standardKey }
  expect((await account.call('GET', '/audit.csv', undefined, standard)).status).toBe(403)
})
