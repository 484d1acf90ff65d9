import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeMeta } from '#server/test/fakes/meta.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { remindJob } from './reminders.ts'

const hourMs = 3_600_000
const patience = { timeout: 60_000, interval: 50 }
const phone = '+4915112345670'

/** A business that reminds by text message, and whose visitors book for noon by a clock of Berlin. */
async function start(rules: object = {}, env: Record<string, string> = {}) {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const app = await startApp({
    jobs: true,
    env: { ALLOW_PRIVATE_NETWORK: 'on', ...env },
  })
  const account = await makeAccount(app, { name: 'Riverside Dental' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const set = (booking: object) => account.call('PATCH', '/account', { booking })
  await account.call('PATCH', '/account', {
    country: 'DE',
    timezone: 'Europe/Berlin',
    communication_enabled: true,
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
  })
  // Its own account: tests with other clocks would take turns with it at the pace of the installation's.
  await account.call('PUT', '/communication/connections/sms', {
    account_sid: twilio.accountSid,
    auth_token: twilio.authToken,
    from: '+4915112345678',
    api_url: twilio.url,
  })
  await set({
    min_notice_minutes: 0,
    slot_step_minutes: 60,
    reminder_texts: true,
    reminder_minutes: 60,
    ...rules,
  })
  const service = (await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })).body
    .id
  const day = new Date(app.clock.now().getTime() + 2 * 24 * hourMs).toISOString().slice(0, 10)
  const at = (hour: number) =>
    new Date(
      Temporal.ZonedDateTime.from(`${day}T${String(hour).padStart(2, '0')}:00[Europe/Berlin]`)
        .epochMilliseconds,
    )
  const book = async (hour: number, fields: object = {}) =>
    (
      await account.call('POST', '/bookings', {
        service_id: service,
        starts_at: at(hour).toISOString(),
        name: 'Ann Lee',
        phone,
        ...fields,
      })
    ).body
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const remind = (booking: { id: string; starts_at: string }) =>
    remindJob.run(ctx, { booking: booking.id, starts_at: booking.starts_at }, new AbortController().signal)
  const planned = async (booking: { id: string }) =>
    (await app.deps.queue.boss.findJobs('reminders.text', { data: { booking: booking.id } })).map(job =>
      job.startAfter.toISOString(),
    )
  const go = (moment: Date) => app.clock.advance(moment.getTime() - app.clock.now().getTime())
  return { app, account, twilio, set, at, book, remind, planned, go }
}

const log = async ({ call }: Account) => (await call('GET', '/communication/messages')).body.messages

test('somebody who left a number is reminded by text message once, however often the job runs, and the log shows it', async () => {
  const { account, twilio, at, book, remind, planned, go } = await start()
  const booking = await book(12)
  expect(await planned(booking)).toEqual([at(11).toISOString()])
  // Too soon: it waits for its time.
  await remind(booking)
  expect(await log(account)).toEqual([])

  go(at(11))
  await Promise.all([remind(booking), remind(booking)])
  await remind(booking)
  await vi.waitFor(() => expect(twilio.texts).toHaveLength(1), patience)
  const [text] = twilio.texts
  expect(text).toMatchObject({ to: phone, body: expect.stringContaining('Riverside Dental') })
  expect(text!.body).toContain('Check-up')
  expect(text!.body).toContain(booking.manage_url)
  await vi.waitFor(
    async () => expect(await log(account)).toMatchObject([{ state: 'sent', channel: 'sms' }]),
    patience,
  )
  await remind(booking)
  expect(twilio.texts).toHaveLength(1)
})

