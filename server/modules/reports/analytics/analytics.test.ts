import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { before, bucketsOf } from './stretch.ts'
import { ask, converse, inZone } from './test-conversations.ts'

test('conversations are counted on the days of the business, also where clocks are changed', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  // On 29 March 2026 the clocks in Berlin went from 2 to 3: the day had 23 hours, from 23:00 to 22:00 UTC.
  await converse(app, account, '2026-03-28T22:59:59Z')
  await converse(app, account, '2026-03-28T23:00:00Z')
  await converse(app, account, '2026-03-29T21:59:59Z')
  await converse(app, account, '2026-03-29T22:00:00Z')
  await converse(app, account, '2026-03-27T22:59:59Z')
  const foreign = await inZone(app, 'Europe/Berlin')
  await converse(app, foreign, '2026-03-29T12:00:00Z')
  const { status, body } = await ask(account, {
    metric: 'conversations',
    from: '2026-03-28',
    to: '2026-03-30',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    metric: 'conversations',
    unit: 'count',
    currency: null,
    series: [
      {
        key: null,
        name: null,
        points: [
          { at: '2026-03-27T23:00:00.000Z', value: 1 },
          { at: '2026-03-28T23:00:00.000Z', value: 2 },
          { at: '2026-03-29T22:00:00.000Z', value: 1 },
        ],
        total: 4,
        before: 1,
        records: 4,
      },
    ],
    total: 4,
    before: 1,
    records: 4,
  })
  const week = await ask(account, {
    metric: 'conversations',
    from: '2026-03-25',
    to: '2026-04-02',
    interval: 'week',
  })
  expect(week.body.series[0].points).toEqual([
    { at: '2026-03-24T23:00:00.000Z', value: 4 },
    { at: '2026-03-29T22:00:00.000Z', value: 1 },
  ])
  const month = await ask(account, {
    metric: 'conversations',
    from: '2026-03-01',
    to: '2026-04-30',
    interval: 'month',
  })
  expect(month.body.series[0].points.map(({ value }: { value: number }) => value)).toEqual([5, 0])
})

test('the share answered counts questions, the first answer is the median, and nothing to measure is null', async () => {
  const app = await startApp()
  const account = await inZone(app, 'America/New_York')
  const yes = (after: number) => ({ after, answered: true })
  await converse(app, account, '2026-05-04T14:00:00Z', {
    answers: [yes(1), { after: 2, answered: false }, yes(1)],
  })
  await converse(app, account, '2026-05-04T15:00:00Z', { answers: [yes(3)] })
  await converse(app, account, '2026-05-04T16:00:00Z', { answers: [{ after: 60, answered: null }] })
  await converse(app, account, '2026-05-01T16:00:00Z', { answers: [{ after: 5, answered: false }] })
  const query = { from: '2026-05-03', to: '2026-05-04' }
  const answered = await ask(account, { ...query, metric: 'answered' })
  expect(answered.body).toMatchObject({
    unit: 'share',
    series: [{ key: null, points: [{ value: null }, { value: 0.75 }] }],
    total: 0.75,
    before: 0,
  })
  const first = await ask(account, { ...query, metric: 'first_answer' })
  expect(first.body).toMatchObject({
    unit: 'seconds',
    series: [{ key: null, points: [{ value: null }, { value: 3 }] }],
    total: 3,
    before: 5,
  })
  const never = await ask(account, { metric: 'first_answer', from: '2020-01-01', to: '2020-01-02' })
  expect(never.body).toMatchObject({
    total: null,
    before: null,
    series: [{ points: [{ value: null }, { value: null }] }],
  })
})

test('figures by channel and tag: each key is a series, the largest first', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await converse(app, account, '2026-05-04T14:00:00Z', { channel: 'widget', tags: ['a', 'b'] })
  await converse(app, account, '2026-05-04T14:00:00Z', { channel: 'widget', tags: ['b'] })
  await converse(app, account, '2026-05-05T14:00:00Z', { channel: 'email' })
  const query = { metric: 'conversations', from: '2026-05-04', to: '2026-05-05' }
  const values = (body: { series: { key: string; points: { value: number }[] }[] }) =>
    body.series.map(({ key, points }) => [key, ...points.map(({ value }) => value)])
  const byChannel = await ask(account, { ...query, by: 'channel' })
  expect(values(byChannel.body)).toEqual([
    ['widget', 2, 0],
    ['email', 0, 1],
  ])
  const byTag = await ask(account, { ...query, by: 'tag' })
  expect(values(byTag.body)).toEqual([
    ['b', 2, 0],
    [null, 0, 1],
    ['a', 1, 0],
  ])
  expect([byTag.body.total, byChannel.body.total]).toEqual([3, 3])
  const byLink = await ask(account, { ...query, by: 'link' })
  expect(values(byLink.body)).toEqual([[null, 2, 1]])
})

