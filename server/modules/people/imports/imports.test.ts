import { expect, test, vi } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const get = async (account: Account, path: string) => (await account.call('GET', path)).body

const upload = (account: Account, csv: string) => {
  const form = new FormData()
  form.set('file', new Blob([csv]), 'customers.csv')
  return account.call('POST', '/people/imports', form)
}

const until = (account: Account, id: string, status: string) =>
  vi.waitFor(async () => expect(await get(account, `/people/imports/${id}`)).toMatchObject({ status }), {
    timeout: 60_000,
    interval: 50,
  })

const people = async (account: Account) => {
  const { leads } = await get(account, '/leads?limit=500&sort=name&cursor=')
  return leads as Record<string, unknown>[]
}

const csv = [
  'Name;E-Mail;Telefon;Schlagworte;Kundennummer;Seit',
  'Ada Kerr;ada@example.com;+49 40 1234567;fair, vip;K-1;2026-01-31',
  'Bea Kerr;bea.example.com;;;K-2;',
  'Ada Kerr;ADA@example.com;;;K-3;',
  ';;;;K-4;',
  'Carl;carl@example.com;;;K-5;31.1.2026',
  'Dora;dora@example.com;;;K-6;;too much',
].join('\n')

test('a file is mapped, judged, repaired, imported and taken back', async () => {
  const account = await makeAccount(await startApp({ jobs: true }))
  await account.call('POST', '/leads', { name: 'Carl', email: 'carl@example.com', status: 'won' })
  const since = (await account.call('POST', '/leads/fields', { name: 'Seit', kind: 'date' })).body
  const made = await upload(account, csv)
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'customers.csv',
      status: 'draft',
      mapping: ['name', 'email', 'phone', 'tags', 'skip', `field:${since.id}`],
      total: 6,
      added: 1,
      updated: 1,
      rejected: 4,
    },
  })
  const path = `/people/imports/${made.body.id}`
  const { rows } = await get(account, `${path}/rows?rejected=true`)
  expect(rows.map(({ row, problem }: { row: number; problem: object }) => ({ row, ...problem }))).toEqual([
    { row: 2, column: 1, reason: 'email' },
    { row: 4, column: null, reason: 'nobody' },
    { row: 5, column: 5, reason: 'date' },
    { row: 6, column: null, reason: 'too_many_cells' },
  ])
  expect((await people(account)).length).toBe(1)

  const repaired = await account.call('PATCH', `${path}/rows/2`, {
    cells: ['Bea Kerr', 'bea@example.com', '', '', 'K-2', ''],
  })
  expect(repaired.body).toMatchObject({ row: { problem: null }, import: { added: 2, rejected: 3 } })
  await account.call('PATCH', `${path}/rows/5`, {
    cells: ['Carl Carlsen', 'carl@example.com', '', '', 'K-5', '2026-01-31'],
  })
  expect((await account.call('PATCH', path, { tag: 'May list' })).body).toMatchObject({
    added: 2,
    updated: 2,
    rejected: 2,
  })

  expect((await account.call('POST', `${path}/start`)).status).toBe(200)
  await until(account, made.body.id, 'done')
  expect(await get(account, path)).toMatchObject({ added: 2, updated: 2, rejected: 2, done: 4 })
  expect(await people(account)).toMatchObject([
    {
      name: 'Ada Kerr',
      email: 'ada@example.com',
      phone: '+49 40 1234567',
      tags: ['fair', 'vip', 'May list'],
      source: 'import',
      fields: { [since.id]: '2026-01-31' },
    },
    { name: 'Bea Kerr', email: 'bea@example.com', source: 'import' },
    { name: 'Carl Carlsen', status: 'won', tags: ['May list'], fields: { [since.id]: '2026-01-31' } },
  ])
  expect((await account.call('POST', `${path}/start`)).status).toBe(409)
  expect((await account.call('PATCH', `${path}/rows/4`, { cells: ['Eve'] })).status).toBe(409)

  // Who has been changed since stays.
  const [, bea] = await people(account)
  await account.call('PATCH', `/leads/${bea!.id}`, { status: 'contacted' })
  expect((await account.call('POST', `${path}/undo`)).body).toMatchObject({ status: 'undoing' })
  await until(account, made.body.id, 'undone')
  expect(await people(account)).toMatchObject([
    { name: 'Bea Kerr', status: 'contacted' },
    { name: 'Carl', status: 'won', tags: [], fields: {} },
  ])
  expect((await account.call('POST', `${path}/undo`)).status).toBe(409)
})

test('columns are what the owner says; another business sees nothing of it', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { body: draft } = await upload(account, 'Who,Where\nAda,ada@example.com\nBea,bea@example.com\n')
  const path = `/people/imports/${draft.id}`
  expect(draft).toMatchObject({ mapping: ['skip', 'skip'], rejected: 2 })
  expect((await account.call('POST', `${path}/start`)).status).toBe(409)
  const map = (mapping: unknown) => account.call('PATCH', path, { mapping })
  expect((await map(['name', 'email'])).body).toMatchObject({ added: 2, rejected: 0 })
  expect((await map(['name'])).status).toBe(422)
  expect((await map(['email', 'email'])).status).toBe(422)
  expect((await map(['name', 'consent_fax'])).status).toBe(422)
  expect((await map(['name', `field:${draft.id}`])).status).toBe(422)
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/rows'],
    ['GET', '/rejected.csv'],
    ['PATCH', ''],
    ['POST', '/start'],
    ['POST', '/undo'],
    ['DELETE', ''],
  ] as const)
    expect((await other.call(method, path + rest, method === 'GET' ? undefined : {})).status).toBe(404)
  expect((await get(other, '/people/imports')).imports).toEqual([])
  expect((await account.call('PATCH', `${path}/rows/3`, { cells: [] })).status).toBe(404)
  expect((await account.call('DELETE', path)).status).toBe(204)
  expect((await account.call('GET', path)).status).toBe(404)
  expect((await upload(account, '')).status).toBe(400)
})

