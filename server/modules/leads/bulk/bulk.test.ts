import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { purgeLeads } from './bulk.ts'

const minute = 60_000

const add = async (account: Account, fields: object): Promise<string> =>
  (await account.call('POST', '/leads', fields)).body.id

const bulk = (account: Account, body: object) => account.call('POST', '/leads/bulk', body)
const names = async (account: Account): Promise<string[]> =>
  (await account.call('GET', '/leads?cursor=&sort=name')).body.leads.map(
    (lead: { name: string }) => lead.name,
  )

async function shop() {
  const app = await startApp()
  const account = await makeAccount(app)
  const ids = [
    await add(account, { name: 'Ada', email: 'ada@example.com', tags: ['vip'] }),
    await add(account, { name: 'Bob', phone: '+44 20 7946 0018' }),
    await add(account, { name: 'Cleo' }),
  ]
  return { app, account, ids }
}

test('deleted leads are gone at once, come back with the undo, and are purged after it', async () => {
  const { app, account, ids } = await shop()
  const [ada, bob] = ids as [string, string]
  const first = await bulk(account, { ids: [ada, bob], action: 'delete' })
  expect(first.body).toMatchObject({ done: 2, skipped: [] })
  expect(await names(account)).toEqual(['Cleo'])
  expect((await account.call('GET', `/leads/${ada}`)).status).toBe(404)
  const back = await account.call('POST', `/undo/${first.body.undo}`)
  expect(back.body).toEqual({ undone: 2, skipped: [] })
  expect(await names(account)).toEqual(['Ada', 'Bob', 'Cleo'])

  app.clock.advance(1_000)
  const hiddenAt = app.clock.now().toISOString()
  const second = await bulk(account, { ids: [ada, bob], action: 'delete' })
  const again = await add(account, { name: 'Ada again', email: 'ada@example.com' })
  expect(again).not.toBe(ada)
  expect((await account.call('POST', `/undo/${second.body.undo}`)).body).toEqual({
    undone: 1,
    skipped: [{ id: ada, reason: 'changed' }],
  })
  expect(await names(account)).toEqual(['Ada again', 'Bob', 'Cleo'])

  const rows = () =>
    app.open
      .as(account.tenant, { kind: 'system' })
      .tx(db => db.selectFrom('lead').select(['id', 'updated_at', 'merged_into']).orderBy('id').execute())
  const hidden = (await rows()).find(({ id }) => id === ada)!
  expect(hidden.merged_into).toBe(ada)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const run = (at: string) =>
    purgeLeads.run(ctx, { ids: [ada, bob], hidden_at: at }, new AbortController().signal)
  await run(new Date(0).toISOString())
  expect((await rows()).length).toBe(4)
  await run(hidden.updated_at.toISOString())
  await run(hidden.updated_at.toISOString())
  expect((await rows()).map(({ id }) => id)).not.toContain(ada)
  expect(await names(account)).toEqual(['Ada again', 'Bob', 'Cleo'])
  expect(hidden.updated_at.toISOString() >= hiddenAt).toBe(true)
})

test('stages and tags are set for many, and taken back where nobody changed them since', async () => {
  const { app, account, ids } = await shop()
  const [ada, bob] = ids as [string, string]
  const won = (await bulk(account, { ids, action: 'status', value: 'won' })).body
  await account.call('PATCH', `/leads/${bob}`, { status: 'lost' })
  expect((await account.call('POST', `/undo/${won.undo}`)).body).toEqual({
    undone: 2,
    skipped: [{ id: bob, reason: 'changed' }],
  })
  const tagged = (await bulk(account, { filter: { tag: 'VIP' }, action: 'untag', value: 'Vip' })).body
  expect(tagged.done).toBe(1)
  const tags = async () => (await account.call('GET', `/leads/${ada}`)).body.tags
  expect(await tags()).toEqual([])
  await account.call('POST', `/undo/${tagged.undo}`)
  expect(await tags()).toEqual(['vip'])
  expect((await bulk(account, { ids, action: 'tag', value: 'vip' })).body).toMatchObject({
    done: 2,
    skipped: [{ id: ada, reason: 'unchanged' }],
  })
  const statusOf = async (body: object) => (await bulk(account, body)).status
  expect(await statusOf({ ids, action: 'status', value: 'asleep' })).toBe(422)
  expect(await statusOf({ ids, action: 'tag' })).toBe(422)
  app.clock.advance(minute)
  expect((await account.call('POST', `/undo/${tagged.undo}`)).status).toBe(410)
})

test('leads are listed by name, by time and by words, page after page', async () => {
  const { account, ids } = await shop()
  const [ada, bob, cleo] = ids as [string, string, string]
  const nobody = await add(account, { email: 'x@example.org', notes: 'Wants a bicycle bell' })
  const pages = async (query: string) => {
    const found: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await account.call('GET', `/leads?limit=1&cursor=${next}${query}`)
      found.push(...body.leads.map((lead: { id: string }) => lead.id))
      next = body.next
    }
    return found
  }
  expect(await pages('')).toEqual([nobody, cleo, bob, ada])
  expect(await pages('&sort=oldest')).toEqual([ada, bob, cleo, nobody])
  expect(await pages('&sort=name')).toEqual([ada, bob, cleo, nobody])
  expect(await pages('&q=bell+bicy')).toEqual([nobody])
  expect(await pages('&q=020%207946')).toEqual([bob])
  expect(await pages('&tag=vip&q=exam')).toEqual([ada])
  expect(await pages('&from=2100-01-01')).toEqual([])
})
