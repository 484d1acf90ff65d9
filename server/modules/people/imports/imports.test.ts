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
  // Nobody agreed to anything by being in a file, and nobody is told of them.
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
  expect((await map(['name', 'consent_email'])).status).toBe(422)
  expect((await map(['name', `field:${draft.id}`])).status).toBe(422)
  for (const [method, rest] of [
    ['GET', ''],
    ['GET', '/rows'],
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
