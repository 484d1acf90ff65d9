import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { recordLine } from '../records/records.ts'

const day = 24 * 3600_000

const teach = async (account: Account, content: string, link_id?: string): Promise<string> =>
  (await account.call('POST', '/knowledge/portal/ingest', { content, link_id })).body.doc_id

/** A file with a table, as every reader of tables keeps it: a line for each record. */
async function upload(account: Account, name: string, table: string[][], linkId = ''): Promise<string> {
  const [[, ...heads], ...rows] = table as [string[], ...string[][]]
  const lines = rows.map(([record, ...values]) =>
    recordLine({ name: record!, fields: values.map((value, i) => ({ head: heads[i] ?? '', value })) }),
  )
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], name))
  form.set('link_id', linkId)
  const { status, body } = await account.call('POST', '/knowledge/portal/upload', form)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc_id
}

const notices = async (account: Account, query = '') =>
  (await account.call('GET', `/knowledge/notices${query}`)).body
const texts = (list: { passages: { text: string }[] }[]) => list.flatMap(n => n.passages.map(p => p.text))

test('passages that say themselves that they are over are listed, in their own language', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { timezone: 'Europe/Madrid' })
  const inDays = (n: number) => new Date(app.clock.now().getTime() + n * day).toISOString().slice(0, 10)
  const offer = await teach(
    account,
    `We open at nine. Valid until ${inDays(-40)}: every haircut costs 20 euros. Parking is free.`,
  )
  await teach(account, `The winter course costs 90 euros, valid until ${inDays(40)}.`)
  await teach(account, 'Has the offer expired? Ask us. Bring your coupon.')
  await teach(account, 'We do not accept expired coupons. If a card has expired, we renew it for 5 euros.')
  await teach(
    account,
    'Abgelaufene Gutscheine lösen wir nicht ein. Wenn Ihr Ausweis abgelaufen ist, rufen Sie an.',
  )
  const menu = await teach(account, 'Unser Winterangebot ist abgelaufen. Das Frühstück gibt es täglich.')
  const course = await teach(account, 'Curso de verano (finalizada). El curso de invierno empieza en enero.')

  const { notices: found, total } = await notices(account)
  expect(total).toBe(3)
  const dated = found.find(
    (n: { passages: { parent_doc_id: string }[] }) => n.passages[0]!.parent_doc_id === offer,
  )
  expect(dated).toMatchObject({
    kind: 'over',
    reason: `Its last day, ${inDays(-40)}, has passed.`,
    passages: [
      {
        parent_doc_id: offer,
        kind: 'text',
        text: `Valid until ${inDays(-40)}: every haircut costs 20 euros.`,
      },
    ],
  })
  // The day after, at midnight in Madrid.
  expect(dated.since.slice(0, 10)).toBe(inDays(-40))
  expect(dated.since).toMatch(/T2[23]:00:00\.000Z$/)
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'over',
      passages: [
        expect.objectContaining({ parent_doc_id: menu, text: 'Unser Winterangebot ist abgelaufen.' }),
      ],
    }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({
      reason: 'It says itself that it no longer holds.',
      passages: [expect.objectContaining({ parent_doc_id: course, text: 'Curso de verano (finalizada).' })],
    }),
  )
})

test('a day that passes makes a notice without any change of the knowledge', async () => {
  const app = await startApp({ jobs: true })
  const account = await makeAccount(app)
  const soon = new Date(app.clock.now().getTime() + 5 * day).toISOString().slice(0, 10)
  await teach(account, `Summer prices are valid until ${soon}.`)
  expect((await notices(account)).total).toBe(0)
  app.clock.advance(7 * day)
  await expect.poll(async () => (await notices(account)).total, { timeout: 60_000 }).toBe(1)
})

test('a whole document is over when its name or its heading says so, and contradicts nobody', async () => {
  const account = await makeAccount(await startApp())
  const old = await upload(account, 'prices_2020_withdrawn.txt', [
    ['Service', 'Price'],
    ['Haircut', '£20'],
    ['Shave', '£10'],
  ])
  await upload(account, 'prices.txt', [
    ['Service', 'Price'],
    ['Haircut', '£30'],
    ['Shave', '£12'],
  ])
  const { notices: found } = await notices(account)
  expect(found).toMatchObject([
    { kind: 'over', subject: 'prices 2020 withdrawn.txt', passages: [{ parent_doc_id: old }] },
  ])
})

