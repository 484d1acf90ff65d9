import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { dispatchCron } from './dispatch.ts'

async function start(
  options: { slowMs?: number } = {},
): Promise<{ app: TestApp; smtp: FakeSmtp; account: Account }> {
  const smtp = await startFakeSmtp(options)
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  return { app, smtp, account: await makeAccount(app) }
}

const hourMs = 3_600_000

/** Lets time pass, and the clock of the installation strike. */
async function pass(app: TestApp, ms: number): Promise<void> {
  app.clock.advance(ms)
  await dispatchCron.run(app.open)
}

/** What became of each, by name. */
const ends = async (call: Account['call'], broadcast: string) =>
  Object.fromEntries((await messagesOf(call, broadcast)).map(m => [m.name, [m.channel, m.state, m.reason]]))

test('what a server puts off is tried again, what it refuses has failed', async () => {
  const { app, smtp, account } = await start()
  const { call } = account
  const { broadcast } = await makeCampaign(call, [{ name: 'Ann', email: 'ann@example.com' }])
  smtp.refuseNext(451)
  await send(call, broadcast)
  await untilBroadcast(call, broadcast, ({ counts }) => counts.held === 1)
  expect(await messagesOf(call, broadcast)).toMatchObject([
    {
      state: 'sending',
      attempts: 1,
      held_until: expect.any(String),
      sent_at: null,
      reason: expect.any(String),
    },
  ])
  expect(smtp.received).toHaveLength(0)
  await pass(app, 60_000)
  await untilBroadcast(call, broadcast)
  expect(await messagesOf(call, broadcast)).toMatchObject([
    { state: 'sent', attempts: 2, reason: null, held_until: null },
  ])

  const second = await makeCampaign(call, [{ name: 'Ben', email: 'ben@example.com' }])
  smtp.refuseNext(550)
  await send(call, second.broadcast)
  const done = await untilBroadcast(call, second.broadcast)
  expect(done.counts).toMatchObject({ failed: 1, sent: 0 })
  const [failed] = await messagesOf(call, second.broadcast)
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, failed_at: expect.any(String) })
  expect(failed.reason_label).toContain('refused by the test')
  // The clock may have gone on with broadcasts of other tests: it is this message that nobody may have.
  expect(smtp.received.filter(({ raw }) => raw.includes(failed.id))).toEqual([])
})

test('a send window holds messages until it opens for each recipient; who opts out meanwhile gets none', async () => {
  const { app, smtp, account } = await start()
  const { call } = account
  const hour = app.clock.now().getUTCHours()
  const people = [
    { name: 'Ann', email: 'ann@example.com', timezone: 'UTC' },
    { name: 'Ben', email: 'ben@example.com', timezone: 'UTC' },
    // Five hours behind, all year.
    { name: 'Cy', email: 'cy@example.com', timezone: 'America/Bogota' },
  ]
  const window = { send_window_start: (hour + 2) % 24, send_window_end: (hour + 3) % 24 || 24 }
  const { broadcast } = await makeCampaign(call, people, window)
  const preview = await call('POST', `/communication/broadcasts/${broadcast}/preview`)
  expect(preview.body.counts).toEqual({ total: 3, sending: 0, held: 3, blocked: 0 })
  await call('POST', `/communication/broadcasts/${broadcast}/send`)
  await untilBroadcast(call, broadcast, ({ waiting_for }) => waiting_for === 'window')
  expect((await messagesOf(call, broadcast)).every(m => m.state === 'queued' && m.held_until)).toBe(true)
  await call('POST', '/communication/suppress', { email: 'ben@example.com' })
  await pass(app, 2 * hourMs)
  const { status } = await untilBroadcast(
    call,
    broadcast,
    ({ counts }) => counts.sent === 1 && counts.blocked === 1,
  )
  expect(status).toBe('sending')
  expect(smtp.received.map(mail => mail.to[0])).toEqual(['ann@example.com'])
  await pass(app, 5 * hourMs)
  await untilBroadcast(call, broadcast)
  expect(await ends(call, broadcast)).toEqual({
    Ann: ['email', 'sent', null],
    Ben: ['email', 'blocked', 'unsubscribed'],
    Cy: ['email', 'sent', null],
  })
})

test('cancelling stops all that was not handed over', async () => {
  const { app, smtp, account } = await start({ slowMs: 20 })
  const { call } = account
  const people = Array.from({ length: 300 }, (_, i) => ({ name: `P${i}`, email: `p${i}@example.com` }))
  const { broadcast } = await makeCampaign(call, people)
  await send(call, broadcast)
  while (smtp.received.length < 40) await sleep(5)
  expect((await call('POST', `/communication/broadcasts/${broadcast}/cancel`)).body.status).toBe('cancelled')
  const { counts } = await untilBroadcast(call, broadcast, b => b.counts.sending === 0)
  expect(counts).toMatchObject({ total: 300, queued: 0, held: 0, failed: 0, blocked: 0 })
  expect(counts.sent + counts.cancelled).toBe(300)
  expect(counts.cancelled).toBeGreaterThan(100)
  expect(smtp.received).toHaveLength(counts.sent)
  await pass(app, hourMs)
  await sleep(300)
  expect(smtp.received).toHaveLength(counts.sent)
})

test('each contact gets the first channel that it qualifies for, as things are when it is sent', async () => {
  const { smtp, account } = await start()
  const { call } = account
  const sms = await call('POST', '/communication/templates', {
    name: 'T',
    channel: 'sms',
    body: 'Hi {{name}}',
  })
  expect(sms.status).toBe(201)
  const email = await call('POST', '/communication/templates', {
    name: 'E',
    channel: 'email',
    subject: 'S',
    body: 'Hi {{name}}',
  })
  const { broadcast } = await makeCampaign(
    call,
    [
      { name: 'Ann', email: 'ann@example.com', phone: '+4930123456', consent_sms: true },
      { name: 'Ben', phone: '+4930123457', consent_sms: true },
    ],
    { channel_order: ['sms', 'email'], template_ids: { sms: sms.body.id, email: email.body.id } },
  )
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  expect(await ends(call, broadcast)).toEqual({
    Ann: ['email', 'sent', null],
    Ben: ['sms', 'blocked', 'channel_not_ready'],
  })
  expect(smtp.received).toHaveLength(1)
})

test('an account that may not send any more does not, until it may again', async () => {
  const { app, smtp, account } = await start()
  const { call } = account
  const hour = app.clock.now().getUTCHours()
  const window = { send_window_start: (hour + 2) % 24, send_window_end: (hour + 8) % 24 || 24 }
  const { broadcast } = await makeCampaign(
    call,
    [{ name: 'Ann', email: 'ann@example.com', timezone: 'UTC' }],
    window,
  )
  await send(call, broadcast)
  await untilBroadcast(call, broadcast, ({ waiting_for }) => waiting_for === 'window')
  await call('PATCH', '/account', { communication_enabled: false })
  await pass(app, 3 * hourMs)
  await sleep(1_000)
  expect(smtp.received).toHaveLength(0)
  await call('PATCH', '/account', { communication_enabled: true })
  await pass(app, 120_000)
  await untilBroadcast(call, broadcast)
  expect(smtp.received).toHaveLength(1)
})
