import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeHubspot, hubspotToken, startFakeHubspot } from '#server/test/fakes/hubspot.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'

async function start(options: { jobs?: boolean } = {}): Promise<{
  app: TestApp
  account: Account
  hubspot: FakeHubspot
}> {
  const hubspot = await startFakeHubspot()
  onTestFinished(hubspot.close)
  const config = { allowPrivateNetwork: true, hubspotUrl: hubspot.url }
  const app = await startApp({ jobs: options.jobs ?? true, config })
  return { app, account: await makeAccount(app), hubspot }
}

const connectHubspot = (account: Account, token = hubspotToken) =>
  account.call('PUT', '/crm/connections/hubspot', { token })

const capture = async (account: Account, fields: object): Promise<string> =>
  (await account.call('POST', '/leads', fields)).body.id

const connection = async (account: Account) =>
  (await account.call('GET', '/crm/connections')).body.connections[0]

const events = (app: TestApp, account: Account, type: string) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select('data').where('type', '=', type).orderBy('id').execute())
    .then(rows => rows.map(row => row.data))

/** Goes through all leads and waits until that is over. */
async function sync(app: TestApp, account: Account): Promise<unknown> {
  const before = (await events(app, account, 'crm.sync_completed')).length
  expect((await account.call('POST', '/crm/connections/hubspot/sync')).status).toBe(202)
  await expect
    .poll(async () => (await events(app, account, 'crm.sync_completed')).length, { timeout: 60_000 })
    .toBeGreaterThan(before)
  return (await events(app, account, 'crm.sync_completed')).at(-1)
}

const patience = { timeout: 60_000, interval: 50 }

test('a CRM is connected, tested and disconnected; its token is never read back', async () => {
  const { account } = await start({ jobs: false })
  expect((await connectHubspot(account, 'short')).status).toBe(422)
  expect(await account.call('PUT', '/crm/connections/hubspot', {})).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'token'], type: 'missing' }] },
  })
  for (const url of [undefined, 'nonsense', 'ftp://example.com']) {
    const refused = await account.call('PUT', '/crm/connections/signed_json', { token: hubspotToken, url })
    expect(refused, url).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } })
  }
  const made = await connectHubspot(account)
  expect(made).toMatchObject({
    status: 200,
    body: {
      provider: 'hubspot',
      url: null,
      contacts: 0,
      refused: 0,
      failing_since: null,
      last_synced_at: null,
    },
  })
  const list = await account.call('GET', '/crm/connections')
  expect(list.body).toEqual({ connections: [made.body] })
  expect(JSON.stringify(list.body)).not.toContain(hubspotToken)

  expect((await account.call('POST', '/crm/connections/hubspot/test')).body).toEqual({
    ok: true,
    error: null,
  })
  await connectHubspot(account, 'pat-eu1-somebody-elses')
  expect((await account.call('POST', '/crm/connections/hubspot/test')).body).toEqual({
    ok: false,
    error: 'HubSpot answered 401 (INVALID_AUTHENTICATION)',
  })
  expect((await account.call('DELETE', '/crm/connections/hubspot')).status).toBe(204)
  for (const [method, path] of [
    ['DELETE', '/crm/connections/hubspot'],
    ['POST', '/crm/connections/hubspot/test'],
    ['POST', '/crm/connections/hubspot/sync'],
    ['DELETE', '/crm/connections/pipedrive'],
  ] as const) {
    expect(await account.call(method, path), path).toMatchObject({
      status: 404,
      body: { detail: 'CRM connection not found' },
    })
  }
})

test('a lead is told as it comes and when it changes', async () => {
  const { app, account, hubspot } = await start()
  await connectHubspot(account)
  const id = await capture(account, {
    name: 'Ada King Lovelace',
    email: 'Ada@example.com',
    phone: '+49 30 1234567',
    intent: 'A check-up on Thursday',
  })
  await vi.waitFor(() => expect(hubspot.contacts.size).toBe(1), patience)
  expect(hubspot.contacts.get('ada@example.com')?.properties).toEqual({
    email: 'ada@example.com',
    firstname: 'Ada',
    lastname: 'King Lovelace',
    phone: '+49 30 1234567',
    message: 'A check-up on Thursday',
    hs_lead_status: 'NEW',
    lifecyclestage: 'lead',
  })
  await account.call('PATCH', `/leads/${id}`, { status: 'won' })
  await vi.waitFor(
    () => expect(hubspot.contacts.get('ada@example.com')?.properties.lifecyclestage).toBe('customer'),
    patience,
  )
  await expect
    .poll(() => events(app, account, 'crm.sync_completed'), patience)
    .toEqual([
      { connection: 'hubspot', created: 1, updated: 0, skipped: 0 },
      { connection: 'hubspot', created: 0, updated: 1, skipped: 0 },
    ])
})