test('leads, calls and bookings are counted; a booking on its day, unless it was cancelled', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  for (const name of ['Ada', 'Grace'])
    await account.call('POST', '/leads', { name, email: `${name}@example.com` })
  await app.open.crossTenant(async tx => {
    const call = { tenant_id: account.tenant, id: app.deps.id(), direction: 'inbound', medium: 'browser' }
    await tx
      .insertInto('call')
      .values({ ...call, status: 'completed', created_at: app.deps.now() })
      .execute()
  })
  const { body: service } = await account.call('POST', '/services', { name: 'Service', duration_minutes: 30 })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  expect((await account.call('PATCH', '/account', { hours })).status).toBe(200)
  const at = new Date(Math.ceil((app.clock.now().getTime() + 3 * 86_400_000) / 3_600_000) * 3_600_000)
  const booked: string[] = []
  for (const hours of [0, 2]) {
    const starts_at = new Date(at.getTime() + hours * 3_600_000).toISOString()
    const made = await account.call('POST', '/bookings', { service_id: service.id, starts_at, name: 'Ada' })
    expect(made.status).toBe(201)
    booked.push(made.body.id)
  }
  await account.call('POST', `/bookings/${booked[0]}/cancel`, {})
  const ahead = { from: app.clock.now().toISOString(), to: new Date(at.getTime() + 86_400_000).toISOString() }
  expect((await ask(account, { metric: 'bookings', ...ahead })).body).toMatchObject({ total: 1, before: 0 })
  expect((await ask(account, { metric: 'bookings', ...ahead, by: 'channel' })).body.series[0].key).toBe('api')
  expect((await ask(account, { metric: 'leads' })).body).toMatchObject({ total: 2, before: 0 })
  expect((await ask(account, { metric: 'leads' })).body.series[0].points).toHaveLength(28)
  expect((await ask(account, { metric: 'calls', by: 'channel' })).body).toMatchObject({
    total: 1,
    series: [{ key: 'browser' }],
  })
})

test('a stretch of time is bounded and in order', async () => {
  const account = await makeAccount(await startApp())
  const status = async (query: Record<string, string>) =>
    (await ask(account, { metric: 'leads', ...query })).status
  expect(await status({ from: '2026-01-01', to: '2027-02-04' })).toBe(200)
  expect(await status({ from: '2026-01-01', to: '2027-02-05' })).toBe(422)
  expect(await status({ from: '0001-01-01', to: '9999-12-31', interval: 'month' })).toBe(422)
  expect(await status({ from: '2026-01-02', to: '2026-01-01' })).toBe(422)
  expect(await status({ from: '2026-01-01T10:00:00Z', to: '2026-01-01T10:00:00Z' })).toBe(422)
  expect(await status({ from: 'yesterday' })).toBe(422)
  expect(await status({ metric: 'luck' })).toBe(422)
})

test('days follow the zone; what came before has as many days, else as many hours', () => {
  const zone = 'Europe/Berlin'
  const stretch = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })
  const starts = bucketsOf(stretch('2026-10-24T22:00:00Z', '2026-10-26T23:00:00Z'), 'day', zone)
  expect(starts!.map(start => start.toISOString())).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
  const earlier = before(stretch('2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z'), zone)
  expect(earlier).toEqual(stretch('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'))
  expect(before(stretch('2026-10-25T10:00:00Z', '2026-10-25T12:30:00Z'), zone)).toEqual(
    stretch('2026-10-25T07:30:00Z', '2026-10-25T10:00:00Z'),
  )
  // In Beirut the clocks go forward at midnight: the day begins at 1.
  const beirut = bucketsOf(stretch('2026-03-27T22:00:00Z', '2026-03-29T21:00:00Z'), 'day', 'Asia/Beirut')
  expect(beirut!.map(start => start.toISOString())).toEqual([
    '2026-03-27T22:00:00.000Z',
    '2026-03-28T22:00:00.000Z',
  ])
})
