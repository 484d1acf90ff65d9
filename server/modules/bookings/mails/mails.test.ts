import ICAL from 'ical.js'
import { type ParsedMail, simpleParser } from 'mailparser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { mailBooking } from './jobs.ts'

let smtp: FakeSmtp

const hourMs = 3_600_000

async function start(): Promise<{ app: TestApp; account: Account; service: string; slots: string[] }> {
  smtp = await startFakeSmtp()
  // Once the app has let go of its connections: it stops first.
  onTestFinished(() => smtp.close())
  const app = await startApp({
    jobs: true,
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Front desk <desk@host.example>' },
  })
  const account = await makeAccount(app, { name: 'Riverside Dental' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
    booking: { min_notice_minutes: 0, slot_step_minutes: 60 },
    email: replyTo,
    address: '1 River Street',
  })
  const made = await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })
  const service = made.body.id
  const { body } = await account.call('GET', `/bookings/availability?service_id=${service}`)
  return { app, account, service, slots: body.slots.map((slot: { starts_at: string }) => slot.starts_at) }
}

const replyTo = 'hello@riverside.example'

/** What arrived of this business: the app also sends what tests before it have left to be sent. */
const arrived = () => smtp.received.filter(({ raw }) => raw.includes(replyTo))

/** Every mail of it, once there are so many. */
const mails = (count: number): Promise<ParsedMail[]> =>
  vi.waitFor(
    () => {
      if (arrived().length < count) throw new Error(`${arrived().length} of ${count} mails so far`)
      return Promise.all(arrived().map(({ raw }) => simpleParser(raw)))
    },
    { timeout: 60_000, interval: 30 },
  )

/** The calendar entry of a mail, and what to do with it. */
function entryOf(mail: ParsedMail) {
  // Once to be acted on, and once as a file for programs that know no invitations.
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar', 'application/ics'])
  const [file] = mail.attachments
  const calendar = new ICAL.Component(ICAL.parse(file!.content.toString()))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { method: calendar.getFirstPropertyValue('method'), event }
}

const book = async (account: Account, service: string, startsAt: string, fields: object = {}) =>
  (
    await account.call('POST', '/bookings', {
      service_id: service,
      starts_at: startsAt,
      name: 'Ann Lee',
      email: 'ann@example.com',
      timezone: 'Asia/Tokyo',
      ...fields,
    })
  ).body

