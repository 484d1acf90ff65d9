import { expect, test } from 'vitest'
import { work } from '#server/app.ts'
import { endIdleSessions } from '#server/modules/conversations/cron.ts'
import { makeAccount, startApp } from '#server/test/app.ts'

const day = 24 * 3_600_000

test('records beyond a business’s retention are deleted, and nothing else', async () => {
  const app = await startApp()
  const [account, careless] = [await makeAccount(app), await makeAccount(app)]
  const retention = { conversation_days: 30, lead_days: 60, audit_days: 90 }
  await account.call('PATCH', '/account', { retention })
  expect((await account.call('GET', '/account')).body.retention).toEqual({
    record_days: 365,
    booking_days: null,
    message_days: null,
    ...retention,
  })
  for (const { call } of [account, careless]) {
    await call('POST', '/chat/message', { message: 'Do you repair bicycles?', email: 'ada@example.com' })
  }
  const nightfall = async () => {
    await endIdleSessions.run(app.open)
    await work.cron.find(cronJob => cronJob.name === 'privacy.apply_retention')!.run(app.open)
  }
  const counts = async ({ call }: typeof account) => ({
    conversations: (await call('GET', '/conversations')).body.total,
    needs: (await call('GET', '/needs-you')).body.count,
    leads: (await call('GET', '/leads')).body.total,
    auditEntries: (await call('GET', '/audit')).body.total,
  })
  app.clock.advance(29 * day)
  await nightfall()
  expect(await counts(account)).toEqual({ conversations: 1, needs: 1, leads: 1, auditEntries: 1 })
  app.clock.advance(2 * day)
  await nightfall()
  expect(await counts(account)).toEqual({ conversations: 0, needs: 0, leads: 1, auditEntries: 1 })
  app.clock.advance(30 * day)
  await nightfall()
  expect(await counts(account)).toEqual({ conversations: 0, needs: 0, leads: 0, auditEntries: 1 })
  app.clock.advance(30 * day)
  await nightfall()
  expect(await counts(account)).toEqual({ conversations: 0, needs: 0, leads: 0, auditEntries: 0 })
  expect(await counts(careless)).toEqual({ conversations: 1, needs: 1, leads: 1, auditEntries: 0 })
})

test('past bookings and the words of old messages are deleted, and the statistics stay', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const call = async (method: string, path: string, body?: object) => {
    const answer = await account.call(method, path, body)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(name => [name, [['00:00', '24:00']]]),
  )
  const booking = { min_notice_minutes: 0, horizon_days: 90 }
  await call('PATCH', '/account', {
    retention: { booking_days: 30, message_days: 30 },
    hours: always,
    booking,
  })
  const service = await call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })
  for (const days of [1, 60]) {
    const from = new Date(app.clock.now().getTime() + days * day).toISOString()
    const to = new Date(app.clock.now().getTime() + (days + 1) * day).toISOString()
    const { slots } = await call(
      'GET',
      `/bookings/availability?service_id=${service.id}&from=${from}&to=${to}`,
    )
    const { starts_at } = slots[0]
    await call('POST', '/bookings', { service_id: service.id, starts_at, name: `In ${days}` })
  }
  await call('POST', '/bookings/waitlist', { service_id: service.id, name: 'Cy', phone: '+49 40 123456' })
  const template = await call('POST', '/communication/templates', {
    name: 'Greeting',
    channel: 'email',
    subject: 'For {{name}}',
    body: 'Dear {{name}}',
  })
  await call('POST', '/communication/send-one', {
    template_id: template.id,
    name: 'Ada',
    email: 'a@example.com',
  })
  const [before] = (await call('GET', '/communication/messages')).messages
  expect(before).toMatchObject({ to_address: 'a@example.com', rendered_subject: 'For Ada' })

  app.clock.advance(33 * day)
  await work.cron.find(cronJob => cronJob.name === 'privacy.apply_retention')!.run(app.open)
  expect((await call('GET', '/bookings')).bookings).toMatchObject([{ name: 'In 60' }])
  expect((await call('GET', '/bookings/waitlist')).waiting).toEqual([])
  const [after] = (await call('GET', '/communication/messages')).messages
  expect(after).toMatchObject({ id: before.id, state: before.state, sent_at: before.sent_at })
  expect(after).toMatchObject({ name: null, to_address: null, rendered_subject: null, rendered_body: null })
  expect((await call('GET', '/communication/messages?q=ada')).messages).toEqual([])
})
