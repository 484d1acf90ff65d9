import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Account, startApp, type TestApp } from '#server/test/app.ts'
import { dayAt } from '../../zone.ts'
import { ask, converse, inZone } from '../test-conversations.ts'
import { countEndedDays } from './cron.ts'
import { countDays } from './days.ts'

const counting = (app: TestApp, { tenant }: Account) => countDays(app.open.as(tenant, { kind: 'system' }))

/** Says a lie in place of what is kept, so that a test sees what a figure was made of. */
const falsify = (app: TestApp, { tenant }: Account) =>
  app.open.as(tenant, { kind: 'system' }).tx(tx => sql`update report_day set facts = array[1000]`.execute(tx))

const inMay = { from: '2026-05-01', to: '2026-05-31' }

const total = async (account: Account, query: Record<string, string> = {}): Promise<unknown> => {
  const { body } = await ask(account, { metric: 'conversations', ...inMay, ...query })
  return body.total
}

test('a day that is over is counted by a job and kept; what changes later counts at once', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Asia/Kathmandu')
  // The one is shortly before, the other shortly after midnight in Kathmandu.
  await converse(app, account, '2026-05-04T18:10:00Z')
  const second = await converse(app, account, '2026-05-04T18:20:00Z', { tags: ['vip'] })
  await converse(app, account, '2026-05-06T12:00:00Z')
  // As after an upgrade: what an earlier version wrote has noted nothing.
  await app.open.as(account.tenant, { kind: 'system' }).tx(tx => tx.deleteFrom('report_touch').execute())
  expect(await total(account)).toBe(3)
  await countEndedDays.run(app.open)
  expect(await total(account)).toBe(3)
  await falsify(app, account)
  expect(await total(account)).toBe(3_000)
  expect(await total(account, { from: '2026-05-05', to: '2026-05-05' })).toBe(1_000)
  // Part of a day is counted from its records, and so is a day that changed.
  expect(await total(account, { from: '2026-05-05T06:00+05:45' })).toBe(1_000)
  const vip = { metric: 'conversations', ...inMay, by: 'tag' }
  expect((await account.call('PATCH', `/conversations/${second}`, { tags: ['late'] })).status).toBe(200)
  expect(await total(account)).toBe(2_001)
  const { body } = await ask(account, vip)
  expect(body.series.map(({ key, total }: { key: string; total: number }) => [key, total])).toEqual([
    [null, 2_000],
    ['late', 1],
  ])
  await converse(app, account, '2026-05-06T13:00:00Z')
  expect(await total(account)).toBe(1_003)
  await counting(app, account)
  expect(await total(account)).toBe(1_003)
})

test('answers and costs follow the tags of their conversation, on whichever day they were', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  const answers = [{ after: 2, answered: true }]
  const id = await converse(app, account, '2026-05-04T21:59:59Z', { tags: ['vip'], answers })
  await counting(app, account)
  await account.call('PATCH', `/conversations/${id}`, { tags: ['late'] })
  const ofTag = async () =>
    (await ask(account, { metric: 'answered', ...inMay, by: 'tag' })).body.series.map(
      ({ key, records }: { key: string; records: number }) => [key, records],
    )
  expect(await ofTag()).toEqual([['late', 1]])
  await counting(app, account)
  expect(await ofTag()).toEqual([['late', 1]])
})

test('in another time zone, and at other prices, days are counted anew', async () => {
  const app = await startApp({ config: { currency: 'EUR' } })
  const account = await inZone(app, 'Europe/Berlin')
  await app.open.as(account.tenant, { kind: 'system' }).tx(tx =>
    tx
      .insertInto('call')
      .values({
        id: app.deps.id(),
        direction: 'inbound',
        medium: 'browser',
        status: 'completed',
        heard_ms: 60_000,
        spoken_characters: 0,
        created_at: new Date('2026-05-04T22:30:00Z'),
      })
      .execute(),
  )
  const costs = async () => {
    const { body } = await ask(account, { metric: 'cost', from: '2026-05-04', to: '2026-05-05' })
    return body.series[0].points.map(({ value }: { value: number }) => value)
  }
  app.deps.config.callPrices = { hearingMinute: 0.25, voiceThousand: null, lineMinute: null }
  for (const counted of [false, true]) {
    if (counted) await countEndedDays.run(app.open)
    expect(await costs()).toEqual([0, 0.25])
  }
  app.deps.config.callPrices = { ...app.deps.config.callPrices, hearingMinute: 0.5 }
  await account.call('PATCH', '/account', { timezone: 'Europe/London' })
  for (const counted of [false, true]) {
    if (counted) await countEndedDays.run(app.open)
    expect(await costs()).toEqual([0.5, 0])
  }
})

test('what is committed while its day is counted is not lost', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  await converse(app, account, '2026-05-04T12:00:00Z')
  const system = app.open.as(account.tenant, { kind: 'system' })
  const added = Promise.withResolvers<void>()
  const counted = Promise.withResolvers<void>()
  const writing = system.tx(async tx => {
    const started_at = new Date('2026-05-04T13:00:00Z')
    const row = {
      id: app.deps.id(),
      channel: 'chat',
      begun_by: 'visitor',
      started_at,
      last_message_at: started_at,
    }
    await tx.insertInto('conversation').values(row).execute()
    added.resolve()
    await counted.promise
  })
  await added.promise
  await countDays(system)
  expect(await total(account)).toBe(1)
  counted.resolve()
  await writing
  expect(await total(account)).toBe(2)
  await countDays(system)
  expect(await total(account)).toBe(2)
})