test('records of two sources with other values are listed with both lines', async () => {
  const account = await makeAccount(await startApp())
  const first = await upload(account, 'list.txt', [
    ['Treatment', 'Fee', 'Visits'],
    ['Porcelain veneer', '£600.00', '2'],
    ['Whitening', '£250', '1'],
    ['Check-up', '£40', '1'],
    ['T-shirt', 'Size M', '1'],
  ])
  const second = await upload(account, 'leaflet.txt', [
    ['Treatment', 'Fee', 'Visits'],
    ['Porcelain veneer', '£650', '2'],
    ['Whitening', '£250.00', '1'],
    ['Crown', '£500', '3'],
  ])
  const { notices: found, total } = await notices(account, '?kind=contradiction')
  expect(total).toBe(1)
  expect(found).toMatchObject([
    {
      kind: 'contradiction',
      subject: 'Porcelain veneer',
      reason: 'Sources differ in “Fee”.',
      since: expect.any(String),
    },
  ])
  expect(found[0].passages.map((p: { parent_doc_id: string }) => p.parent_doc_id).sort()).toEqual(
    [first, second].sort(),
  )
  expect(texts(found)).toEqual([expect.stringContaining('£600.00'), expect.stringContaining('£650')])

  await account.call('DELETE', `/knowledge/documents/${second}`)
  expect((await notices(account)).total).toBe(0)
})

test('sizes of one thing, wordings of one description and a link’s own prices are no contradiction', async () => {
  const account = await makeAccount(await startApp())
  const link = (await account.call('POST', '/chat-links', { label: 'Fair' })).body
  await upload(account, 'shop.txt', [
    ['Product', 'Size', 'Price', 'About'],
    ['Shirt', 'M', '20', 'Soft cotton for warm days'],
    ['Shirt', 'L', '22', 'Soft cotton for warm days'],
    ['Mug', 'Tall', '9', 'Keeps tea hot'],
  ])
  await upload(account, 'web.txt', [
    ['Product', 'Size', 'Price', 'About'],
    ['Shirt', 'M', '20', 'Cotton shirt made to last'],
    ['Mug', 'Tall', '9', 'A mug that keeps your tea hot for long'],
  ])
  await upload(
    account,
    'fair.txt',
    [
      ['Product', 'Size', 'Price'],
      ['Mug', 'Tall', '7'],
    ],
    link.id,
  )
  expect((await notices(account)).notices).toEqual([])
})

test('lines of a price list contradict under one heading; labels below many things do not', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  for (const [name, price] of [
    ['oak table', 480],
    ['ash chair', 120],
    ['elm desk', 300],
  ])
    await teach(other, `The ${name} is made by hand.\nPrice: £${price}`)
  expect((await notices(other)).notices).toEqual([])
  const first = await teach(account, 'What a visit costs\nPorcelain veneer: £600.00\nCheck-up: £40')
  const second = await teach(account, 'Our fees\nPorcelain veneer: £650\nCheck-up: £40.00')
  const { notices: found } = await notices(account)
  expect(found).toMatchObject([
    {
      ...{ kind: 'contradiction', subject: 'Porcelain veneer', reason: 'Sources tell different values.' },
      passages: [{ parent_doc_id: first }, { parent_doc_id: second }],
    },
  ])
})

test('notices come a page at a time, by kind, and never another account’s', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const lines = Array.from({ length: 5 }, (_, i) => `Offer ${i} is no longer valid.`)
  await teach(account, lines.join('\n'))
  expect(await notices(account)).toMatchObject({ total: 5, generated_at: expect.any(String) })
  const page = await notices(account, '?limit=2&offset=4')
  expect([page.notices.length, page.total]).toEqual([1, 5])
  expect(await notices(account, '?kind=contradiction')).toMatchObject({ notices: [], total: 0 })
  expect((await account.call('GET', '/knowledge/notices?kind=news')).status).toBe(422)
  expect((await account.call('GET', '/knowledge/notices?limit=0')).status).toBe(422)
  expect(await notices(other)).toMatchObject({ notices: [], total: 0 })
  const standard = { 'x-api-key': account.standardKey }
  expect((await account.call('GET', '/knowledge/notices', undefined, standard)).status).toBe(403)
})
