import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { ask, converse, inZone } from './test-conversations.ts'

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
