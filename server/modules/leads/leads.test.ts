import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const add = async (account: Account, lead: object) => (await account.call('POST', '/leads', lead)).body
const list = async (account: Account, query = '') => (await account.call('GET', `/leads${query}`)).body
const ids = (leads: { id: string }[]) => leads.map(({ id }) => id)

const published = (app: TestApp, account: Account) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db =>
      db.selectFrom('event').select(['type', 'data']).where('type', 'like', 'lead.%').orderBy('id').execute(),
    )

test('a lead is added, read, changed and forgotten, and each real change is said', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const added = await account.call('POST', '/leads', {
    name: ' Ada Lovelace ',
    email: 'Ada@Example.com',
    phone: '+49 40 1234567',
    intent: 'A quote for an engine',
    tags: ['VIP', 'vip', 'Fair'],
    source: 'form',
    unknown: true,
  })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+49 40 1234567',
    intent: 'A quote for an engine',
    status: 'new',
    source: 'form',
    tags: ['VIP', 'Fair'],
    notes: null,
    fields: {},
    conversation_id: null,
    call_id: null,
    created_at: expect.any(String),
    updated_at: added.body.created_at,
  })
  const path = `/leads/${added.body.id}`
  expect((await account.call('GET', path)).body).toEqual(added.body)

  app.clock.advance(1_000)
  const changed = await account.call('PATCH', path, { status: 'contacted', notes: 'Called', name: null })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      status: 'contacted',
      notes: 'Called',
      name: null,
      email: 'ada@example.com',
      tags: ['VIP', 'Fair'],
    },
  })
  expect(changed.body.updated_at > added.body.updated_at).toBe(true)
  // The same again is no change.
  expect((await account.call('PATCH', path, { status: 'contacted', notes: ' Called ' })).body).toEqual(
    changed.body,
  )
  expect(await published(app, account)).toEqual([
    { type: 'lead.captured', data: added.body },
    { type: 'lead.updated', data: changed.body },
  ])
  expect((await account.call('DELETE', path)).status).toBe(204)
  expect((await account.call('GET', path)).body).toEqual({ detail: 'Lead not found' })
  expect((await account.call('DELETE', path)).status).toBe(404)
})

test('the same person is one lead, and later contact updates it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { country: 'DE' })
  const ada = await add(account, { name: 'Ada', email: 'ada@example.com', notes: 'First', tags: ['a'] })
  const again = await account.call('POST', '/leads', {
    email: 'ADA@example.com ',
    phone: '040 1234567',
    notes: 'Second',
    tags: ['b', 'A'],
  })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({
    id: ada.id,
    name: 'Ada',
    phone: '040 1234567',
    notes: 'First\nSecond',
    tags: ['a', 'b'],
  })
  // Known by the number as well, however it is written; nothing of this is news.
  expect((await account.call('POST', '/leads', { phone: '+49 (40) 123 4567' })).body).toEqual(again.body)
  expect((await published(app, account)).map(({ type }) => type)).toEqual(['lead.captured', 'lead.updated'])
  // Another address is another person, even on the same telephone.
  const bob = await add(account, { email: 'bob@example.com', phone: '040 1234567' })
  expect(bob.id).not.toBe(ada.id)
  expect((await list(account)).total).toBe(2)
})

test('somebody known by a number and somebody known by an address turn out to be one', async () => {
  const account = await makeAccount(await startApp())
  const caller = await add(account, { phone: '+49 40 1234567', notes: 'Called us', tags: ['call'] })
  const writer = await add(account, { email: 'ada@example.com' })
  const both = await add(account, { email: 'ada@example.com', phone: '+49401234567' })
  expect(both).toMatchObject({ id: writer.id, phone: '+49 40 1234567', notes: 'Called us', tags: ['call'] })
  expect(ids((await list(account)).leads)).toEqual([writer.id])
  expect((await account.call('GET', `/leads/${caller.id}`)).body.id).toBe(writer.id)
})

test('two processes that meet the same person at once make one lead', async () => {
  const [one, other] = [await startApp(), await startApp()]
  const account = await makeAccount(one)
  const there = { ...account, call: callOf(other, account) }
  const seen = Array.from({ length: 24 }, (_, i) => [
    { email: 'ada@example.com', name: `Ada ${i}` },
    { phone: '+49 40 1234567', notes: `Note ${i}` },
    { email: 'ada@example.com', phone: '+49 40 1234567' },
  ]).flat()
  const answers = await Promise.all(
    seen.map((lead, i) => (i % 2 ? account : there).call('POST', '/leads', lead)),
  )
  for (const { status, body } of answers) expect([200, 201], JSON.stringify(body)).toContain(status)
  const { leads } = await list(account)
  expect(leads).toHaveLength(1)
  expect(leads[0].notes.split('\n')).toHaveLength(24)
})

