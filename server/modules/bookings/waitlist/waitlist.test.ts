import { expect, onTestFinished, test, vi } from 'vitest'
import type { Waiting } from '#contract/bookings/waitlist.ts'
import { type Account, call, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { booked, slotsOf, start } from '#server/test/open-desk.ts'
import { offerJob } from './jobs.ts'
import type { FreedTime } from './offers.ts'

const waiting = async (account: Account) => (await account.call('GET', '/bookings/waitlist')).body.waiting

test('somebody is noted, changed and taken off; others see nobody', async () => {
  const { app, account, service, slots } = await start()
  const made = await account.call('POST', '/bookings/waitlist', {
    service_id: service,
    name: ' Ann Lee ',
    email: 'Ann@Example.com',
    earliest: slots[3],
    latest: slots[9],
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      service_name: 'Check-up',
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: null,
      earliest: slots[3],
      latest: slots[9],
      offer: null,
    },
  })
  const path = `/bookings/waitlist/${made.body.id}`
  expect((await account.call('PATCH', path, { latest: slots[1] })).status).toBe(422)
  expect((await account.call('PATCH', path, { latest: null, notes: 'mornings' })).body).toMatchObject({
    latest: null,
    notes: 'mornings',
  })
  const other = await makeAccount(app)
  expect((await other.call('PATCH', path, { notes: '' })).status).toBe(404)
  expect((await other.call('DELETE', path)).status).toBe(404)
  expect(await waiting(other)).toEqual([])
  expect((await account.call('DELETE', path)).status).toBe(204)
  expect((await account.call('DELETE', path)).status).toBe(404)
  const unknown = { service_id: account.tenant, name: 'Bob' }
  expect((await account.call('POST', '/bookings/waitlist', unknown)).status).toBe(404)
})

test('a time that is cancelled is offered to the first whom it suits, who leaves the list by booking it', async () => {
  const smtp = await startFakeSmtp()
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
    email: 'waits@riverside.example',
  })
  const service = (await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })).body
    .id
  const slots = await slotsOf(account, service)
  const wait = (name: string, fields: object) =>
    account.call('POST', '/bookings/waitlist', { service_id: service, name, ...fields })
  const first = (await booked(account, service, slots[4]!, { email: null, phone: '+49 40 1' })).body
  await wait('Too late', { email: 'late@example.com', earliest: slots[6] })
  await wait('Ann Lee', { email: 'ann@example.com', latest: slots[5] })
  await wait('Bob', { phone: '+49 40 123456' })

  const offers = async () =>
    Object.fromEntries(
      (await waiting(account)).map((one: Waiting) => [one.name, [one.offer, one.offered_time]]),
    )
  await account.call('POST', `/bookings/${first.id}/cancel`)
  await expect.poll(offers, { timeout: 60_000 }).toEqual({
    'Too late': [null, null],
    'Ann Lee': ['mailed', slots[4]],
    Bob: [null, null],
  })
  const mine = () => smtp.received.filter(({ raw }) => raw.includes('waits@riverside.example'))
  await vi.waitFor(() => expect(mine()).toHaveLength(1), { timeout: 60_000 })
  // Quoted-printable breaks lines wherever they are long (RFC 2045, section 6.7).
  expect(mine()[0]!.raw.replaceAll('=\r\n', '')).toContain(`/book?service=3D${service}`)

  // She books it, and is not on the list any more. The next time goes to him, whom nobody can mail.
  const second = (await booked(account, service, slots[4]!, { email: 'ann@example.com' })).body
  expect(Object.keys(await offers())).toEqual(['Too late', 'Bob'])
  const before = app.clock.now().getTime()
  await account.call('PATCH', `/bookings/${second.id}`, { starts_at: slots[20] })
  const [moved] = await app.deps.queue.boss
    .findJobs('bookings.offer', { data: { starts_at: slots[4] } })
    .then(jobs => jobs.filter(({ data }) => (data as FreedTime).by.startsWith(second.id)))
  // A member may take the move back, so it waits a little.
  expect(moved!.startAfter.getTime()).toBeGreaterThanOrEqual(before + 15_000)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const offer = () => offerJob.run(ctx, moved!.data as FreedTime, new AbortController().signal)
  await offer()
  await offer()
  await expect.poll(offers, { timeout: 60_000 }).toEqual({
    'Too late': [null, null],
    Bob: ['call', slots[4]],
  })

  // Taken back, it is nobody's.
  await account.call('PATCH', `/bookings/${second.id}`, { starts_at: slots[8] })
  await account.call('PATCH', `/bookings/${second.id}`, { starts_at: slots[20] })
  await account.call('PATCH', `/bookings/${second.id}`, { starts_at: slots[8] })
  const jobs = await app.deps.queue.boss.findJobs('bookings.offer', { data: { starts_at: slots[8] } })
  await offerJob.run(ctx, jobs[0]!.data as FreedTime, new AbortController().signal)
  expect((await offers())['Too late']).toEqual([null, null])
})

