import { expect, expectTypeOf, test } from 'vitest'
import { withClient } from '../test/servers.ts'
import { ApiError, ConnectionError, createClient } from './client.ts'

test('calls go by method and path, and answer what the types say', async () => {
  const { client } = await withClient()
  const lead = await client.post('/api/v1/leads', { body: { name: 'Maren Holt', tags: ['vip'] } })
  expectTypeOf(lead.tags).toEqualTypeOf<string[]>()
  const params = { id: lead.id }
  expect(await client.get('/api/v1/leads/{id}', { params })).toEqual(lead)
  const changed = await client.patch('/api/v1/leads/{id}', { params, body: { status: 'won' } })
  expect(changed).toMatchObject({ name: 'Maren Holt', status: 'won' })
  const { leads, total } = await client.get('/api/v1/leads', {
    query: { status: 'won', q: 'holt', limit: 5 },
  })
  expect([leads.map(({ id }) => id), total]).toEqual([[lead.id], 1])
  expect(await client.get('/api/v1/leads.csv')).toContain('Maren Holt')
  expect(await client.delete('/api/v1/leads/{id}', { params })).toBeUndefined()
  // @ts-expect-error: there is no such status
  await expect(client.get('/api/v1/leads', { query: { status: 'nope' } })).rejects.toThrow(ApiError)
  await expect(client.get('/api/v1/leads/{id}', { params: { id: '..' } })).rejects.toThrow(TypeError)
  // @ts-expect-error: a part of the path is missing
  await expect(client.get('/api/v1/leads/{id}', { params: {} })).rejects.toThrow(TypeError)
})

test('a key may be sent as a bearer token', async () => {
  const { app, account } = await withClient()
  const client = createClient({ baseUrl: `${app.url}/`, token: account.standardKey })
  expect(await client.get('/api/v1/leads')).toMatchObject({ leads: [], total: 0 })
})

test('an answer of bytes is a blob', async () => {
  const { client } = await withClient()
  const { token } = await client.post('/api/v1/chat-links', { body: {} })
  const picture = await client.get('/api/v1/chat-page/l/{token}/qr', { params: { token } })
  expectTypeOf(picture).toEqualTypeOf<Blob>()
  expect(picture.type).toBe('image/png')
  expect(new TextDecoder().decode((await picture.arrayBuffer()).slice(1, 4))).toBe('PNG')
})

test('a refusal is thrown with the server’s words, or given as a value', async () => {
  const { client } = await withClient()
  const params = { id: '0199e0b6-0000-7000-8000-000000000000' }
  const missing = await client.get('/api/v1/leads/{id}', { params }).catch(error => error)
  expect(missing).toBeInstanceOf(ApiError)
  expect(missing).toMatchObject({
    status: 404,
    detail: 'Lead not found',
    message: 'GET /api/v1/leads/{id}: 404 Lead not found',
    fields: [],
    requestId: expect.stringMatching(/./),
    retryAfter: null,
    outcomeUnknown: false,
  })

  // @ts-expect-error: the name is missing
  const { data, error } = await client.try.post('/api/v1/services', { body: { duration_minutes: 0 } })
  expect(data).toBeNull()
  expect(error).toMatchObject({ status: 422 })
  const { fields, detail } = error as ApiError
  expect(fields.map(({ loc }) => loc)).toEqual(expect.arrayContaining([['body', 'name']]))
  expect(detail).toContain('body.name: ')

  const found = await client.try.get('/api/v1/leads')
  expect(found).toMatchObject({ data: { leads: [], total: 0 }, error: null })
  if (!found.error) expectTypeOf(found.data.total).toEqualTypeOf<number>()
})

test('a server that nobody answers for is a connection error', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 })
  const { error } = await client.try.get('/api/v1/leads')
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error?.message).toMatch(/^GET \/api\/v1\/leads: /)
})

test('a call ends with its signal, and throws the reason', async () => {
  const { client } = await withClient()
  const reason = new Error('enough')
  const signal = AbortSignal.abort(reason)
  await expect(client.try.get('/api/v1/leads', { signal })).rejects.toBe(reason)
})

