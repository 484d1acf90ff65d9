import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { type Account, call, type TestApp } from '#server/test/app.ts'
import { booked, slotsOf, start } from '#server/test/open-desk.ts'

const hourMs = 3_600_000

const events = (app: TestApp, account: Account, type: string) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').selectAll().where('type', '=', type).orderBy('id').execute())

test('a free time is booked, is gone, and makes the person a lead', async () => {
  const { app, account, service, slots } = await start()
  const [first] = slots
  const made = await booked(account, service, first!, { notes: ' by the window ', timezone: 'Europe/Berlin' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(made.body).toMatchObject({
    service_id: service,
    service_name: 'Check-up',
    starts_at: first,
    ends_at: new Date(Date.parse(first!) + hourMs).toISOString(),
    timezone: 'Europe/Berlin',
    name: 'Ann Lee',
    email: 'ann@example.com',
    notes: 'by the window',
    status: 'confirmed',
    source: 'api',
  })
  expect(made.body.manage_url).toMatch(/\/b\/[\w-]{32}$/)
  expect(await slotsOf(account, service)).not.toContain(first)
  expect((await booked(account, service, first!)).status).toBe(409)
  const lead = await account.call('GET', `/leads/${made.body.lead_id}`)
  expect(lead.body).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com', source: 'booking' })
  expect((await account.call('GET', `/bookings/${made.body.id}`)).body).toEqual(made.body)
  const [event, ...more] = await events(app, account, 'booking.created')
  expect(more).toEqual([])
  expect(event!.data).toEqual(made.body)
})

test('what can be booked is exactly what is offered', async () => {
  const { app, account, service } = await start({
    settings: {
      hours: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['09:00', '11:00']]]),
      ),
      booking: { min_notice_minutes: 120, slot_step_minutes: 30, horizon_days: 10 },
    },
  })
  const now = app.clock.now()
  const from = new Date(now.getTime() - 24 * hourMs).toISOString().slice(0, 10)
  const to = new Date(now.getTime() + 20 * 24 * hourMs).toISOString().slice(0, 10)
  const slots = await slotsOf(account, service, `&from=${from}&to=${to}`)
  expect(slots.length).toBeGreaterThanOrEqual(10 * 3 - 3)
  for (const slot of slots) {
    expect(slot.slice(11, 16)).toMatch(/09:00|09:30|10:00/)
    expect(Date.parse(slot)).toBeGreaterThanOrEqual(now.getTime() + 2 * hourMs)
    expect(Date.parse(slot)).toBeLessThan(now.getTime() + 12 * 24 * hourMs)
  }
  const at = (time: string) => `${slots.at(-1)!.slice(0, 11)}${time}:00Z`
  for (const refused of [
    at('08:30'),
    at('10:30'),
    at('09:10'),
    '2020-01-01T09:00:00Z',
    '9999-12-31T09:00:00Z',
  ]) {
    expect((await booked(account, service, refused)).status, refused).toBe(409)
  }
  expect((await booked(account, service, at('09:30'))).status).toBe(201)
  expect((await booked(account, service, at('10:00'))).status).toBe(409)
  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect(await slotsOf(account, service)).toEqual([])
  const paused = await booked(account, service, slots[0]!)
  expect(paused).toMatchObject({ status: 409, body: { detail: 'Bookings are paused at the moment.' } })
})

test('days are those of the zone asked for', async () => {
  const { app, account, service } = await start()
  const day = new Date(app.clock.now().getTime() + 5 * 24 * hourMs).toISOString().slice(0, 10)
  const slots = await slotsOf(account, service, `&from=${day}&to=${day}&timezone=Asia/Tokyo`)
  expect(slots).toHaveLength(24)
  expect(slots[0]).toBe(new Date(Date.parse(`${day}T00:00:00+09:00`)).toISOString())
  for (const [query, field] of [
    ['&timezone=Mars/Olympus', 'timezone'],
    ['&from=yesterday', 'from'],
    ['&from=2026-01-01&to=2026-06-01', 'to'],
  ]) {
    const { status, body } = await account.call('GET', `/bookings/availability?service_id=${service}${query}`)
    expect(status, query).toBe(422)
    expect(body.detail[0].loc).toEqual(['query', field])
  }
  expect((await account.call('GET', '/bookings/availability?service_id=nothing')).status).toBe(404)
})

