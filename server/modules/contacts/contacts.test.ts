import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

async function audienceOf(account: Account): Promise<string> {
  return `/communication/audiences/${(await account.call('POST', '/communication/audiences', { name: 'All' })).body.id}`
}

const add = (account: Account, audience: string, rows: object[], consent?: object) =>
  account.call('POST', `${audience}/contacts`, { rows, consent })

const listed = async (account: Account, audience: string, query = '') =>
  (await account.call('GET', `${audience}/contacts${query}`)).body

test('contacts are added once, however often they are sent, and learn what is new', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const audience = await audienceOf(account)
  const rows = [
    { name: 'Ann', email: ' Ann@Example.COM ', city: 'Bonn', age: 41, vip: true },
    { name: 'Bob', phone: '+49 30 123456', country: 'de', timezone: 'europe/berlin', external_id: 'K-7' },
    { email: 'ann@example.com', city: 'Köln' },
  ]
  expect(await add(account, audience, rows)).toMatchObject({
    status: 200,
    body: { created: 2, updated: 0, rejected: 0, rejected_rows: [], total_in_audience: 2 },
  })
  const { contacts, total } = await listed(account, audience)
  expect(total).toBe(2)
  expect(contacts).toMatchObject([
    {
      name: 'Bob',
      email: null,
      phone: '+4930123456',
      country: 'DE',
      timezone: 'Europe/Berlin',
      external_id: 'K-7',
      attributes: {},
      suppressed: [],
      consent_log: [],
      consent_email: false,
    },
    { name: 'Ann', email: 'ann@example.com', attributes: { city: 'Köln', age: '41', vip: 'true' } },
  ])

  app.clock.advance(1_000)
  const again = await add(account, audience, rows.toReversed())
  expect(again.body).toMatchObject({ created: 0, updated: 2, total_in_audience: 2 })
  // The rows end as they did, in another order or not: nothing that an empty cell says takes a value away.
  await add(account, audience, [{ email: 'ann@example.com', name: '', city: null, vip: 'no' }])
  const ann = (await listed(account, audience, '?q=ann')).contacts[0]
  expect(ann).toMatchObject({ name: 'Ann', attributes: { city: 'Bonn', age: '41', vip: 'no' } })
})

test('the same rows again write nothing', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const audience = await audienceOf(account)
  const rows = [{ email: 'ann@example.com', consent_email: 'yes', city: 'Bonn' }]
  await add(account, audience, rows)
  const before = await listed(account, audience)
  app.clock.advance(60_000)
  expect((await add(account, audience, rows)).body).toMatchObject({ created: 0, updated: 1 })
  expect(await listed(account, audience)).toEqual(before)
})

test('consent is kept for each channel, with who gave it and when', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const audience = await audienceOf(account)
  const rows = [
    { email: 'ann@example.com', consent_voice: true, consent_sms: 'n' },
    { phone: '+4930123456', consent_whatsapp: 'Yes' },
    { email: 'dora@example.com', consent_email: '0' },
  ]
  const source = 'Newsletter form, May 2026'
  await add(account, audience, rows, { channels: ['email', 'sms'], source })
  const { contacts } = await listed(account, audience)
  const at = expect.any(String)
  expect(contacts).toMatchObject([
    // Her own no is stronger than what the list says of all.
    { email: 'dora@example.com', consent_email: false, consent_log: [] },
    // Nobody agreed to mails to an address that is not known.
    {
      consent_email: false,
      consent_sms: true,
      consent_whatsapp: true,
      consent_log: [
        { channel: 'sms', granted: true, source, at },
        { channel: 'whatsapp', granted: true, source: 'import', at },
      ],
    },
    {
      consent_email: true,
      consent_sms: false,
      consent_voice: true,
      consent_log: [
        { channel: 'email', granted: true, source, at },
        { channel: 'voice', granted: true, source: 'import', at },
      ],
    },
  ])
  const changed = await account.call('PATCH', `${audience}/contacts/${contacts[2].id}`, {
    consent_email: false,
  })
  expect(changed.body).toMatchObject({ consent_email: false })
  expect(changed.body.consent_log).toHaveLength(3)
  expect(changed.body.consent_log[2]).toMatchObject({ channel: 'email', granted: false, source: 'api' })
  for (const consent of [
    { channels: [], source: 'x' },
    { channels: ['fax'], source: 'x' },
    { channels: ['sms'] },
  ]) {
    expect((await add(account, audience, [], consent)).status).toBe(422)
  }
})