test('all leads are told in batches, and none twice as it is', async () => {
  const { app, account, hubspot } = await start()
  for (let n = 0; n < 120; n++) await capture(account, { name: `Person ${n}`, email: `p${n}@example.com` })
  await capture(account, { name: 'No Address', phone: '+49 30 7654321' })
  await connectHubspot(account)
  expect(await sync(app, account)).toEqual({ connection: 'hubspot', created: 120, updated: 0, skipped: 1 })
  expect(hubspot.batches).toEqual([100, 20])
  expect(hubspot.contacts.size).toBe(120)
  expect(await connection(account)).toMatchObject({
    contacts: 120,
    refused: 1,
    last_synced_at: expect.any(String),
  })

  const before = hubspot.requests.length
  expect(await sync(app, account)).toEqual({ connection: 'hubspot', created: 0, updated: 0, skipped: 121 })
  expect(hubspot.requests.length).toBe(before)
  // Another account knows nobody yet.
  hubspot.contacts.clear()
  await connectHubspot(account, 'pat-eu1-somebody-elses')
  await connectHubspot(account)
  expect(await sync(app, account)).toMatchObject({ created: 120 })
})

test('one contact that the CRM refuses keeps no other from it', async () => {
  const { app, account, hubspot } = await start()
  for (let n = 0; n < 20; n++) await capture(account, { email: `p${n}@example.com` })
  const bad = await capture(account, { email: "o'brien@example.com" })
  await connectHubspot(account)
  expect(await sync(app, account)).toEqual({ connection: 'hubspot', created: 20, updated: 0, skipped: 1 })
  expect(hubspot.contacts.size).toBe(20)
  expect(await events(app, account, 'crm.sync_failed')).toEqual([
    { connection: 'hubspot', error: 'HubSpot answered 400 (VALIDATION_ERROR)', lead_id: bad },
  ])
  await sync(app, account)
  expect(await events(app, account, 'crm.sync_failed')).toHaveLength(1)
})

test('who asks too often waits; who is away is come back to, and it is said once', async () => {
  const { app, account, hubspot } = await start()
  await connectHubspot(account)
  hubspot.failNext({ status: 429, headers: { 'retry-after': '1' } }, { status: 503 })
  await capture(account, { name: 'Ada', email: 'ada@example.com' })
  await expect
    .poll(() => connection(account), patience)
    .toMatchObject({ failing_since: expect.any(String), last_error: 'HubSpot answered 503 (RATE_LIMITS)' })
  await vi.waitFor(() => expect(hubspot.contacts.size).toBe(1), { timeout: 60_000, interval: 50 })
  await expect
    .poll(() => connection(account), patience)
    .toMatchObject({ failing_since: null, last_error: null })
  expect(await events(app, account, 'crm.sync_failed')).toEqual([
    { connection: 'hubspot', error: 'HubSpot answered 503 (RATE_LIMITS)', lead_id: null },
  ])
})

test('any address of one’s own is told in signed JSON', async () => {
  const { app, account } = await start()
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const token = 'a secret of sixteen'.replaceAll(' ', '-')
  const put = await account.call('PUT', '/crm/connections/signed_json', { token, url: `${receiver.url}/crm` })
  expect(put).toMatchObject({ status: 200, body: { provider: 'signed_json', url: `${receiver.url}/crm` } })
  const id = await capture(account, { name: 'Ada', phone: '+49 30 1234567' })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience)
  const [{ headers, body, json }] = receiver.received as [(typeof receiver.received)[number]]
  expect(json.contacts).toMatchObject([
    { id, name: 'Ada', email: null, phone: '+49 30 1234567', status: 'new' },
  ])
  const signature = createHmac('sha256', token).update(body).digest('hex')
  expect(headers['x-signature']).toBe(`sha256=${signature}`)
  await expect
    .poll(() => events(app, account, 'crm.sync_completed'), patience)
    .toEqual([{ connection: 'signed_json', created: 1, updated: 0, skipped: 0 }])
})

test('every night all businesses’ CRMs are gone through', async () => {
  const { app, account, hubspot } = await start()
  await capture(account, { name: 'Ada', email: 'ada@example.com' })
  await connectHubspot(account)
  await app.deps.queue.work.cron.find(({ name }) => name === 'crm.sync_nightly')!.run(app.open)
  await vi.waitFor(() => expect(hubspot.contacts.size).toBe(1), patience)
})