test('a booking moves to a time that is free, under the rules of a new one', async () => {
  const { app, account, service, slots } = await start()
  const mine = (await booked(account, service, slots[0]!)).body
  await booked(account, service, slots[1]!)
  const move = (startsAt: string) => account.call('PATCH', `/bookings/${mine.id}`, { starts_at: startsAt })
  expect((await move(slots[1]!)).status).toBe(409)
  expect((await move('2020-01-01')).status).toBe(409)
  const moved = await move(slots[2]!)
  expect(moved).toMatchObject({ status: 200, body: { starts_at: slots[2], status: 'confirmed' } })
  expect(moved.body.manage_url).toBe(mine.manage_url)
  expect((await move(slots[2]!)).body.updated_at).toBe(moved.body.updated_at)
  expect(await slotsOf(account, service)).toContain(slots[0])
  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect((await move(slots[3]!)).status).toBe(200)
  await account.call('PATCH', '/account', { booking: { paused: false } })
  const back = await move(slots[2]!)
  const renamed = await account.call('PATCH', `/bookings/${mine.id}`, { name: 'Ann Moore', notes: null })
  expect(renamed.body).toMatchObject({ name: 'Ann Moore', notes: '', starts_at: slots[2] })
  const updates = await events(app, account, 'booking.updated')
  expect(updates).toHaveLength(4)
  expect(updates.map(({ data }) => data).slice(2)).toEqual([back.body, renamed.body])
})

test('a booking may overlap its own former time when it moves', async () => {
  const { account, service, slots } = await start({
    settings: {
      hours: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['00:00', '24:00']]]),
      ),
      booking: { min_notice_minutes: 0, slot_step_minutes: 30 },
    },
  })
  const { body } = await booked(account, service, slots[0]!)
  const moved = await account.call('PATCH', `/bookings/${body.id}`, { starts_at: slots[1] })
  expect(moved).toMatchObject({ status: 200, body: { starts_at: slots[1] } })
})

test('a cancelled booking gives its time back and stays cancelled', async () => {
  const { app, account, service, slots } = await start()
  const { body } = await booked(account, service, slots[0]!)
  const cancelled = await account.call('POST', `/bookings/${body.id}/cancel`, { reason: ' ill ' })
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'cancelled', cancelled_by: 'business', cancel_reason: 'ill' },
  })
  expect(await account.call('POST', `/bookings/${body.id}/cancel`)).toMatchObject({
    status: 200,
    body: cancelled.body,
  })
  expect((await booked(account, service, slots[0]!)).status).toBe(201)
  for (const [method, path] of [
    ['PATCH', ''],
    ['POST', '/complete'],
    ['POST', '/no-show'],
  ] as const) {
    const again = await account.call(
      method,
      `/bookings/${body.id}${path}`,
      method === 'PATCH' ? { name: 'B' } : undefined,
    )
    expect(again.status, path).toBe(409)
  }
  expect(await events(app, account, 'booking.cancelled')).toHaveLength(1)
})

test('the result of a booking is recorded after its start and can be corrected', async () => {
  const { app, account, service, slots } = await start()
  const { body } = await booked(account, service, slots[0]!)
  const say = (what: string) => account.call('POST', `/bookings/${body.id}/${what}`)
  expect((await say('complete')).status).toBe(409)
  app.clock.advance(3 * hourMs)
  expect((await say('complete')).body.status).toBe('completed')
  expect((await say('no-show')).body.status).toBe('no_show')
  expect((await say('no-show')).status).toBe(200)
  expect((await say('cancel')).status).toBe(409)
  expect(await events(app, account, 'booking.updated')).toHaveLength(2)
})

test('bookings are listed by time, status and service', async () => {
  const { account, service, slots } = await start()
  const ids = []
  for (const slot of slots.slice(0, 3)) ids.push((await booked(account, service, slot)).body.id)
  await account.call('POST', `/bookings/${ids[1]}/cancel`)
  const listed = async (query: string) => {
    const { body } = await account.call('GET', `/bookings?${query}`)
    return { ids: body.bookings.map((one: { id: string }) => one.id), total: body.total }
  }
  expect(await listed('')).toEqual({ ids: ids.toReversed(), total: 3 })
  expect(await listed('status=cancelled')).toEqual({ ids: [ids[1]], total: 1 })
  expect(await listed(`from=${slots[1]}&to=${slots[2]}`)).toEqual({ ids: [ids[1]], total: 1 })
  expect(await listed(`service_id=${service}&limit=1&offset=1`)).toEqual({ ids: [ids[1]], total: 3 })
  expect((await account.call('GET', '/bookings?service_id=nothing')).status).toBe(404)
  expect(await listed(`lead_id=${crypto.randomUUID()}`)).toEqual({ ids: [], total: 0 })
})

test('a standard key may book; the answer names all missing and malformed fields at once', async () => {
  const { app, account, service, slots } = await start()
  const key = { 'x-api-key': account.standardKey }
  const body = { service_id: service, starts_at: slots[0], name: 'Bob' }
  expect((await call(app, 'POST', '/bookings', body, key)).status).toBe(201)
  const wrong = await call(app, 'POST', '/bookings', { starts_at: 'soon', name: ' ', email: 'nobody' }, key)
  expect(wrong.status).toBe(422)
  expect(wrong.body.detail.map((one: { loc: string[] }) => one.loc[1]).toSorted()).toEqual([
    'email',
    'name',
    'service_id',
    'starts_at',
  ])
  expect((await booked(account, service, slots[1]!, { timezone: '+02:00' })).status).toBe(422)
  expect((await booked(account, 'none', slots[1]!)).status).toBe(404)
})