test('a bad row is reported with its number, the reason and itself, and nothing of it is kept', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const fields = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`field ${n}`, 'x']))
  const rows = [
    { email: 'not an address' },
    { name: 'Nobody' },
    { email: 'ann@example.com', phone: '12' },
    { phone: '+49 30 123456 ext. 12' },
    { phone: '030 123456' },
    { email: 'ann@example.com', country: 'Germany' },
    { email: 'ann@example.com', timezone: '+02:00' },
    { email: 'ann@example.com', consent_sms: 'perhaps' },
    { email: 'ann@example.com', tags: ['a'] },
    { email: 'ann@example.com', note: 'x'.repeat(501) },
    { email: 'ann@example.com', name: 'Ann\r\nBcc: all@example.com' },
    { email: 'ann@example.com', ...fields },
    { email: 'ann@example.com', 'a{{b}}': 'x' },
    { email: 'gut@example.com' },
  ]
  const { body } = await add(account, audience, rows)
  expect(body).toMatchObject({ created: 1, rejected: 13, total_in_audience: 1 })
  const reasons = [
    /email “not an address” is not an email address/,
    /neither an email address nor a phone/,
    /phone “12” is not a valid phone number/,
    /extension/,
    /country code/,
    /country “Germany”/,
    /timezone/,
    /consent_sms must be yes or no, not “perhaps”/,
    /tags must be a text/,
    /note is longer than 500/,
    /name “Ann[\s\S]* control character/,
    /at most 40 fields/,
    /braces/,
  ]
  expect(body.rejected_rows).toHaveLength(reasons.length)
  for (const [index, reason] of reasons.entries()) {
    expect(body.rejected_rows[index]).toMatchObject({
      row: index + 1,
      reason: expect.stringMatching(reason),
      data: rows[index],
    })
  }
  // Forty over two uploads are still forty.
  const thirty = Object.fromEntries(Object.entries(fields).slice(0, 30))
  const others = Object.fromEntries(Object.entries(fields).slice(25))
  await add(account, audience, [{ email: 'full@example.com', ...thirty }])
  expect((await add(account, audience, [{ email: 'full@example.com', ...others }])).body).toMatchObject({
    rejected: 1,
    rejected_rows: [{ row: 1 }],
  })
})

test('national numbers are read with the contact’s country, else the account’s', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { country: 'GB' })
  const audience = await audienceOf(account)
  await add(account, audience, [{ phone: '020 7946 0018' }, { phone: '030 123456', country: 'DE' }])
  const { contacts } = await listed(account, audience)
  expect(contacts.map((contact: { phone: string }) => contact.phone)).toEqual([
    '+4930123456',
    '+442079460018',
  ])
})

test('addresses with letters beyond ASCII are kept in one form', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const rows = [
    { email: 'Info@MÜNCHEN.de' },
    { email: 'info@xn--mnchen-3ya.de' },
    { email: 'jörg@example.com' },
  ]
  expect((await add(account, audience, rows)).body).toMatchObject({ created: 1, rejected: 1 })
  expect((await listed(account, audience)).contacts).toMatchObject([{ email: 'info@münchen.de' }])
})