const callOf =
  (app: TestApp, { adminKey }: Account): Account['call'] =>
  async (method, path, body) => {
    const response = await fetch(`${app.url}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

test('an address or number that another lead has is refused', async () => {
  const account = await makeAccount(await startApp())
  await add(account, { email: 'ada@example.com' })
  await add(account, { phone: '+49 40 1234567' })
  const { id } = await add(account, { email: 'bob@example.com' })
  const change = (changes: object) => account.call('PATCH', `/leads/${id}`, changes)
  expect(await change({ email: 'Ada@example.com' })).toMatchObject({
    status: 409,
    body: { detail: 'Another lead has this email address already.' },
  })
  expect((await change({ email: null, phone: '+49401234567' })).status).toBe(409)
  // With an address of his own he may share the number.
  expect((await change({ phone: '+49401234567' })).status).toBe(200)
})

test('leads are found by status, source, tag and words, newest first', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ada = await add(account, { name: 'Ada', email: 'ada@example.com', tags: ['Fair'], source: 'form' })
  const bob = await add(account, { name: 'Bob', phone: '+49 40 1234567', intent: '100% wool' })
  const eve = await add(account, { name: 'Eve', email: 'eve@example.com', status: 'won' })
  const found = async (query: string) => ids((await list(account, query)).leads)
  expect(await found('')).toEqual([eve.id, bob.id, ada.id])
  expect(await found('?limit=1&offset=1')).toEqual([bob.id])
  expect((await list(account, '?limit=1')).total).toBe(3)
  expect(await found('?status=won')).toEqual([eve.id])
  expect(await found('?source=form')).toEqual([ada.id])
  expect(await found('?tag=fair')).toEqual([ada.id])
  expect(await found('?q=EXAMPLE.com')).toEqual([eve.id, ada.id])
  expect(await found('?q=40123')).toEqual([bob.id])
  expect(await found(`?q=${encodeURIComponent('100%')}`)).toEqual([bob.id])
  expect(await found(`?q=${encodeURIComponent('1%0')}`)).toEqual([])
  expect((await account.call('GET', '/leads?status=asleep')).status).toBe(422)
})

test('the timeline tells what happened, newest first, and who did it', async () => {
  const account = await makeAccount(await startApp())
  const { id } = await add(account, { name: 'Ada', email: 'ada@example.com' })
  await account.call('PATCH', `/leads/${id}`, { status: 'won' })
  const { body } = await account.call('GET', `/leads/${id}/timeline`)
  expect(body).toEqual({
    total: 2,
    entries: [
      {
        id: expect.any(String),
        kind: 'changed',
        record_id: null,
        changes: { status: ['new', 'won'] },
        by: 'admin',
        at: expect.any(String),
      },
      {
        id: expect.any(String),
        kind: 'captured',
        record_id: null,
        changes: null,
        by: 'admin',
        at: expect.any(String),
      },
    ],
  })
})

test('the table for spreadsheets holds what was asked for, and no formula', async () => {
  const account = await makeAccount(await startApp())
  await add(account, { name: '=HYPERLINK("http://evil","x")', email: 'ada@example.com', notes: 'a "b"\nc' })
  await add(account, { name: 'Zoë', phone: '+49 40 1234567', tags: ['x', 'y'], status: 'won' })
  const { status, headers, body } = await account.call('GET', '/leads.csv')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
  // fetch takes the byte order mark away when it decodes.
  const [head, ...rows] = body.split('\r\n')
  expect(head.replace('\uFEFF', '')).toBe(
    '"id","name","email","phone","intent","status","source","tags","notes","conversation_id","call_id","created_at","updated_at"',
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil"",""x"")","ada@example.com"`)
  expect(rows[0]).toContain('"a ""b""\nc"')
  expect(rows[1]).toContain(`"Zoë","","'+49 40 1234567"`)
  expect(rows[1]).toContain('"x, y"')
  const won = (await account.call('GET', '/leads.csv?status=won')).body
  expect(won.split('\r\n')).toHaveLength(3)
})

test('the table begins with a byte order mark and comes in pieces, however many there are', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await app.open.as(account.tenant, { kind: 'system' }).tx(async db => {
    const now = new Date()
    const many = Array.from({ length: 1_201 }, (_, i) => ({
      id: app.deps.id(),
      name: `N${i}`,
      source: 'api',
      created_at: now,
      updated_at: now,
    }))
    await db.insertInto('lead').values(many).execute()
  })
  const response = await fetch(`${app.url}/api/v1/leads.csv`, { headers: { 'x-api-key': account.adminKey } })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString().split('\r\n').slice(1, -1)
  // Made in the same millisecond, they come in no order; but each comes, and once.
  const names = lines.map(line => line.split(',')[1]!)
  expect(names.sort()).toEqual(Array.from({ length: 1_201 }, (_, i) => `"N${i}"`).sort())
})

test('a standard key may use leads; what is wrong is said at once, and another account sees nothing', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const own = { 'x-api-key': account.standardKey }
  const { id } = (await account.call('POST', '/leads', { name: 'Ada' }, own)).body
  expect((await account.call('PATCH', `/leads/${id}`, { status: 'lost' }, own)).status).toBe(200)
  const wrong = await account.call('POST', '/leads', {
    email: 'nonsense',
    phone: 'none',
    tags: [''],
    status: 'x',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.body.detail.map(({ loc }: { loc: string[] }) => loc[1]).sort()).toEqual([
    'email',
    'phone',
    'status',
    'tags',
  ])
  expect(await account.call('POST', '/leads', { name: ' ' })).toMatchObject({ status: 422 })
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['GET', '/timeline'],
  ] as const) {
    const body = method === 'PATCH' ? {} : undefined
    expect((await other.call(method, `/leads/${id}${path}`, body)).status).toBe(404)
  }
})