test('booking, moving and cancelling send a mail each, with the same calendar entry', async () => {
  const { account, service, slots } = await start()
  const booking = await book(account, service, slots[0]!)
  await mails(1)
  await account.call('PATCH', `/bookings/${booking.id}`, { starts_at: slots[2] })
  await mails(2)
  await account.call('POST', `/bookings/${booking.id}/cancel`, { reason: 'We are ill' })
  const [confirmation, change, cancellation] = await mails(3)
  expect(confirmation).toMatchObject({
    from: { value: [{ name: 'Riverside Dental', address: 'desk@host.example' }] },
    replyTo: { value: [{ address: replyTo }] },
    to: { value: [{ address: 'ann@example.com' }] },
    subject: expect.stringMatching(/^Booked: Check-up, .*GMT\+9/),
  })
  expect(confirmation!.text).toContain(booking.manage_url)
  expect(confirmation!.text).toContain('1 River Street')
  // The visitor's clock is in Tokyo, the door of the business is not.
  expect(confirmation!.text).toMatch(/GMT\+9\n.* (?:UTC|GMT) \(Riverside Dental\)\n/)
  expect(cancellation!.text).toContain('Reason: We are ill')
  expect(cancellation!.text).not.toContain(booking.manage_url)
  const entries = [confirmation, change, cancellation].map(mail => entryOf(mail!))
  expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2])
  expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1)
  expect(entries[0]!.event.startDate.toJSDate().toISOString()).toBe(slots[0])
  expect(entries[1]!.event.startDate.toJSDate().toISOString()).toBe(slots[2])
  expect(entries[2]!.event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('a mail goes out once, however often its job runs', async () => {
  const { app, account, service, slots } = await start()
  const { id } = await book(account, service, slots[0]!)
  await mails(1)
  const order = { booking_id: id, kind: 'confirmation' as const, sequence: 0 }
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { signal } = new AbortController()
  await Promise.all(Array.from({ length: 5 }, () => mailBooking.run(ctx, order, signal)))
  await mailBooking.run(ctx, { ...order, kind: 'change', sequence: 3 }, signal)
  expect(arrived()).toHaveLength(1)
})

test('a temporary refusal is retried; without an address there is no mail', async () => {
  const { account, service, slots } = await start()
  smtp.refuseNext(451)
  await book(account, service, slots[0]!)
  await book(account, service, slots[1]!, { email: null, phone: '+49 40 123456' })
  const [mail] = await mails(1)
  expect(mail!.subject).toContain('Booked')
  expect(arrived()).toHaveLength(1)
})

test('a reminder goes out a day before, with the current time', async () => {
  const { app, account, service, slots } = await start()
  const later = (days: number) =>
    slots.find(slot => Date.parse(slot) > app.clock.now().getTime() + days * 24 * hourMs)!
  const booking = await book(account, service, later(3))
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const remind = (sequence: number) =>
    mailBooking.run(ctx, { booking_id: booking.id, kind: 'reminder', sequence }, new AbortController().signal)
  // A state that is outdated when its mail is due is not mailed.
  await mails(1)
  await account.call('PATCH', `/bookings/${booking.id}`, { starts_at: later(4) })
  await mails(2)
  const waiting = await app.deps.queue.boss.findJobs('bookings.mail', { data: { booking_id: booking.id } })
  const reminders = waiting.filter(job => (job.data as { kind: string }).kind === 'reminder')
  expect(reminders.map(job => job.startAfter.getTime()).toSorted()).toEqual(
    [later(3), later(4)].map(slot => Date.parse(slot) - 24 * hourMs),
  )
  await remind(1) // before it is due
  app.clock.advance(3 * 24 * hourMs + 2 * hourMs)
  await remind(0) // of the time before
  expect(arrived()).toHaveLength(2)
  await remind(1)
  expect((await mails(3))[2]!.subject).toContain('Reminder: Check-up')
  app.clock.advance(5 * 24 * hourMs)
  await account.call('PATCH', `/bookings/${booking.id}`, { email: 'new@example.com' })
  await remind(2) // it has begun
  expect(arrived()).toHaveLength(3)
})

test('a business says when it reminds, and in which words', async () => {
  const { app, account, service, slots } = await start()
  const rules = (booking: object) => account.call('PATCH', '/account', { booking })
  expect((await rules({ reminder_minutes: 5 })).status).toBe(422)
  const words = 'Dear {name}, {service} at {business}: {when}. {unknown}'
  expect((await rules({ reminder_minutes: 180, reminder_words: words })).body.booking).toMatchObject({
    reminder_minutes: 180,
    reminder_words: words,
  })
  const slot = slots.find(each => Date.parse(each) > app.clock.now().getTime() + 2 * 24 * hourMs)!
  const { id } = await book(account, service, slot)
  await mails(1)
  const waiting = await app.deps.queue.boss.findJobs('bookings.mail', { data: { booking_id: id } })
  const due = waiting.find(job => (job.data as { kind: string }).kind === 'reminder')!.startAfter
  expect(due.getTime()).toBe(Date.parse(slot) - 3 * hourMs)

  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const remind = () =>
    mailBooking.run(ctx, { booking_id: id, kind: 'reminder', sequence: 0 }, new AbortController().signal)
  await rules({ reminder_minutes: null })
  app.clock.advance(Date.parse(slot) - app.clock.now().getTime() - 2 * hourMs)
  await remind()
  expect(arrived()).toHaveLength(1)
  await rules({ reminder_minutes: 180 })
  await remind()
  const [, reminder] = await mails(2)
  expect(reminder!.text).toMatch(/Dear Ann Lee, Check-up at Riverside Dental: .*\. \{unknown\}/)
  expect((await rules({ reminder_words: ' ' })).body.booking.reminder_words).toBeNull()
})
