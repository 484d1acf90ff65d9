import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const unknown = '0197a000-0000-7000-8000-000000000000'

async function start(config = {}): Promise<{ app: TestApp; account: Account }> {
  const app = await startApp({ config })
  return { app, account: await makeAccount(app) }
}

const setLimit = (app: TestApp, account: Account, limit: number) =>
  app.open.crossTenant(db =>
    db.updateTable('tenant').set({ chat_link_limit: limit }).where('id', '=', account.tenant).execute(),
  )

test('an empty body makes a working link', async () => {
  const { app, account } = await start({ chatUrl: 'https://chat.example.com/to' })
  const { status, body } = await account.call('POST', '/chat-links', {})
  expect(status).toBe(201)
  expect(body.token).toMatch(/^[\w-]{32}$/)
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    label: 'Untitled link',
    tag: null,
    tags: [],
    token: body.token,
    url: `https://chat.example.com/to/${account.slug}/${body.token}`,
    ...{ agent_name: null, greeting: null, primary_color: null, language: null, channels: null },
    created_via: 'api',
    inherit_main_kb: false,
    ...{ status: 'active', is_active: true, is_expired: false, revoked_at: null, expires_at: null },
    ...{ use_count: 0, last_used_at: null },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ...{ kb_sources: {}, kb_chunks: 0, kb_docs: 0 },
  })
  expect((await account.call('GET', `/chat-links/${body.id}`)).body).toEqual(body)
  const [row] = await app.open.crossTenant(db =>
    db.selectFrom('chat_link').selectAll().where('id', '=', body.id).execute(),
  )
  const stored = Object.values(row!).map(value => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
  expect(stored.join(' ')).not.toContain(body.token)
})

test('every field is kept as it was sent', async () => {
  const { account } = await start()
  const sent = {
    label: '  Spring fair ',
    tags: [' fair ', 'VIP', 'vip'],
    tag: 'not used beside tags',
    agent_name: 'Ada',
    greeting: 'Hello!\nHow can I help?',
    primary_color: '#0A7bff',
    language: 'pt-BR',
    channels: ['book', 'chat', 'book'],
    inherit_main_kb: true,
    expires_at: '2999-01-31T09:00:00',
    created_via: 'portal',
    something_else: 1,
  }
  const { status, body } = await account.call('POST', '/chat-links', sent)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ label: 'Spring fair', tag: 'fair', tags: ['fair', 'VIP'], agent_name: 'Ada' },
    greeting: 'Hello!\nHow can I help?',
    ...{ primary_color: '#0A7bff', language: 'pt-BR', channels: ['chat', 'book'], inherit_main_kb: true },
    // A moment without a zone is UTC.
    expires_at: '2999-01-31T09:00:00.000Z',
    created_via: 'api',
  })
  const legacy = await account.call('POST', '/chat-links', { tag: ` ${'t'.repeat(58)} ` })
  expect(legacy.body).toMatchObject({ tag: 't'.repeat(58), tags: ['t'.repeat(58)] })
})

test('a wrong type or a length over the limit is a 422 that names the field', async () => {
  const { account } = await start()
  const wrong: [field: string, value: unknown, type: string, loc?: string[]][] = [
    ['label', 'x'.repeat(121), 'string_too_long'],
    ['label', 1, 'string_type'],
    ['tags', 'fair', 'list_type'],
    ['tags', ['ok', 2], 'string_type', ['tags', '1']],
    ['tags', ['ok', 'x'.repeat(41)], 'string_too_long', ['tags', '1']],
    ['tag', 'x'.repeat(61), 'string_too_long'],
    ['agent_name', 'x'.repeat(121), 'string_too_long'],
    ['greeting', 'x'.repeat(2001), 'string_too_long'],
    ['primary_color', '#12345g', 'string_pattern_mismatch'],
    ['primary_color', '#1234567', 'string_too_long'],
    ['language', 'x'.repeat(9), 'string_too_long'],
    ['channels', ['email'], 'enum', ['channels', '0']],
    ['channels', 'chat', 'list_type'],
    ['inherit_main_kb', 'yes', 'bool_type'],
    ['expires_at', 'tomorrow', 'datetime_parsing'],
    ['greeting', 'a\0b', 'string_unicode'],
  ]
  const link = (await account.call('POST', '/chat-links', {})).body
  for (const [field, value, type, loc] of wrong) {
    for (const [method, path] of [
      ['POST', '/chat-links'],
      ['PATCH', `/chat-links/${link.id}`],
    ] as const) {
      const { status, body } = await account.call(method, path, { [field]: value })
      expect(status, `${method} ${field}`).toBe(422)
      expect(body.detail).toContainEqual(
        expect.objectContaining({ loc: ['body', ...(loc ?? [field])], type }),
      )
    }
  }
  const active = await account.call('PATCH', `/chat-links/${link.id}`, { is_active: 'no' })
  expect(active.body.detail[0]).toMatchObject({ loc: ['body', 'is_active'], type: 'bool_type' })
  // What can't be empty stays.
  const kept = await account.call('PATCH', `/chat-links/${link.id}`, { is_active: null })
  expect([kept.status, kept.body.is_active]).toEqual([200, true])
  expect((await account.call('GET', '/chat-links')).body.count).toBe(1)
})