test('services: a price has a currency, one that was booked stays, one out of use is not offered', async () => {
  const { account, service, slots } = await start({ service: { price: 49.9, currency: 'EUR' } })
  const { body } = await account.call('GET', '/services')
  expect(body.services).toMatchObject([
    { id: service, price: 49.9, currency: 'EUR', capacity: 1, is_active: true },
  ])
  const free = await account.call('POST', '/services', { name: 'Talk', duration_minutes: 15 })
  expect(free.body).toMatchObject({ price: null, currency: null, description: '' })
  expect((await account.call('PATCH', `/services/${free.body.id}`, { price: 10 })).status).toBe(422)
  expect((await account.call('DELETE', `/services/${free.body.id}`)).status).toBe(204)
  await booked(account, service, slots[0]!)
  expect((await account.call('DELETE', `/services/${service}`)).status).toBe(409)
  expect((await account.call('PATCH', `/services/${service}`, { is_active: false })).status).toBe(200)
  expect((await booked(account, service, slots[1]!)).status).toBe(409)
  for (const fields of [{ duration_minutes: 0 }, { capacity: 501 }, { currency: 'euro' }, { name: '' }]) {
    expect((await account.call('PATCH', `/services/${service}`, fields)).status).toBe(422)
  }
})

test('a booking is made longer and shorter, never over somebody else; it keeps its length when it moves', async () => {
  const { account, service, slots } = await start({ service: { duration_minutes: 60 } })
  const { id } = (await booked(account, service, slots[2]!)).body
  await booked(account, service, slots[4]!)
  const change = (changes: object) => account.call('PATCH', `/bookings/${id}`, changes)
  const minutes = ({ body }: { body: Booking }) =>
    (Date.parse(body.ends_at) - Date.parse(body.starts_at)) / 60_000
  expect(minutes(await change({ duration_minutes: 120 }))).toBe(120)
  expect((await change({ duration_minutes: 121 })).status).toBe(409)
  expect((await change({ duration_minutes: 0 })).status).toBe(422)
  // The hour before the other booking is too short for it by now, for the visitor as well.
  const free = async (query: string) => slotsOf(account, service, query)
  expect(await free(`&booking_id=${id}`)).not.toContain(slots[3])
  expect(await free(`&booking_id=${id}`)).toContain(slots[1])
  expect(await free(`&booking_id=${id}&duration_minutes=60`)).toContain(slots[3])
  expect((await change({ starts_at: slots[3] })).status).toBe(409)
  const moved = await change({ starts_at: slots[6] })
  expect([moved.status, minutes(moved)]).toEqual([200, 120])
  const back = await change({ starts_at: slots[3], duration_minutes: 30 })
  expect([back.status, minutes(back)]).toEqual([200, 30])
})

test('a service with hours of its own is booked in these, and not while the business is closed for a day', async () => {
  const { app, account, service } = await start()
  const hours = { mon: [['09:00', '11:00']], wed: [['14:00', '15:00']] }
  const path = `/services/${service}`
  expect((await account.call('PATCH', path, { hours: { mon: [['11:00', '09:00']] } })).status).toBe(422)
  expect((await account.call('PATCH', path, { hours })).body.hours).toEqual(hours)
  const week = await slotsOf(account, service)
  const days = (slots: string[]) =>
    new Set(slots.map(slot => `${new Date(slot).getUTCDay()} ${slot.slice(11, 16)}`))
  expect([...days(week)].sort()).toEqual(['1 09:00', '1 10:00', '3 14:00'])
  const monday = week.find(slot => new Date(slot).getUTCDay() === 1)!.slice(0, 10)
  expect(app.clock.now().getTime()).toBeLessThan(Date.parse(week[0]!))
  await account.call('PATCH', '/account', { closures: [{ from: monday, to: monday }] })
  expect((await slotsOf(account, service)).filter(slot => slot.startsWith(monday))).toEqual([])
  expect((await account.call('PATCH', path, { hours: null })).body.hours).toBeNull()
})

test('the page on which visitors book is named, and whether they can', async () => {
  const { app, account, service } = await start()
  const page = async () => (await account.call('GET', '/bookings/page')).body
  expect(await page()).toEqual({
    url: expect.stringMatching(/\/[a-z0-9-]+\/book$/),
    is_open: true,
  })
  expect((await fetch(app.url + new URL((await page()).url).pathname)).status).toBe(200)
  await account.call('PATCH', `/services/${service}`, { is_active: false })
  expect((await page()).is_open).toBe(false)
})