test('a booking that was moved or cancelled, a business that sends none, and who wants no messages, get nothing', async () => {
  const { account, twilio, set, at, book, remind, planned, go } = await start()
  const [moved, cancelled, stopped, kept] = [
    await book(12),
    await book(13, { phone: '+4915112345671' }),
    await book(14, { phone: '+4915112345672' }),
    await book(15, { phone: '+4915112345673' }),
  ]
  const after = await account.call('PATCH', `/bookings/${moved.id}`, { starts_at: at(18).toISOString() })
  await account.call('POST', `/bookings/${cancelled.id}/cancel`)
  await account.call('POST', '/communication/suppress', { phone: '+4915112345672' })
  expect((await planned(moved)).toSorted()).toEqual([at(11).toISOString(), at(17).toISOString()])
  go(at(11))
  await remind(moved)
  await remind(cancelled)
  await set({ reminder_texts: false })
  go(at(14))
  await remind(kept)
  expect(await log(account)).toEqual([])
  await set({ reminder_texts: true })
  go(at(13))
  await remind(stopped)
  // The log says why nothing went to them.
  await vi.waitFor(
    async () => expect(await log(account)).toMatchObject([{ state: 'blocked', reason: 'unsubscribed' }]),
    patience,
  )
  go(at(17))
  await remind(after.body)
  await vi.waitFor(() => expect(twilio.texts.map(({ to }) => to)).toEqual([phone]), patience)
})

test('nobody is disturbed at night: a reminder for eight o’clock goes on the evening before', async () => {
  const { at, book, planned } = await start({ reminder_minutes: 120 })
  const early = await book(8)
  expect(await planned(early)).toEqual([new Date(at(0).getTime() - 3.25 * hourMs).toISOString()])
})

test('an approved template goes by WhatsApp in place of the text message, to those who have not stopped it there', async () => {
  const meta = await startFakeMeta()
  onTestFinished(() => meta.close())
  const { account, twilio, set, at, book, remind, go } = await start({}, { WHATSAPP_API_URL: meta.url })
  await account.call('PUT', '/communication/connections/whatsapp', {
    phone_number_id: meta.phoneNumberId,
    business_account_id: meta.businessAccountId,
    access_token: meta.accessToken,
    app_secret: meta.appSecret,
  })
  const { body: template } = await account.call('POST', '/communication/templates', {
    name: 'Reminder',
    channel: 'whatsapp',
    category: 'utility',
    language: 'en',
    body: 'Hello {{name}}, see you for {{service}}, {{when}}.',
  })
  await set({ reminder_template_id: template.id })
  const [first, second, third] = [
    await book(12),
    await book(13, { phone: '+4915112345671', name: 'Bob' }),
    await book(14, { phone: '+4915112345672', name: 'Cleo' }),
  ]
  go(at(11))
  // Not approved yet: an SMS.
  await remind(first)
  await vi.waitFor(() => expect(twilio.texts).toHaveLength(1), patience)
  const submitted = await account.call('POST', `/communication/templates/${template.id}/submit`)
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
  meta.review(meta.templates[0]!.name, 'APPROVED')
  go(new Date(at(12).getTime() + hourMs / 30))
  await account.call('GET', '/communication/templates')
  await remind(second)
  await vi.waitFor(() => expect(meta.messages).toHaveLength(1), patience)
  expect(meta.messages[0]).toMatchObject({ params: ['Bob', 'Check-up', expect.stringContaining('2')] })
  await account.call('POST', '/communication/suppress', { phone: '+4915112345672', channels: ['whatsapp'] })
  go(at(13))
  await remind(third)
  await vi.waitFor(
    () => expect(twilio.texts.map(({ to }) => to)).toEqual([phone, '+4915112345672']),
    patience,
  )
  expect(meta.messages).toHaveLength(1)
})

test('the words are shown as they are read, and counted as the carrier counts', async () => {
  const { account, set } = await start()
  const preview = async (words: string | null) =>
    (await account.call('POST', '/bookings/reminders/preview', { words })).body
  expect(await preview('Soon, {name}: {link}')).toMatchObject({
    text: expect.stringMatching(/^Soon, Anna Meyer: http\S+\n/),
    segments: 1,
    unicode: false,
  })
  expect(await preview('Bis bald 🦷 '.repeat(20))).toMatchObject({ unicode: true, segments: 4 })
  expect((await preview(null)).text).toContain('Riverside Dental')
  expect((await account.call('POST', '/bookings/reminders/preview', { words: 'x'.repeat(601) })).status).toBe(
    422,
  )
  const changed = await set({ reminder_text_words: ' See you at {when} ', reminder_template_id: 'no id' })
  expect(changed.status).toBe(422)
  expect((await set({ reminder_text_words: ' See you ' })).body.booking).toMatchObject({
    reminder_text_words: 'See you',
  })
})