test('a link without any channel is refused', async () => {
  const { account } = await start()
  const link = (await account.call('POST', '/chat-links', {})).body
  for (const [method, path] of [
    ['POST', '/chat-links'],
    ['PATCH', `/chat-links/${link.id}`],
  ] as const) {
    expect(await account.call(method, path, { channels: [] })).toMatchObject({
      status: 400,
      body: { detail: 'Select at least one of chat, call or book.' },
    })
  }
})

test('the list is newest first, with the quota', async () => {
  const { app, account } = await start()
  expect((await account.call('GET', '/chat-links')).body).toEqual({ links: [], count: 0, limit: 20 })
  for (const label of ['first', 'second', 'third']) {
    await account.call('POST', '/chat-links', { label })
    app.clock.advance(1000)
  }
  const { body } = await account.call('GET', '/chat-links')
  expect(body.links.map((link: { label: string }) => link.label)).toEqual(['third', 'second', 'first'])
  expect(body).toMatchObject({ count: 3, limit: 20 })
})

test('the quota holds for links made at the same moment, and counts ended ones', async () => {
  const { app, account } = await start()
  await setLimit(app, account, 3)
  const made = await Promise.all(Array.from({ length: 8 }, () => account.call('POST', '/chat-links', {})))
  expect(made.map(answer => answer.status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403])
  expect(made.find(answer => answer.status === 403)!.body).toEqual({
    detail: 'Chat link limit reached. Delete one, or ask an admin to raise the cap',
  })
  const { links } = (await account.call('GET', '/chat-links')).body
  expect(links).toHaveLength(3)
  await account.call('POST', `/chat-links/${links[0].id}/revoke`)
  expect((await account.call('POST', '/chat-links', {})).status).toBe(403)
  await account.call('DELETE', `/chat-links/${links[0].id}`)
  expect((await account.call('POST', '/chat-links', {})).status).toBe(201)
  await setLimit(app, account, -1)
  expect((await account.call('POST', '/chat-links', {})).status).toBe(201)
  expect((await account.call('GET', '/chat-links')).body.limit).toBe(-1)
})

test('PATCH changes what was sent and nothing else; null clears', async () => {
  const { account } = await start()
  const sent = { label: 'Fair', tags: ['a', 'b'], greeting: 'Hi', channels: ['chat'], inherit_main_kb: true }
  const link = (await account.call('POST', '/chat-links', sent)).body
  const path = `/chat-links/${link.id}`
  expect((await account.call('PATCH', path, {})).body).toEqual(link)
  const renamed = await account.call('PATCH', path, {
    agent_name: 'Ada',
    created_via: 'portal',
    use_count: 9,
  })
  expect(renamed).toMatchObject({ status: 200, body: { ...link, agent_name: 'Ada' } })
  const cleared = {
    label: null,
    tags: null,
    agent_name: null,
    greeting: null,
    channels: null,
    inherit_main_kb: null,
  }
  expect((await account.call('PATCH', path, cleared)).body).toMatchObject({
    ...{ label: 'Untitled link', tags: [], tag: null, agent_name: null, greeting: null, channels: null },
    inherit_main_kb: false,
  })
  expect((await account.call('PATCH', path, { tag: 'Legacy' })).body.tags).toEqual(['Legacy'])
})

test('a link is active, expired or revoked as its history says', async () => {
  const { app, account } = await start()
  type Step = 'revoke' | 'deactivate' | 'activate' | 'expire' | 'extend' | 'unlimit'
  const steps: Step[] = ['revoke', 'deactivate', 'activate', 'expire', 'extend', 'unlimit']
  const requests: Record<Step, [string, string, object?]> = {
    revoke: ['POST', '/revoke'],
    deactivate: ['PATCH', '', { is_active: false }],
    activate: ['PATCH', '', { is_active: true }],
    expire: ['PATCH', '', { expires_at: '2020-01-01T00:00:00Z' }],
    extend: ['PATCH', '', { expires_at: '2999-01-01T00:00:00Z' }],
    unlimit: ['PATCH', '', { expires_at: null }],
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 }), async history => {
      const { id } = (await account.call('POST', '/chat-links', {})).body
      let revokedAt: string | null = null
      let past = false
      for (const step of history) {
        app.clock.advance(1000)
        const now = app.clock.now()
        const [method, path, body] = requests[step]
        const answer = await account.call(method, `/chat-links/${id}${path}`, body)
        if (step === 'activate') revokedAt = null
        if (step === 'expire') past = true
        if (step === 'extend' || step === 'unlimit') past = false
        if (step === 'revoke' || step === 'deactivate') {
          // The moment of the first revocation stays.
          if (revokedAt) expect(answer.body.revoked_at).toBe(revokedAt)
          else expect(Date.parse(answer.body.revoked_at)).toBeGreaterThanOrEqual(now.getTime())
          revokedAt = answer.body.revoked_at
        }
        const status = revokedAt ? 'revoked' : past ? 'expired' : 'active'
        expect(answer.body).toMatchObject({
          ...{
            status,
            revoked_at: revokedAt,
            is_active: status === 'active',
            is_expired: status === 'expired',
          },
        })
      }
      await account.call('DELETE', `/chat-links/${id}`)
    }),
    { numRuns: 25 },
  )
})