test('lists are read page by page, whatever tells where they end', async () => {
  const { client } = await withClient()
  const names = ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli']
  for (const name of names) await client.post('/api/v1/leads', { body: { name } })
  const seen: (string | null)[] = []
  for await (const lead of client.pages('/api/v1/leads', { query: { limit: 2 } })) seen.push(lead.name)
  expect(seen.sort()).toEqual(names)

  const rest: string[] = []
  for await (const { id } of client.pages('/api/v1/leads', { query: { limit: 2, offset: 3 } })) rest.push(id)
  expect(rest).toHaveLength(2)

  const { id } = await client.post('/api/v1/communication/audiences', { body: { name: 'All' } })
  const rows = names.map(name => ({ name, email: `${name.toLowerCase()}@example.com` }))
  await client.post('/api/v1/communication/audiences/{id}/contacts', { params: { id }, body: { rows } })
  const contacts = client.pages('/api/v1/communication/audiences/{id}/contacts', { params: { id } })
  const emails: (string | null)[] = []
  for await (const { email } of contacts) emails.push(email)
  expect(emails).toHaveLength(5)

  for await (const _ of client.pages('/api/v1/communication/messages')) expect.unreachable()
  // @ts-expect-error: not a list with pages
  client.pages('/api/v1/account')
})

test('an object with a file in it goes as a form, and so does one without where only forms are taken', async () => {
  const { client } = await withClient()
  const file = new File(['There are twelve free parking spaces.'], 'parking.txt')
  const uploaded = await client.post('/api/v1/knowledge/portal/upload', { body: { file } })
  expect(uploaded).toMatchObject({ success: true, chunks: 1 })

  const made = await client.post('/api/v1/chat-links/bundle', {
    body: {
      link: { label: 'Fair', tags: ['a', 'b'] },
      files: [file, new File(['Open daily.'], 'hours.txt')],
    },
  })
  expect(made.link).toMatchObject({ label: 'Fair', tags: ['a', 'b'] })
  expect(made.knowledge.queued).toBe(2)
  const empty = await client.post('/api/v1/chat-links/bundle', { body: { link: { label: 'No files' } } })
  expect(empty.knowledge.queued).toBe(0)
})

test('a POST with a key is done once', async () => {
  const { client } = await withClient()
  const once = () => client.post('/api/v1/leads', { body: { name: 'Maren Holt' }, idempotencyKey: 'form-17' })
  expect(await once()).toEqual(await once())
  expect((await client.get('/api/v1/leads')).total).toBe(1)

  const other = await client.try.post('/api/v1/leads', { body: { name: 'Ada' }, idempotencyKey: 'form-17' })
  expect(other.error).toMatchObject({ status: 409, outcomeUnknown: false })

  await client.post('/api/v1/leads', { body: { name: 'Maren Holt', email: 'm@example.com' } })
  await client.post('/api/v1/leads', { body: { name: 'Ada Berg', email: 'a@example.com' } })
  expect((await client.get('/api/v1/leads')).total).toBe(3)
})

test('a request that was cut off in the server has an unknown outcome', async () => {
  const { app, account, client } = await withClient()
  const ask = () =>
    client.try.post('/api/v1/leads', { body: { name: 'Maren Holt' }, idempotencyKey: 'form-18' })
  await ask()
  // As if the process had died before it kept its answer.
  await app.open.db.kysely
    .updateTable('idempotent_answer')
    .set({ answer: null })
    .where('scope', '=', account.tenant)
    .execute()
  app.clock.advance(10 * 60_000)
  expect((await ask()).error).toMatchObject({ status: 409, outcomeUnknown: true, retryAfter: null })
})

test('headers of a call replace those of the client', async () => {
  const { app, account } = await withClient()
  const client = createClient({ baseUrl: app.url, headers: { 'X-API-Key': account.adminKey } })
  expect((await client.get('/api/v1/leads')).total).toBe(0)
  const refused = await client.try.get('/api/v1/leads', { headers: { 'x-api-key': 'ua_unknown' } })
  expect(refused.error).toMatchObject({ status: 403 })
})