const consents = [
  'Name;Email;Phone;Consent email;Consent SMS;Consent source;Consent date',
  'Ada;ada@example.com;+49 151 23456789;yes;Ja;Trade fair;2025-05-01',
  'Bea;bea@example.com;;no;;Called us;2025-06-01',
  'Carl;carl@example.com;;yes;;;2025-05-01',
  'Dora;dora@example.com;;yes;yes;Trade fair;',
  'Eve;eve@example.com;;perhaps;;Trade fair;',
  'Finn;finn@example.com;;yes;;Trade fair;2999-01-01',
  'Gus;gus@example.com;+1 555;;no;;',
  'Hal;hal@example.com;;oui;;Trade fair;2025-05-01',
  'Ivy;ivy@example.com;;x;;Trade fair;2025-05-01',
  '=Jo;jo@example.com;;;;;',
].join('\n')

test('a file says who agreed to messages, how and when; who refused is stopped, and stays so', async () => {
  const account = await makeAccount(await startApp({ jobs: true }))
  // Hal took a consent back after the fair; Ivy is on the stop list.
  const earlier = (await account.call('POST', '/communication/audiences', { name: 'Before' })).body
  const contacts = `/communication/audiences/${earlier.id}/contacts`
  const rows = [
    { email: 'hal@example.com', consent_email: true },
    { email: 'bea@example.com', consent_email: true },
  ]
  await account.call('POST', contacts, { rows })
  const { body: listed } = await account.call('GET', `${contacts}?q=hal`)
  await account.call('PATCH', `${contacts}/${listed.contacts[0].id}`, { consent_email: false })
  await account.call('POST', '/communication/suppress', { email: 'ivy@example.com' })

  const { body: draft } = await upload(account, consents)
  expect(draft).toMatchObject({
    mapping: ['name', 'email', 'phone', 'consent_email', 'consent_sms', 'consent_source', 'consent_date'],
    added: 5,
    rejected: 5,
    audience_id: null,
  })
  const path = `/people/imports/${draft.id}`
  const table = await account.call('GET', `${path}/rejected.csv`)
  expect(table.headers.get('content-disposition')).toBe('attachment; filename="rejected.csv"')
  const [head, ...lines] = (table.body as string).replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toContain('"Consent date","row","column","problem"')
  for (const [place, line] of [
    '"3","Consent source","It agrees to messages, but does not say how that was given."',
    '"4","Consent SMS","It agrees to a channel on which it has no address."',
    '"5","Consent email","This is neither yes nor no."',
    '"6","Consent date","This is no day up to today, such as 2026-01-31."',
    '"7","Phone","This is not a telephone number."',
  ].entries())
    expect(lines[place]).toContain(line)
  expect(lines).toHaveLength(5)
  expect(lines[4]).toContain(`"'+1 555"`)

  // The table is repaired in a spreadsheet, and imported as it is.
  const repaired = (table.body as string).replace(`'+1 555`, `'+1 212 555 0123`)
  const again = (await upload(account, repaired)).body
  expect(again).toMatchObject({ added: 1, rejected: 4 })
  await account.call('DELETE', `/people/imports/${again.id}`)

  const started = await account.call('POST', `${path}/start`)
  expect(started).toMatchObject({ status: 200, body: { audience_id: expect.any(String) } })
  await until(account, draft.id, 'done')
  const list = `/communication/audiences/${started.body.audience_id}`
  const members = async () => (await get(account, `${list}/contacts`)).contacts
  expect(await get(account, list)).toMatchObject({ name: 'customers.csv', source: { kind: 'import' } })
  const at = '2025-05-01T00:00:00.000Z'
  const agreed = (channel: string) => ({ channel, granted: true, source: 'Trade fair', at })
  expect(await members()).toMatchObject([
    { name: 'Ivy', consent_email: true, suppressed: ['email', 'sms', 'voice', 'whatsapp'] },
    {
      name: 'Ada',
      phone: '+4915123456789',
      consent_email: true,
      consent_sms: true,
      consent_voice: false,
      consent_log: [agreed('email'), agreed('sms')],
      suppressed: [],
    },
  ])
  const [bea] = (await get(account, `${contacts}?q=bea`)).contacts
  expect(bea).toMatchObject({ consent_email: false, suppressed: ['email'] })
  expect(bea.consent_log.at(-1)).toMatchObject({ channel: 'email', granted: false })
  const stops = (await get(account, '/communication/suppressions?q=bea')).suppressions
  expect(stops).toMatchObject([{ channels: ['email'], source: 'import', reason: 'Called us, 2025-06-01' }])
  const [ada] = await people(account).then(all => all.filter(({ name }) => name === 'Ada'))
  expect((await get(account, `/leads/${ada!.id}/consent`)).channels[0]).toEqual({
    channel: 'email',
    granted: true,
    stopped: false,
    source: 'Trade fair',
    at,
  })

  // Taken back, nobody has agreed any more; who refused has still refused.
  await account.call('POST', `${path}/undo`)
  await until(account, draft.id, 'undone')
  await vi.waitFor(async () => expect((await account.call('GET', list)).status).toBe(404), {
    timeout: 60_000,
  })
  expect((await get(account, '/communication/suppressions?q=bea')).total).toBe(1)
})
