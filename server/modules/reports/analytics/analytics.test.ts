import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { before, bucketsOf } from './stretch.ts'

type Channel = 'chat' | 'widget' | 'call' | 'email'

/** A conversation that began then, in which each answer came so many seconds after its question. */
async function converse(
  app: TestApp,
  { tenant }: Account,
  began: string,
  {
    channel = 'chat',
    tags = [],
    answers = [],
  }: { channel?: Channel; tags?: string[]; answers?: { after: number; answered: boolean | null }[] } = {},
): Promise<string> {
  const id = app.deps.id()
  const at = (seconds: number) => new Date(new Date(began).getTime() + seconds * 1_000)
  await app.open.crossTenant(async tx => {
    const row = {
      tenant_id: tenant,
      id,
      channel,
      begun_by: 'visitor',
      tags,
      started_at: at(0),
      last_message_at: at(0),
      // As the rows of messages below would be counted (conversations/messages/first-answer.test.ts).
      ...(answers[0] && { first_asked_at: at(0), first_answered_at: at(answers[0].after) }),
    }
    await tx.insertInto('conversation').values(row).execute()
    for (const [n, { after, answered }] of answers.entries()) {
      const message = { tenant_id: tenant, conversation_id: id, text: 'x' }
      const question = {
        ...message,
        id: app.deps.id(),
        position: 2 * n + 1,
        role: 'visitor',
        created_at: at(n * 60),
      }
      const answer = {
        ...message,
        id: app.deps.id(),
        position: 2 * n + 2,
        role: 'assistant',
        answered,
        created_at: at(n * 60 + after),
      }
      await tx.insertInto('message').values([question, answer]).execute()
    }
  })
  return id
}

const inZone = async (app: TestApp, timezone: string): Promise<Account> => {
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { timezone })
  return account
}

const ask = async (account: Account, query: Record<string, string>) =>
  account.call('GET', `/analytics?${new URLSearchParams(query)}`)

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

test('a table for spreadsheets has the same figures, by interval or by key, and no formula of a visitor', async () => {
  const app = await startApp()
  const account = await inZone(app, 'Europe/Berlin')
  await converse(app, account, '2026-03-28T12:00:00Z', { channel: 'widget', tags: ['=1+1'] })
  await converse(app, account, '2026-03-29T12:00:00Z', { channel: 'email' })
  const csv = async (query: string) => {
    const stretch = 'metric=conversations&from=2026-03-28&to=2026-03-29'
    const answer = await fetch(`${app.url}/api/v1/analytics.csv?${stretch}&${query}`, {
      headers: { 'x-api-key': account.adminKey },
    })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="conversations.csv"')
    return (await answer.text()).split('\r\n')
  }
  expect(await csv('')).toEqual(['"from","conversations"', '"2026-03-28","1"', '"2026-03-29","1"', ''])
  expect(await csv('by=channel')).toEqual([
    '"channel","name","total","before","2026-03-28","2026-03-29"',
    '"email","","1","0","0","1"',
    '"widget","","1","0","1","0"',
    '',
  ])
  expect(await csv('by=tag')).toContain(`"'=1+1","","1","0","1","0"`)
})

test('records of a figure are those it counts, page by page; of another business there are none', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const ids: string[] = []
  for (let day = 1; day <= 5; day++)
    ids.unshift(
      await converse(app, account, `2026-05-0${day}T12:00:00Z`, { channel: day % 2 ? 'chat' : 'email' }),
    )
  const query = { metric: 'conversations', from: '2026-05-01', to: '2026-05-31', limit: '2' }
  const page = async (more: Record<string, string>, who = account) =>
    who.call('GET', `/analytics/records?${new URLSearchParams({ ...query, ...more })}`)
  const first = (await page({ cursor: '' })).body
  expect(first).toMatchObject({
    total: 5,
    records: [{ id: ids[0], kind: 'conversation', open_id: ids[0], value: 1 }, {}],
  })
  const second = (await page({ cursor: first.next })).body
  const third = (await page({ cursor: second.next })).body
  const all = [first, second, third].flatMap(({ records }) => records.map(({ id }: { id: string }) => id))
  expect([all, third.next]).toEqual([ids, null])
  expect((await page({ by: 'channel', key: 'email' })).body.total).toBe(2)
  expect((await page({ by: 'link', key: '' })).body.total).toBe(5)
  expect((await page({ cursor: first.next, metric: 'leads' })).status).toBe(422)
  expect((await page({ by: 'source' })).status).toBe(422)
  expect((await ask(account, { metric: 'questionnaires', by: 'tag' })).status).toBe(422)
  expect((await page({}, await makeAccount(app))).body.total).toBe(0)
})

test('broadcasts, questionnaires and cost are counted; without a price there is no cost', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { body: set } = await account.call('POST', '/questionnaires', {
    title: 'Feedback',
    about: 'How it was',
    questions: [{ text: 'How was it?' }],
  })
  const person = { name: 'Ada' }
  const sent = await account.call('POST', '/questionnaires/bundle', { person, questionnaire_id: set.id })
  expect(sent.status).toBe(200)
  const by = await ask(account, { metric: 'questionnaires', by: 'source' })
  expect(by.body).toMatchObject({ total: 1, series: [{ key: set.id, name: 'Feedback', total: 1 }] })
  expect((await ask(account, { metric: 'questionnaires', by: 'outcome' })).body.series[0].key).toBe('sent')
  expect((await ask(account, { metric: 'messages_sent' })).body).toMatchObject({ total: 0, records: 0 })
  const at = app.clock.now()
  const began = await converse(app, account, at.toISOString())
  await app.open.crossTenant(async tx => {
    await tx.updateTable('conversation').set({ cost: 0.25 }).where('id', '=', began).execute()
    const call = { tenant_id: account.tenant, id: app.deps.id(), direction: 'inbound', medium: 'phone' }
    const used = { heard_ms: 120_000, spoken_characters: 2_000, duration: 61, answered_at: at }
    await tx
      .insertInto('call')
      .values({ ...call, ...used, status: 'completed', created_at: at, conversation_id: began })
      .execute()
  })
  expect((await ask(account, { metric: 'cost' })).body).toMatchObject({ total: null, currency: null })
  app.deps.config.currency = 'EUR'
  app.deps.config.callPrices = { hearingMinute: 0.01, voiceThousand: 0.02, lineMinute: 0.1 }
  expect((await ask(account, { metric: 'cost' })).body).toMatchObject({
    unit: 'money',
    currency: 'EUR',
    total: 0.25 + 0.02 + 0.04 + 0.2,
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
