import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

const ann = { name: 'Ann', email: 'ann@example.com' }
const own = { email: { subject: 'News', body: 'Hello {{contact.name}}, come by.' } }

test('a draft is changed field by field until it was sent, and its fields are checked as at the beginning', async () => {
  const { call } = await makeAccount(await startApp())
  const { broadcast, template, audience } = await makeCampaign(call, [ann])
  const path = `/communication/broadcasts/${broadcast}`
  const other = (await call('POST', '/communication/audiences', { name: 'Others' })).body.id
  const changed = await call('PATCH', path, { name: ' Autumn ', audience_id: other, allow_replies: false })
  expect(changed).toMatchObject({
    status: 200,
    body: { name: 'Autumn', audience_id: other, allow_replies: false, template_ids: { email: template } },
  })
  expect((await call('PATCH', path, { send_window_start: 9, send_window_end: 17 })).body).toMatchObject({
    name: 'Autumn',
    send_window_start: 9,
    send_window_end: 17,
  })
  expect((await call('PATCH', path, { send_window_start: null })).status).toBe(422)
  expect((await call('PATCH', path, { send_window_start: null, send_window_end: null })).status).toBe(200)
  // Own words take the place of the template.
  expect((await call('PATCH', path, { words: own, audience_id: audience })).body).toMatchObject({
    words: own,
    template_ids: {},
  })
  const nobody = '00000000-0000-7000-8000-000000000000'
  for (const [body, status] of [
    [{ channel_order: ['email', 'sms'] }, 400],
    [{ words: {} }, 400],
    [{ words: {}, template_ids: { email: nobody } }, 404],
    [{ audience_id: nobody }, 404],
    [{ audience_id: 'nobody' }, 404],
    [{ name: ' ' }, 422],
    [{ words: { email: { body: 'x'.repeat(100_001) } } }, 422],
  ] as const)
    expect((await call('PATCH', path, body)).status, JSON.stringify(body).slice(0, 80)).toBe(status)
  await send(call, broadcast)
  expect((await call('PATCH', path, { name: 'Too late' })).status).toBe(409)
  expect((await call('PATCH', `/communication/broadcasts/${nobody}`, { name: 'x' })).status).toBe(404)
})

test('own words reach each person filled in; unwritten ones are refused by the preview', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const { call } = await makeAccount(app)
  const { broadcast } = await makeCampaign(call, [ann, { email: 'nameless@example.com' }])
  const path = `/communication/broadcasts/${broadcast}`
  await call('PATCH', path, { words: { email: { subject: ' ', body: 'Hello' } } })
  expect((await call('POST', `${path}/preview`)).status).toBe(409)
  await call('PATCH', path, { words: own })
  expect((await call('POST', `${path}/preview`)).body).toMatchObject({
    counts: { sending: 1, blocked: 1 },
    by_reason: { missing_variable: { count: 1 } },
    samples: [{ name: 'Ann', subject: 'News', body: 'Hello Ann, come by.' }],
    sms_segments: 0,
  })
  // Other words are another broadcast than the one that was shown.
  await call('PATCH', path, { words: { email: { subject: 'News', body: 'Hello {{contact.name}}!' } } })
  expect(await call('POST', `${path}/send`)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('the words for email') },
  })
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]!.raw).toContain('Hello Ann!')
  expect(await messagesOf(call, broadcast)).toMatchObject([
    { state: 'sent', rendered_body: 'Hello Ann!' },
    { state: 'blocked' },
  ])
})

test('a draft is deleted; what was sent stays and is copied to be written again', async () => {
  const { call } = await makeAccount(await startApp())
  const { broadcast, audience } = await makeCampaign(call, [ann], { values: { day: 'Monday' } })
  const path = `/communication/broadcasts/${broadcast}`
  await call('PATCH', path, { words: own })
  await send(call, broadcast)
  expect((await call('DELETE', path)).status).toBe(409)
  const copy = await call('POST', `${path}/duplicate`, { name: 'News again' })
  expect(copy).toMatchObject({
    status: 201,
    body: {
      ...{ name: 'News again', status: 'draft', audience_id: audience, words: own, sent_at: null },
      ...{ values: { day: 'Monday' }, previewed_at: null },
    },
  })
  expect((await call('POST', `${path}/duplicate`)).body.name).toBe('News')
  expect((await call('DELETE', `/communication/broadcasts/${copy.body.id}`)).status).toBe(204)
  expect((await call('GET', `/communication/broadcasts/${copy.body.id}`)).status).toBe(404)
  expect((await call('DELETE', `/communication/broadcasts/${copy.body.id}`)).status).toBe(404)
})

test('the list has counters, is read by cursor, and filters by state, name and addressee', async () => {
  const { call } = await makeAccount(await startApp())
  const { broadcast, template } = await makeCampaign(call, [ann])
  for (const name of ['Spring', 'Summer', 'Autumn'])
    await call('POST', `/communication/broadcasts/${broadcast}/duplicate`, { name })
  await call('POST', '/communication/send-one', { template_id: template, ...ann, send_now: false })
  const list = async (query: string) => (await call('GET', `/communication/broadcasts?${query}`)).body
  const namesOf = (page: { broadcasts: { name: string }[] }) => page.broadcasts.map(({ name }) => name)
  const first = await list('direct=false&limit=3&cursor=')
  expect(namesOf(first)).toEqual(['Autumn', 'Summer', 'Spring'])
  expect(first).toMatchObject({
    total: 4,
    total_capped: false,
    broadcasts: [{ counts: { total: 0 } }, {}, {}],
  })
  const second = await list(`direct=false&limit=3&cursor=${first.next}`)
  expect([namesOf(second), second.next]).toEqual([['News'], null])
  expect(namesOf(await list('direct=true'))).toEqual(['To Ann'])
  expect(namesOf(await list('q=mm'))).toEqual(['Summer'])
  expect(await list('status=sending')).toMatchObject({ broadcasts: [], total: 0 })
  expect((await call('GET', `/communication/broadcasts?limit=3&cursor=${first.next}`)).status).toBe(422)
})