test('a time that was offered is booked for them, or offered to the next', async () => {
  const { app, account, service, slots } = await start()
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const wait = async (name: string, fields: object) =>
    (await account.call('POST', '/bookings/waitlist', { service_id: service, name, ...fields })).body
  const [ann, bob] = [
    await wait('Ann', { phone: '+49 40 123451' }),
    await wait('Bob', { phone: '+49 40 123452' }),
  ]
  const path = (one: Waiting, action: string) => `/bookings/waitlist/${one.id}/${action}`
  expect((await account.call('POST', path(ann, 'accept'))).status).toBe(409)
  expect((await account.call('POST', path(ann, 'skip'))).status).toBe(409)
  const offer = async (freed: FreedTime) => offerJob.run(ctx, freed, new AbortController().signal)
  const freed = { by: 'some booking 1', service_id: service, starts_at: slots[4]!, ends_at: slots[5]! }
  await offer(freed)
  const offered = async () =>
    (await waiting(account)).map((one: Waiting) => [one.name, one.offered_time, one.offer])
  expect(await offered()).toEqual([
    ['Ann', slots[4], 'call'],
    ['Bob', null, null],
  ])
  const other = await makeAccount(app)
  expect((await other.call('POST', path(ann, 'accept'))).status).toBe(404)
  expect((await other.call('POST', path(ann, 'skip'))).status).toBe(404)

  expect((await account.call('POST', path(ann, 'skip'))).body).toMatchObject({
    offered_time: null,
    offer: null,
  })
  const [job] = await app.deps.queue.boss.findJobs('bookings.offer', {
    data: { by: `some booking 1 not ${ann.id}` },
  })
  await offer(job!.data as FreedTime)
  await offer(job!.data as FreedTime)
  expect((await offered()).map(([name, time]: string[]) => [name, time])).toEqual([
    ['Ann', null],
    ['Bob', slots[4]],
  ])
  const made = await account.call('POST', path(bob, 'accept'))
  expect(made, JSON.stringify(made.body)).toMatchObject({
    status: 200,
    body: { name: 'Bob', phone: '+49 40 123452', starts_at: slots[4], status: 'confirmed' },
  })
  expect((await offered()).map(([name]: string[]) => name)).toEqual(['Ann'])

  // A time that somebody else has taken meanwhile is refused.
  await offer({ ...freed, by: 'another 1', starts_at: slots[6]!, ends_at: slots[7]! })
  await booked(account, service, slots[6]!)
  expect((await account.call('POST', path(ann, 'accept'))).status).toBe(409)
  expect((await offered()).map(([name]: string[]) => name)).toEqual(['Ann'])
})

test('a visitor puts themselves on the waitlist and takes themselves off by their link', async () => {
  const { app, account, service, slots } = await start()
  const join = (fields: object) =>
    call(app, 'POST', `/booking-page/${account.slug}/waitlist`, {
      service_id: service,
      name: ' Ann ',
      ...fields,
    })
  expect((await join({})).status).toBe(400)
  expect((await join({ email: 'no address' })).status).toBe(422)
  expect((await join({ email: 'ann@example.com', earliest: slots[5], latest: slots[2] })).status).toBe(422)
  const joined = await join({ email: 'Ann@example.com', earliest: slots[2], notes: 'mornings' })
  expect(joined).toMatchObject({ status: 201, body: { service_name: 'Check-up', name: 'Ann' } })
  // Joining again changes the wish. It gives no link, since anybody who knows the address can join.
  const again = await join({ email: 'ann@example.com', latest: slots[9] })
  expect(again).toMatchObject({ status: 201, body: { leave_url: null } })
  expect(await waiting(account)).toMatchObject([
    {
      name: 'Ann',
      email: 'ann@example.com',
      source: 'page',
      earliest: null,
      latest: slots[9],
      notes: 'mornings',
    },
  ])
  const token = new URL(joined.body.leave_url).searchParams.get('leave')
  const leave = (of: string | null) => call(app, 'POST', `/booking-page/waitlist/${of}/leave`)
  expect((await leave('A'.repeat(32))).status).toBe(404)
  expect((await leave(token)).status).toBe(204)
  expect((await leave(token)).status).toBe(404)
  expect(await waiting(account)).toEqual([])

  await account.call('PATCH', `/services/${service}`, { is_active: false })
  expect((await join({ email: 'ann@example.com' })).status).toBe(404)
  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect((await join({ email: 'ann@example.com' })).status).toBe(409)
  const other = await makeAccount(app)
  const theirs = await call(app, 'POST', `/booking-page/${other.slug}/waitlist`, {
    service_id: service,
    name: 'Ann',
    email: 'ann@example.com',
  })
  expect(theirs.status).toBe(404)
})
