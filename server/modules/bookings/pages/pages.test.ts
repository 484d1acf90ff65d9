import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const html = { accept: 'text/html' }
const dayMs = 24 * 3_600_000

async function start(): Promise<{ app: TestApp; account: Account; service: string; slots: string[] }> {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Riverside <Dental>' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
    booking: { min_notice_minutes: 0, slot_step_minutes: 60 },
    allowed_domains: ['friends.example'],
    email: 'desk@riverside.example',
  })
  const made = await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })
  const service = made.body.id
  const times = await call(app, 'GET', `/booking-page/${account.slug}/availability?service_id=${service}`)
  expect(times.status, JSON.stringify(times.body)).toBe(200)
  return {
    app,
    account,
    service,
    slots: times.body.slots.map((slot: { starts_at: string }) => slot.starts_at),
  }
}

const tokenOf = (booking: { manage_url: string }) => booking.manage_url.split('/').at(-1)

test('a stranger books by the business’s slug or id, and manages by token alone', async () => {
  const { app, account, service, slots } = await start()
  for (const name of [account.slug, account.tenant]) {
    const { body } = await call(app, 'GET', `/booking-page/${name}`)
    expect(body).toMatchObject({
      slug: account.slug,
      enabled: true,
      services: [{ id: service, name: 'Check-up' }],
    })
  }
  const wish = {
    service_id: service,
    starts_at: slots[0],
    name: 'Ann',
    phone: '+49 40 1234567',
    timezone: 'Asia/Tokyo',
  }
  const made = await call(app, 'POST', `/booking-page/${account.slug}/bookings`, wish)
  expect(made).toMatchObject({ status: 201, body: { status: 'confirmed', can_change: true } })
  expect(made.body).not.toHaveProperty('lead_id')
  expect((await account.call('GET', `/bookings/${made.body.id}`)).body).toMatchObject({ source: 'page' })
  const own = `/booking-page/b/${tokenOf(made.body)}`
  expect((await call(app, 'GET', own)).body).toEqual(made.body)
  const free = (await call(app, 'GET', `${own}/availability`)).body.slots
  expect(free[0].starts_at).toBe(slots[0]) // its own time stays possible
  const moved = await call(app, 'PATCH', own, { starts_at: slots[3] })
  expect(moved).toMatchObject({ status: 200, body: { starts_at: slots[3] } })
  expect((await call(app, 'GET', `${own}/booking.ics`)).body).toContain(
    'SUMMARY:Check-up · Riverside <Dental>',
  )
  const cancelled = await call(app, 'POST', `${own}/cancel`, { reason: 'ill' })
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', can_change: false } })
  expect((await account.call('GET', `/bookings/${made.body.id}`)).body).toMatchObject({
    cancelled_by: 'visitor',
  })
  expect((await call(app, 'PATCH', own, { starts_at: slots[0] })).status).toBe(409)
})

test('the page needs contact details; a booking that has begun can’t be changed', async () => {
  const { app, account, service, slots } = await start()
  const wish = { service_id: service, starts_at: slots[0], name: 'Ann', email: ' ' }
  const post = (body: object) => call(app, 'POST', `/booking-page/${account.slug}/bookings`, body)
  expect((await post({ ...wish, email: null })).status).toBe(400)
  const made = (await post({ ...wish, email: 'ann@example.com' })).body
  app.clock.advance(dayMs)
  const own = `/booking-page/b/${tokenOf(made)}`
  expect((await call(app, 'GET', own)).body.can_change).toBe(false)
  expect((await call(app, 'PATCH', own, { starts_at: slots.at(-1) })).status).toBe(409)
  expect((await call(app, 'POST', `${own}/cancel`)).status).toBe(409)
})

test('a foreign website may ask only when the business allows it', async () => {
  const { app, account, service, slots } = await start()
  const wish = { service_id: service, starts_at: slots[0], name: 'Ann', email: 'ann@example.com' }
  const path = `/booking-page/${account.tenant}`
  const from = (origin: string) => ({ origin })
  const refused = await call(app, 'POST', `${path}/bookings`, wish, from('https://evil.example'))
  expect(refused.status).toBe(403)
  const allowed = await call(app, 'POST', `${path}/bookings`, wish, from('https://friends.example'))
  expect(allowed.status).toBe(201)
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friends.example')
  expect((await account.call('GET', `/bookings/${allowed.body.id}`)).body.source).toBe('widget')
  const own = await call(app, 'GET', path, undefined, from(app.url))
  expect(own.status).toBe(200)
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
  const preflight = await call(app, 'OPTIONS', `${path}/bookings`, undefined, from('https://friends.example'))
  expect(preflight).toMatchObject({ status: 204 })
})

test('the pages are there while the business takes bookings, in words of the reader', async () => {
  const { app, account, service, slots } = await start()
  const page = await call(app, 'GET', `//c/${account.slug}/book`, undefined, {
    ...html,
    'accept-language': 'de',
  })
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.body).toContain('Riverside &lt;Dental&gt;')
  expect(page.body).toContain('Check-up')
  const { body } = await account.call('POST', '/bookings', {
    service_id: service,
    starts_at: slots[0],
    name: 'Ann',
  })
  const manage = await call(app, 'GET', `//c/b/${tokenOf(body)}`, undefined, html)
  expect(manage.status).toBe(200)
  const chat = async () => (await call(app, 'GET', `//c/${account.slug}`, undefined, html)).body
  expect(await chat()).toContain(`/${account.slug}/book"`)
  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect(await chat()).not.toContain(`/${account.slug}/book"`)
  expect((await call(app, 'GET', `//c/${account.slug}/book`, undefined, html)).body).not.toContain('Check-up')
  await account.call('PATCH', '/account', { channels: { book: false } })
  for (const gone of [`//c/${account.slug}/book`, '//c/nobody/book', `//c/b/${'A'.repeat(32)}`]) {
    const answer = await call(app, 'GET', gone, undefined, html)
    expect(answer.status, gone).toBe(404)
    expect(answer.body).toContain('<!doctype html>')
    expect((await call(app, 'GET', gone)).body).toEqual({ detail: expect.stringContaining('not found') })
  }
  expect((await call(app, 'GET', `/booking-page/${account.slug}`)).status).toBe(404)
  // What is booked stays in its owner's hands all the same.
  expect((await call(app, 'GET', `//c/b/${tokenOf(body)}`, undefined, html)).status).toBe(200)
})
