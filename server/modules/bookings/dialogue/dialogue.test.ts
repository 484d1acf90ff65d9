import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

let app: TestApp
let account: Account

beforeEach(async () => {
  app = await startApp()
  account = await makeAccount(app, { name: 'Harbour Dental' })
  const open = [['09:00', '17:00']]
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    timezone: 'Europe/Berlin',
    country: 'DE',
    hours: Object.fromEntries(days.map(day => [day, open])),
    booking: { min_notice_minutes: 0, slot_step_minutes: 30 },
  })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces behind the house.',
  })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
})

const visitor = (fields?: object) => visitorOf(account, fields)

const bookings = async () => (await account.call('GET', '/bookings')).body.bookings

/** A moment on the business's clock, some days from now. */
const at = (days: number, time: string): string =>
  Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: time })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

describe('the built-in assistant', () => {
  test('books after it has read everything back and got a yes', async () => {
    const say = visitor()
    const asked = await say('I would like to book an appointment tomorrow at 10:30')
    expect(asked).toMatchObject({
      actions: ['asked_about_booking'],
      reply: expect.stringMatching(/10:30.*In whose name/),
    })
    expect((await say('Ada Lovelace')).reply).toMatch(/^Thank you, Ada Lovelace\. Which email address/)
    const back = await say('ada@example.com')
    expect(back.reply).toMatch(/^Shall I book Check-up for Ada Lovelace, .*10:30.*(CES?T|GMT)/)
    expect(await bookings()).toEqual([])
    const booked = await say('yes, please')
    expect(booked).toMatchObject({ actions: expect.arrayContaining(['booking_created']), answered: true })
    const [booking, ...more] = await bookings()
    expect(more).toEqual([])
    expect(booking).toMatchObject({
      ...{ name: 'Ada Lovelace', email: 'ada@example.com', starts_at: at(1, '10:30') },
      ...{ source: 'chat', conversation_id: booked.conversation_id, status: 'confirmed' },
    })
    expect(booked.reply).toContain(booking.manage_url)
    expect(booked.reply).toMatch(/^Booked for Ada Lovelace: Check-up, .*10:30/)
  })

  test('reads and tells times on the clock of the visitor’s page', async () => {
    const say = visitor({ timezone: 'asia/kolkata' })
    // 14:00 in Kolkata is in the morning in Berlin, in summer and in winter.
    await say('I would like to book an appointment tomorrow at 14:00')
    await say('Ada Lovelace')
    expect((await say('ada@example.com')).reply).toMatch(/14:00.*(GMT\+5:30|IST)/)
    await say('yes, please')
    const [booking] = await bookings()
    expect(booking.timezone).toBe('Asia/Kolkata')
    const told = Temporal.Instant.from(booking.starts_at).toZonedDateTimeISO('Asia/Kolkata')
    expect(told.toPlainTime().toString()).toBe('14:00:00')
    const refused = await account.call('POST', '/chat/message', {
      message: 'Hello',
      timezone: 'Mars/Olympus',
    })
    expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'timezone'] }] } })
  })

  test('says that the team was told of what can’t be booked only where somebody hears of it', async () => {
    const today = at(0, '00:00').slice(0, 10)
    await account.call('PATCH', '/account', { closures: [{ from: today, to: '2099-12-31' }] })
    const none = await visitor()('I would like to book an appointment tomorrow')
    expect(none.reply).toMatch(/no free time for Check-up.*I have noted it for the team\./)
  })

  test('offers times, and takes one of them by its number or its hour', async () => {
    const say = visitor({ client_name: 'Ada', email: 'ada@example.com' })
    const offers = await say('Can I book a check-up?')
    expect(offers.reply).toMatch(/^These times are free for Check-up: /)
    expect((await say('2')).reply).toMatch(/^Shall I book Check-up for Ada/)
    expect((await say('rather the day after tomorrow in the afternoon')).reply).toMatch(
      /^These times are free/,
    )
    expect((await say('at 3')).reply).toMatch(/^Shall I book .* 15:00/)
    await say('yes')
    expect(await bookings()).toMatchObject([{ starts_at: at(2, '15:00') }])
  })

  test('names the taken time and free ones instead', async () => {
    await account.call('POST', '/bookings', {
      service_id: (await account.call('GET', '/services')).body.services[0].id,
      ...{ starts_at: at(1, '10:00'), name: 'Bob' },
    })
    const say = visitor({ client_name: 'Ada', email: 'ada@example.com' })
    const refused = await say('Please book me an appointment tomorrow at 10:00')
    expect(refused.reply).toMatch(/10:00.* is not free\. These times are free/)
    expect((await say('book tomorrow at 22:00')).reply).toMatch(/22:00.* closed.* 09:00–17:00/)
    const back = await say('10:30')
    expect(back).toMatchObject({
      reply: expect.stringMatching(/^Shall I book/),
      choices: [{ message: 'Yes' }, { message: 'No' }],
    })
    expect((await say('no')).reply).toMatch(/^What shall I change/)
    expect((await say('never mind')).reply).toBe('All right, I have left everything as it is.')
    expect(await bookings()).toHaveLength(1)
  })

  test('moves and cancels what was booked in the conversation, and nothing else', async () => {
    const say = visitor({ client_name: 'Ada', email: 'ada@example.com' })
    await say('Book an appointment tomorrow at 11:00')
    await say('yes')
    expect((await visitor({ email: 'ada@example.com' })('cancel my appointment')).reply).toMatch(
      /^I can only change what was booked in this conversation/,
    )
    expect((await say('Can you reschedule it to tomorrow at 12:00?')).reply).toMatch(
      /^Shall I move Check-up to .*12:00/,
    )
    const moved = await say('yes')
    expect(moved.actions).toContain('booking_updated')
    expect(await bookings()).toMatchObject([{ starts_at: at(1, '12:00'), status: 'confirmed' }])
    expect((await say('sorry, I have to cancel my appointment')).reply).toMatch(
      /^Shall I cancel Check-up, .*12:00/,
    )
    expect((await say('yes')).actions).toContain('booking_cancelled')
    expect(await bookings()).toMatchObject([{ status: 'cancelled', cancelled_by: 'visitor' }])
  })

  test('answers a question in between, and goes on', async () => {
    const say = visitor({ client_name: 'Ada' })
    await say('I want to book tomorrow at 10:00')
    const between = await say('Is there parking?')
    expect(between.reply).toMatch(/^There are twelve free parking spaces.*\n\nWhich email/)
    expect((await say('ada@example.com')).reply).toMatch(/^Shall I book/)
  })

  test('asks which of several services, and passes on when there is nothing free', async () => {
    await account.call('POST', '/services', { name: 'Whitening', duration_minutes: 60 })
    const say = visitor()
    expect((await say('I need an appointment')).reply).toContain('Check-up, Whitening')
    expect((await say('whitening')).reply).toMatch(/^These times are free for Whitening/)
    await account.call('PATCH', '/account', { hours: {} })
    const nothing = await visitor()('I want to book a check-up')
    expect(nothing).toMatchObject({ answered: false, reply: expect.stringContaining('no free time') })
    // Where they can wait for one.
    expect(nothing.reply).toMatch(/waiting list here: http\S+\/book\?service=[\w-]{36}$/)
    const { items } = (await account.call('GET', '/needs-you')).body
    expect(items.map((item: { kind: string }) => item.kind)).toContain('failed_booking')
  })

  test('who asks about cancelling hears what the business taught; who wants it is asked which', async () => {
    const rule = 'Cancel at least 24 hours before your appointment. Later cancellations cost 30 euros.'
    await account.call('POST', '/knowledge/portal/ingest', {
      question: 'How long before must I cancel my appointment?',
      answer: rule,
    })
    await account.call('POST', '/knowledge/portal/ingest', {
      question: 'How do I book an appointment?',
      answer: 'Book on our page, or ring us.',
    })
    const asks = visitor()
    expect((await asks('How long before must I cancel my appointment?')).reply).toBe(rule)
    expect((await asks('How do I book an appointment?')).reply).toBe('Book on our page, or ring us.')
    expect((await asks('Please cancel my appointment')).reply).toMatch(
      /only .*in this conversation|booked here/i,
    )
    // A question in the middle of a booking does not become another plan.
    await asks('I would like to book an appointment tomorrow at 10:30')
    const between = await asks('What does it cost to cancel my appointment?')
    expect(between.actions).not.toContain('asked_about_booking')
    expect((await asks('Ada Lovelace')).reply).toMatch(/^Thank you, Ada Lovelace/)
  })

  test('does not mistake questions about bookings for a booking, and mentions none when they are off', async () => {
    for (const question of [
      'Is there parking?',
      'Do you have a book shop?',
      'What are your opening hours tomorrow?',
    ]) {
      expect((await visitor()(question)).actions, question).not.toContain('asked_about_booking')
    }
    await account.call('PATCH', '/account', { booking: { paused: true } })
    expect((await visitor()('I want to book')).reply).toBe('Bookings are paused at the moment.')
  })

  test('a time on a button is what its press says, in every language; a yes that comes twice books once', async () => {
    for (const language of languages) {
      const say = visitor({ client_name: 'Ada', email: 'ada@example.com' })
      await account.call('PATCH', '/account', { language })
      const { choices } = await say(`Check-up ${at(3, '10:00').slice(0, 10)}`)
      expect(choices.length, language).toBeGreaterThan(2)
      const back = await say(choices[1].message)
      expect(back.choices, `${choices[1].message}: ${back.reply}`).toHaveLength(2)
    }
    await account.call('PATCH', '/account', { language: 'en' })
    const say = visitor({ client_name: 'Ada', email: 'ada@example.com' })
    await say('A check-up tomorrow at 12:00 please')
    const { conversation_id } = await say('hmm')
    const yes = () => account.call('POST', '/chat/message', { message: 'yes', conversation_id })
    await Promise.all([yes(), yes()])
    expect((await yes()).body.reply).toMatch(/^(That is booked already|All right)/)
    expect(await bookings()).toHaveLength(1)
  })

  test('what was booked is told, moved from its own day and hour, and joined by another for somebody else', async () => {
    await account.call('POST', '/services', {
      name: 'Whitening',
      duration_minutes: 60,
      price: 90,
      currency: 'EUR',
    })
    const say = visitor()
    await say('Can I come the day after tomorrow at 3?')
    expect((await say('how much is whitening?')).reply).toMatch(
      /^Whitening costs €90.\n\nWhat would you like to book/,
    )
    expect((await say('check up')).reply).toMatch(/Check-up, .* 15:00–15:30/)
    expect((await say('yes please')).reply).toMatch(/In whose name/)
    expect((await say('Will Smith and my email is will@example.com')).reply).toMatch(
      /for Will Smith, will@example.com/,
    )
    expect((await say('yes but at 4')).reply).toMatch(/^Shall I book .* 16:00/)
    await say('go ahead')
    expect((await say('can I change it to 5')).reply).toMatch(/17:00.*(late|closed)/)
    expect((await say('half past two then')).reply).toMatch(/^Shall I move .* 14:30/)
    await say('👍')
    expect((await say('What have I booked?')).reply).toMatch(/^You have booked: Check-up, .* 14:30/)
    expect((await say('and another one for my son tomorrow at 9')).reply).toMatch(/In whose name/)
    await say('Jaden Smith')
    await say('perfect')
    expect(await bookings()).toMatchObject([
      { name: 'Will Smith', starts_at: at(2, '14:30'), email: 'will@example.com' },
      { name: 'Jaden Smith', starts_at: at(1, '09:00') },
    ])
  })

  test('a closed day, a day that is over and one too far ahead are called that; a wish narrows what is offered', async () => {
    const closed = at(5, '12:00').slice(0, 10)
    await account.call('PATCH', '/account', { closures: [{ from: closed, to: closed }] })
    const say = visitor()
    expect((await say(`A check-up on ${closed} at 10`)).reply).toMatch(/closed.*These times are free/)
    expect((await say('yesterday at 10')).reply).toMatch(/is already past.*These times are free/)
    expect((await say('in 40 weeks')).reply).toMatch(/too far ahead/)
    const hours = ({ choices }: { choices: { label: string }[] }) =>
      choices.map(({ label }) => label.slice(-5))
    const between = hours(await say('the day after tomorrow between 2 and 4'))
    expect(between.length).toBeGreaterThan(1)
    expect(
      between.every(hour => hour >= '14:00' && hour < '16:00'),
      between.join(),
    ).toBe(true)
    const before = hours(await say('or before 11'))
    expect(before.length).toBeGreaterThan(1)
    expect(
      before.every(hour => hour < '11:00'),
      before.join(),
    ).toBe(true)
  })
})
