import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { holdersOf } from './holding.ts'

const define = async (account: Account, name: string, kind: string, choices?: string[]) =>
  (await account.call('POST', '/leads/fields', { name, kind, ...(choices && { choices }) })).body.id as string

const add = async (account: Account, name: string, fields: object, more: object = {}) =>
  (await account.call('POST', '/leads', { name, fields, ...more })).body.id as string

const names = async (account: Account, query: string) => {
  const { status, body } = await account.call('GET', `/leads?sort=name&cursor=&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.leads.map(({ name }: { name: string }) => name).join(' ')
}

test('people are found by what they have in a field, with words, stages and tags besides', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const size = await define(account, 'Frame size', 'number')
  const since = await define(account, 'Since', 'date')
  const bike = await define(account, 'Bike', 'choice', ['Road', 'Touring'])
  const nick = await define(account, 'Nickname', 'text')
  const ada = await add(
    account,
    'Ada',
    { [size]: '54,5', [since]: '2026-01-31', [bike]: 'Road' },
    { tags: ['VIP'] },
  )
  await add(
    account,
    'Bea',
    { [size]: '9', [since]: '2025-12-01', [nick]: 'Bee 9e999' },
    { tags: ['vip', 'fair'] },
  )
  await add(account, 'Carl', { [size]: '60', [bike]: 'Touring' }, { status: 'won', tags: ['fair'] })
  await add(account, 'Dora', {})

  for (const [query, found] of [
    [`field=${size}`, 'Ada Bea Carl'],
    [`field=${size}&value=54.50`, 'Ada'],
    [`field=${size}&value_from=9&value_to=54.5`, 'Ada Bea'],
    [`field=${size}&value_from=54,6`, 'Carl'],
    [`field=${size}&value_from=60&value_to=9`, ''],
    [`field=${since}&value_to=2025-12-31`, 'Bea'],
    [`field=${since}&value=2026-01-31`, 'Ada'],
    [`field=${bike}&value=touring`, 'Carl'],
    [`field=${nick}&value=BEE%209E999`, 'Bea'],
    [`field=${size}&value_from=10&status=won`, 'Carl'],
    [`field=${size}&tag=Vip`, 'Ada Bea'],
    [`field=${size}&tag=fair&value_to=9`, 'Bea'],
    [`field=${size}&q=ad`, 'Ada'],
    [`field=${size}&q=dor`, ''],
    ['tag=fair', 'Bea Carl'],
  ] as const)
    expect(await names(account, query), query).toBe(found)
  for (const [query, status] of [
    [`field=${size}&value=many`, 422],
    [`field=${since}&value_from=yesterday`, 422],
    [`field=${bike}&value_from=Road`, 422],
    ['field=nonsense', 404],
  ] as const)
    expect((await account.call('GET', `/leads?${query}`)).status, query).toBe(status)

  // The same by offset, in the table, and for all at once; pages by cursor miss nobody.
  const range = `field=${size}&value_from=9&value_to=54.5`
  expect((await account.call('GET', `/leads?${range}`)).body).toMatchObject({ total: 2 })
  expect((await account.call('GET', `/leads.csv?${range}`)).body).not.toContain('Carl')
  const first = (await account.call('GET', `/leads?cursor=&limit=2&field=${size}`)).body
  expect(first).toMatchObject({ total: 3, leads: [{ name: 'Carl' }, { name: 'Bea' }] })
  const second = (await account.call('GET', `/leads?cursor=${first.next}&limit=2&field=${size}`)).body
  expect(second).toMatchObject({ next: null, leads: [{ name: 'Ada' }] })
  const bulk = { filter: { field: size, value_from: '50' }, action: 'tag', value: 'Large' }
  expect((await account.call('POST', '/leads/bulk', bulk)).body).toMatchObject({ done: 2 })
  expect((await account.call('GET', '/leads/tags')).body.tags).toEqual(['fair', 'Large', 'VIP'])
  expect((await other.call('GET', '/leads/tags')).body.tags).toEqual([])
  expect(await names(other, `field=${size}`)).toBe('')

  // What is changed, or gone with its field, is found no more.
  await account.call('PATCH', `/leads/${ada}`, { fields: { [size]: '70' } })
  expect(await names(account, range)).toBe('Bea')
  await account.call('DELETE', `/leads/fields/${bike}`)
  expect(await names(account, `field=${bike}`)).toBe('')
})

test('an index finds who has a value among many', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const fields = {
    number: await define(account, 'Size', 'number'),
    text: await define(account, 'Nick', 'text'),
  }
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  await ctx.tx(db =>
    sql`insert into lead (id, name, source, fields, created_at, updated_at)
      select gen_random_uuid(), 'Person ' || n, 'api',
        jsonb_build_object(${fields.number}::text, n::text, ${fields.text}::text, 'Nick ' || n), now(), now()
      from generate_series(1, 4000) n`.execute(db),
  )
  for (const filter of [
    { field: fields.number, value_from: '17', value_to: '19' },
    { field: fields.text, value: 'NICK 17' },
  ]) {
    const plan = await ctx.tx(async db => {
      const [held] = await holdersOf(ctx, filter)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${held!.ids}`.execute(db)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Cond: .*field_id = .*(number >=|value =)/)
  }
  expect(await names(account, `field=${fields.number}&value_from=17&value_to=19&q=person`)).toBe(
    'Person 17 Person 18 Person 19',
  )
})