test('a deleted conversation counts no more; a deleted business leaves no days', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  const answers = [{ after: 2, answered: true }]
  const ids = [
    // Its answer is of the next day.
    await converse(app, account, '2026-05-04T21:59:59Z', { answers }),
    await converse(app, account, '2026-05-05T12:00:00Z', { answers }),
  ]
  await counting(app, account)
  const across = (statement: ReturnType<typeof sql>) => app.open.crossTenant(tx => statement.execute(tx))
  await across(sql`delete from conversation where id = ${ids[0]}`)
  const figures = async () => [
    await total(account),
    (await ask(account, { metric: 'answered', ...inMay })).body.records,
  ]
  expect(await figures()).toEqual([1, 1])
  await counting(app, account)
  expect(await figures()).toEqual([1, 1])
  await across(sql`delete from tenant where id = ${account.tenant}`)
  const left = await across(sql`
    select tenant_id from report_day where tenant_id = ${account.tenant}
    union select tenant_id from report_touch where tenant_id = ${account.tenant}
    union select tenant_id from report_basis where tenant_id = ${account.tenant}`)
  expect(left.rows).toEqual([])
})

test('whatever a kept figure reads of its records has their day counted anew when it changes', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  const system = app.open.as(account.tenant, { kind: 'system' })
  const answers = [{ after: 2, answered: true }]
  const id = await converse(app, account, '2026-05-04T21:59:59Z', { answers })
  const call = {
    id: app.deps.id(),
    direction: 'inbound',
    medium: 'browser',
    status: 'completed',
    heard_ms: 1,
  }
  const created_at = new Date('2026-05-07T12:00:00Z')
  await system.tx(tx =>
    tx
      .insertInto('call')
      .values({ ...call, conversation_id: id, created_at })
      .execute(),
  )
  const daysAfter = async (change: ReturnType<typeof sql>) => {
    await countDays(system)
    await system.tx(tx => change.execute(tx))
    const rows = await system.tx(tx => tx.selectFrom('report_touch').select('at').execute())
    return [...new Set(rows.map(({ at }) => dayAt(at, 'Europe/Berlin').day))].sort((a, b) => a - b)
  }
  const [began, answered, called, all] = [[4], [5], [7], [4, 5, 7]]
  expect(await daysAfter(sql`update conversation set client_name = 'Ada', last_message_at = now()`)).toEqual(
    [],
  )
  expect(await daysAfter(sql`update conversation set outcome = 'person'`)).toEqual(began)
  expect(await daysAfter(sql`update conversation set first_asked_at = now()`)).toEqual(began)
  expect(await daysAfter(sql`update conversation set first_answered_at = now()`)).toEqual(began)
  expect(await daysAfter(sql`update conversation set cost = 1`)).toEqual(began)
  expect(await daysAfter(sql`update conversation set started_at = started_at - interval '1 day'`)).toEqual([
    3, 4,
  ])
  expect(await daysAfter(sql`update conversation set started_at = started_at + interval '1 day'`)).toEqual([
    3, 4,
  ])
  expect(await daysAfter(sql`update conversation set tags = '{vip}'`)).toEqual(all)
  expect(await daysAfter(sql`update conversation set channel = 'widget'`)).toEqual(all)
  const { body: link } = await account.call('POST', '/chat-links', { label: 'Shop' })
  expect(await daysAfter(sql`update conversation set link_id = ${link.id}`)).toEqual(all)
  expect(await daysAfter(sql`delete from chat_link where id = ${link.id}`)).toEqual(all)
  expect(await daysAfter(sql`update message set text = 'y', query = 'z'`)).toEqual([])
  expect(await daysAfter(sql`update message set answered = false where role = 'assistant'`)).toEqual(answered)
  expect(await daysAfter(sql`update message set answered = null where role = 'assistant'`)).toEqual(answered)
  expect(await daysAfter(sql`update message set answered = true where role = 'assistant'`)).toEqual(answered)
  expect(await daysAfter(sql`update message set created_at = created_at + interval '1 day'`)).toEqual([5, 6])
  expect(await daysAfter(sql`delete from message`)).toEqual([6])
  expect(await daysAfter(sql`update call set client_name = 'Ada'`)).toEqual([])
  expect(await daysAfter(sql`update call set heard_ms = 2`)).toEqual(called)
  expect(await daysAfter(sql`update call set spoken_characters = 2`)).toEqual(called)
  expect(await daysAfter(sql`update call set medium = 'phone'`)).toEqual(called)
  expect(await daysAfter(sql`update call set answered_at = now()`)).toEqual(called)
  expect(await daysAfter(sql`update call set duration = 2`)).toEqual(called)
  expect(await daysAfter(sql`update call set conversation_id = null`)).toEqual(called)
  expect(await daysAfter(sql`update call set created_at = created_at + interval '1 day'`)).toEqual([7, 8])
  expect(await daysAfter(sql`update call set heard_ms = null`)).toEqual([8])
  expect(await daysAfter(sql`update call set heard_ms = 3`)).toEqual([8])
  expect(await daysAfter(sql`delete from call`)).toEqual([8])
  expect(await daysAfter(sql`delete from conversation`)).toEqual(began)
})