test('contacts are found by name, address, number and external id, page by page', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const rows = Array.from({ length: 5 }, (_, n) => ({
    name: `Person ${n}`,
    email: `p${n}@example.com`,
    phone: `+4930123450${n}`,
    external_id: `K_${n}`,
  }))
  await add(account, audience, rows)
  const names = async (query: string) => {
    const { contacts, total } = await listed(account, audience, query)
    return [total, contacts.map((contact: { name: string }) => contact.name.slice(-1)).join('')]
  }
  expect(await names('')).toEqual([5, '43210'])
  expect(await names('?limit=2&offset=1')).toEqual([5, '32'])
  expect(await names('?q=PERSON%203')).toEqual([1, '3'])
  expect(await names('?q=p2@')).toEqual([1, '2'])
  expect(await names('?q=1234501')).toEqual([1, '1'])
  expect(await names('?q=k_4')).toEqual([1, '4'])
  expect(await names('?q=%25')).toEqual([0, ''])
  expect((await account.call('GET', `${audience}/contacts?limit=501`)).status).toBe(422)
})

test('one contact is edited; what is nearly right is refused, and another address is another key', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const audience = await audienceOf(account)
  await add(account, audience, [
    { name: 'Ann', email: 'ann@example.com', city: 'Bonn', country: 'DE' },
    { name: 'Bob', phone: '+4930123456' },
  ])
  const [bob, ann] = (await listed(account, audience)).contacts
  const patch = (id: string, body: object) => account.call('PATCH', `${audience}/contacts/${id}`, body)
  expect(await patch(ann.id, { phone: '030 654321', city: null, shoe_size: 39, name: null })).toMatchObject({
    status: 200,
    body: { name: null, phone: '+4930654321', attributes: { shoe_size: '39' } },
  })
  expect((await patch(ann.id, { attributes: { shoe_size: '40' } })).body.attributes).toEqual({
    shoe_size: '40',
  })
  for (const [body, status] of [
    [{ email: 'ann@example' }, 400],
    [{ phone: '+49 30' }, 400],
    [{ country: 'Germany' }, 400],
    [{ timezone: 'Berlin' }, 400],
    [{ hobby: ['chess'] }, 400],
    [{ hobby: 'x'.repeat(501) }, 400],
    [{ email: null, phone: null }, 400],
    [{ email: 5 }, 422],
    [{ consent_email: 'yes' }, 422],
  ] as const) {
    expect((await patch(ann.id, body)).status, JSON.stringify(body)).toBe(status)
  }
  expect(await patch(bob.id, { email: 'ANN@example.com' })).toMatchObject({ status: 409 })
  expect(await patch(bob.id, { email: 'bob@example.com' })).toMatchObject({ status: 200 })
  // The number is free now, the new address is taken.
  const rows = [{ phone: '+4930123456' }, { email: 'bob@example.com', name: 'Robert' }]
  expect((await add(account, audience, rows)).body).toMatchObject({ created: 1, updated: 1 })
  for (const [method, body] of [['PATCH', { name: 'x' }], ['DELETE']] as const) {
    expect((await other.call(method, `${audience}/contacts/${ann.id}`, body)).status).toBe(404)
    expect((await account.call(method, `${audience}/contacts/${account.tenant}`, body)).status).toBe(404)
  }
  expect((await account.call('DELETE', `${audience}/contacts/${ann.id}`)).status).toBe(204)
  expect((await account.call('DELETE', `${audience}/contacts/${ann.id}`)).status).toBe(404)
  expect((await listed(account, audience)).total).toBe(2)
})

test('two uploads at once count every contact once', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const rows = Array.from({ length: 300 }, (_, n) => ({ email: `p${n}@example.com` }))
  const answers = await Promise.all([
    add(account, audience, rows),
    add(account, audience, rows.toReversed()),
    add(account, audience, rows.slice(0, 150)),
  ])
  expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(300)
  expect(await listed(account, audience)).toMatchObject({ total: 300 })
  expect(await listed(account, audience, '?q=example')).toMatchObject({ total: 300 })
})
