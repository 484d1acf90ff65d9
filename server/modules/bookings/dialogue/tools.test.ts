import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'

let account: Account
let fake: FakeOpenAI
let slots: string[]

beforeEach(async () => {
  fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } })
  account = await makeAccount(app, { name: 'Harbour Dental' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
  })
  const { id } = (await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })).body
  const { body } = await account.call('GET', `/bookings/availability?service_id=${id}`)
  slots = body.slots.map((slot: { starts_at: string }) => slot.starts_at)
})

const ask = async (message: string, conversation_id?: string) =>
  (await account.call('POST', '/chat/message', { message, conversation_id })).body
const bookings = async () => (await account.call('GET', '/bookings')).body.bookings
const uses = (name: string, given: object, text: string) =>
  fake.reply({ tools: [{ name, arguments: given }] }, { text })

test('a model finds times, books one, moves it and cancels it', async () => {
  uses('find_slots', {}, 'There is a time.')
  const { conversation_id } = await ask('When can I come for a check-up?')
  const wish = { starts_at: slots[0], name: 'Ada', email: 'ada@example.com' }
  uses('book', wish, 'You are booked.')
  const booked = await ask('The first one. I am Ada, ada@example.com. Yes, book it.', conversation_id)
  expect(booked.actions).toContain('booking_created')
  const [booking] = await bookings()
  expect(booking).toMatchObject({ starts_at: slots[0], name: 'Ada', source: 'chat', conversation_id })
  uses('reschedule', { booking_id: booking.id, starts_at: slots[3] }, 'Moved.')
  expect((await ask('Move it to the fourth, yes.', conversation_id)).actions).toContain('booking_updated')
  expect(await bookings()).toMatchObject([{ starts_at: slots[3] }])
  uses('cancel_booking', { booking_id: booking.id }, 'Cancelled.')
  expect((await ask('Cancel it, yes.', conversation_id)).actions).toContain('booking_cancelled')
  expect(await bookings()).toMatchObject([{ status: 'cancelled', cancelled_by: 'visitor' }])
})

test('a model can’t book a taken time, book without a person, or touch another conversation’s booking', async () => {
  uses('book', { starts_at: '2020-01-01T10:00:00Z', name: 'Ada', email: 'ada@example.com' }, 'I could not.')
  expect((await ask('Book me in 2020, ada@example.com')).actions).not.toContain('booking_created')
  uses('book', { starts_at: slots[0], name: 'Ada' }, 'How can we reach you?')
  await ask('Book the first time')
  expect(await bookings()).toEqual([])
  const service = (await account.call('GET', '/services')).body.services[0].id
  const wish = { service_id: service, starts_at: slots[0], name: 'Bob' }
  const { id } = (await account.call('POST', '/bookings', wish)).body
  uses('cancel_booking', { booking_id: id }, 'I can’t.')
  await ask('Cancel the booking of Bob')
  expect(await bookings()).toMatchObject([{ status: 'confirmed' }])
})

test('a model that books twice has booked once, and is told why a time can’t be booked', async () => {
  const { id } = (await account.call('GET', '/services')).body.services[0]
  await account.call('PATCH', `/services/${id}`, { capacity: 3 })
  const wish = { starts_at: slots[0], name: 'Ada', email: 'ada@example.com' }
  fake.reply(
    { tools: [{ name: 'book', arguments: wish }] },
    { tools: [{ name: 'book', arguments: wish }] },
    { text: 'You are booked.' },
  )
  const { actions, conversation_id } = await ask('The first time for Ada, ada@example.com. Yes, book it.')
  expect(actions.filter((action: string) => action === 'booking_created')).toHaveLength(1)
  uses('book', wish, 'It is booked.')
  await ask('yes', conversation_id)
  expect(await bookings()).toHaveLength(1)
  uses('book', { ...wish, starts_at: '2020-01-01T10:00:00Z' }, 'That is past.')
  await ask('And in 2020?', conversation_id)
  expect(JSON.stringify(fake.requests.at(-1))).toContain('past')
})