test('a link expires by itself, and its siblings stay', async () => {
  const { app, account } = await start()
  const expires_at = new Date(app.clock.now().getTime() + 60_000).toISOString()
  const link = (await account.call('POST', '/chat-links', { expires_at })).body
  const sibling = (await account.call('POST', '/chat-links', {})).body
  expect(link.status).toBe('active')
  app.clock.advance(61_000)
  const { links } = (await account.call('GET', '/chat-links')).body
  expect(links).toMatchObject([
    { id: sibling.id, status: 'active' },
    { id: link.id, status: 'expired', is_expired: true, is_active: false, revoked_at: null },
  ])
})

test('a link made in the browser says so, whatever is done to it later', async () => {
  const app = await startApp()
  const registered = await call(
    app,
    'POST',
    '/auth/register',
    {
      email: `${crypto.randomUUID()}@example.com`,
      password: 'long enough to be one',
      business_name: 'Portal',
    },
    { origin: app.url },
  )
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  const portal = { cookie, origin: app.url }
  const link = (await call(app, 'POST', '/chat-links', {}, portal)).body
  expect(link.created_via).toBe('portal')
  const changed = await call(app, 'PATCH', `/chat-links/${link.id}`, { label: 'x' }, portal)
  expect(changed.body.created_via).toBe('portal')
})

test('what a link was taught is counted with it, and goes with it', async () => {
  const { app, account } = await start()
  const [link, other] = [
    (await account.call('POST', '/chat-links', {})).body,
    (await account.call('POST', '/chat-links', {})).body,
  ]
  const teach = async (body: object) =>
    expect((await account.call('POST', '/knowledge/portal/ingest', body)).status).toBe(201)
  await teach({ link_id: link.id, question: 'When do you open?', answer: 'At nine.' })
  await teach({ link_id: link.id, question: 'When do you open?', answer: 'At nine, on Sundays at ten.' })
  await teach({ link_id: link.id, content: 'Parking is behind the house.' })
  await teach({ link_id: other.id, content: 'The other link knows only this.' })
  await teach({ content: 'The main knowledge base knows this.' })
  const { links } = (await account.call('GET', '/chat-links')).body
  expect(links.find((l: { id: string }) => l.id === link.id)).toMatchObject({
    kb_sources: { 'When do you open?': 2, 'Parking is behind the house.': 1 },
    kb_chunks: 3,
    kb_docs: 3,
  })
  const gone = await account.call('DELETE', `/chat-links/${link.id}`)
  expect(gone).toMatchObject({ status: 204, body: '' })
  expect((await account.call('GET', `/chat-links/${link.id}`)).status).toBe(404)
  for (const table of ['knowledge_source', 'knowledge_chunk'] as const) {
    const left = await app.open.crossTenant(db =>
      db.selectFrom(table).select('kb').where('tenant_id', '=', account.tenant).execute(),
    )
    expect(left.map(row => row.kb).sort(), table).toEqual([account.tenant, other.id].sort())
  }
  const index = await app.open.crossTenant(db =>
    db.selectFrom('knowledge_lexeme').select('id').where('kb', '=', link.id).execute(),
  )
  expect(index).toEqual([])
})

test('another business’s link, an unknown one and an id that is none are absent in the same words', async () => {
  const { app, account } = await start()
  const stranger = await makeAccount(app)
  const link = (await account.call('POST', '/chat-links', {})).body
  for (const id of [link.id, unknown, 'no-uuid']) {
    for (const [method, path, body] of [
      ['GET', `/chat-links/${id}`],
      ['PATCH', `/chat-links/${id}`, { label: 'mine now' }],
      ['POST', `/chat-links/${id}/revoke`],
      ['DELETE', `/chat-links/${id}`],
    ] as [string, string, object?][]) {
      const answer = await stranger.call(method, path, body)
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 404,
        body: { detail: 'Chat link not found' },
      })
    }
  }
  expect((await account.call('GET', `/chat-links/${link.id}`)).body).toEqual(link)
})

test('links are for admins', async () => {
  const { app, account } = await start()
  expect((await call(app, 'GET', '/chat-links')).status).toBe(401)
  expect(
    await call(app, 'GET', '/chat-links', undefined, { 'x-api-key': account.standardKey }),
  ).toMatchObject({
    status: 403,
    body: { detail: 'Admin API key required' },
  })
  expect((await account.call('PUT', '/chat-links', {})).status).toBe(405)
})
