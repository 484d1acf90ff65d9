import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'

const at = '/communication/audiences'

const make = async (account: Account, fields: object = {}) =>
  (await account.call('POST', at, { name: 'Customers', ...fields })).body

test('an audience is made, listed, renamed, given another source and deleted', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const made = await account.call('POST', at, { name: ' Customers ' })
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Customers', source: { kind: 'manual', segment: null }, contact_count: 0 },
  })
  const { id } = made.body
  const leads = await make(account, { name: 'Leads', source: { kind: 'segment', segment: 'leads' } })
  expect((await account.call('GET', at)).body.audiences).toMatchObject([{ id: leads.id }, { id }])
  expect(
    await account.call('PATCH', `${at}/${id}`, {
      name: 'Regulars',
      source: { kind: 'segment', segment: 'bookings' },
    }),
  ).toMatchObject({
    status: 200,
    body: { id, name: 'Regulars', source: { kind: 'segment', segment: 'bookings' } },
  })
  expect((await account.call('GET', `${at}/${id}`)).body.name).toBe('Regulars')
  for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
    expect((await other.call(method, `${at}/${id}`, body)).status).toBe(404)
  }
  expect((await account.call('DELETE', `${at}/${id}`)).status).toBe(204)
  expect((await account.call('DELETE', `${at}/${id}`)).status).toBe(404)
})

test('nonsense is refused, and so is the 101st', async () => {
  const account = await makeAccount(await startApp())
  for (const body of [
    {},
    { name: ' ' },
    { name: 'x', source: { kind: 'direct' } },
    { name: 'x', source: { kind: 'segment' } },
    { name: 'x', source: { kind: 'manual', segment: 'leads' } },
    { name: 'x', source: { kind: 'segment', segment: 'friends' } },
  ]) {
    expect((await account.call('POST', at, body)).status, JSON.stringify(body)).toBe(422)
  }
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, n) => account.call('POST', at, { name: `Audience ${n}` })),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toMatchObject([{ status: 400, body: { detail: expect.stringContaining('100') } }])
  await account.call('DELETE', `${at}/${answers.find(({ status }) => status === 201)!.body.id}`)
  expect((await account.call('POST', at, { name: 'Once more' })).status).toBe(201)
})

test('an audience goes with its contacts, but not while something is sent to it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { id } = await make(account)
  const rows = [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]
  await account.call('POST', `${at}/${id}/contacts`, { rows })
  const own = app.open.as(account.tenant, { kind: 'system' })
  const broadcast = await own.tx(db =>
    db
      .insertInto('broadcast')
      .values({
        id: own.id(),
        name: 'News',
        audience_id: id,
        channel_order: ['email'],
        template_ids: '{}',
        allow_replies: false,
        status: 'sending',
        created_at: own.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect(await account.call('DELETE', `${at}/${id}`)).toMatchObject({ status: 409 })
  expect((await account.call('GET', `${at}/${id}`)).body.contact_count).toBe(2)
  await own.tx(db =>
    db.updateTable('broadcast').set({ status: 'completed' }).where('id', '=', broadcast.id).execute(),
  )
  expect((await account.call('DELETE', `${at}/${id}`)).status).toBe(204)
  const left = await own.tx(db => db.selectFrom('contact').select('id').execute())
  expect(left).toEqual([])
})
