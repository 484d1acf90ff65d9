import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { call, makeAccount } from '#server/test/app.ts'
import { booked, slotsOf, start } from '#server/test/open-desk.ts'
import { member } from '#server/test/team.ts'

const hourMs = 3_600_000

test('a member books over what is in the way when they name it; nobody else does, and nobody is put on top of it', async () => {
  const { app, account, service, slots } = await start({
    settings: {
      closures: [{ from: '2099-01-01', to: '2099-01-02', reason: 'New Year' }],
      booking: { min_notice_minutes: 0, slot_step_minutes: 60, horizon_days: 20 },
    },
  })
  const agent = await member(app, account, 'agent')
  const at = slots[3]!
  const obstaclesAt = async (moment: string) =>
    (await account.call('GET', `/bookings/obstacles?service_id=${service}&starts_at=${moment}`)).body
      .obstacles
  const wish = (override: string[], fields: object = {}) => ({
    service_id: service,
    starts_at: at,
    name: 'Bob',
    email: 'bob@example.com',
    override,
    ...fields,
  })
  expect(await obstaclesAt(at)).toEqual([])
  await booked(account, service, at)
  expect(await obstaclesAt(at)).toEqual([{ kind: 'taken', name: 'Ann Lee' }])
  expect(await obstaclesAt('2099-01-01T10:00:00Z')).toEqual([{ kind: 'beyond', name: null }])
  const offStep = new Date(Date.parse(slots[6]!) + 10 * 60_000).toISOString()
  expect(await obstaclesAt(offStep)).toEqual([{ kind: 'no_start', name: null }])

  // A key is no person; and nobody books over what they have not named.
  expect((await account.call('POST', '/bookings/override', wish(['taken']))).status).toBe(403)
  const refused = await agent.call('POST', '/bookings/override', wish(['closed']))
  expect(refused).toMatchObject({ status: 409, body: { obstacles: [{ kind: 'taken', name: 'Ann Lee' }] } })
  expect(refused.body.detail).toContain('the time is taken (Ann Lee)')
  const made = await agent.call('POST', '/bookings/override', wish(['taken']))
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { overrode: ['taken'] } })
  const past = new Date(app.clock.now().getTime() - hourMs).toISOString()
  expect((await agent.call('POST', '/bookings/override', wish(['past'], { starts_at: past }))).status).toBe(
    409,
  )

  // Visitors can't, whatever they send.
  const own = { ...wish(['taken']), email: 'eve@example.com' }
  expect((await call(app, 'POST', `/booking-page/${account.slug}/bookings`, own)).status).toBe(409)

  // Two are there now: where one of them goes away, the time is not free for a visitor.
  const { bookings } = (await account.call('GET', '/bookings?status=confirmed')).body
  const first = bookings.find((each: Booking) => each.name === 'Ann Lee')
  await account.call('POST', `/bookings/${first.id}/cancel`)
  expect(await slotsOf(account, service)).not.toContain(at)
  expect((await booked(account, service, at)).status).toBe(409)
  // Moved to a free time it stands over nothing.
  const moved = await account.call('PATCH', `/bookings/${made.body.id}`, { starts_at: slots[8] })
  expect(moved.body).toMatchObject({ starts_at: slots[8], overrode: [] })

  const { entries } = (await account.call('GET', '/audit')).body
  expect(entries).toContainEqual(
    expect.objectContaining({ route: '/bookings/override', status: 201, record_id: made.body.id }),
  )
  const other = await makeAccount(app)
  expect(
    (await (await member(app, other, 'agent')).call('POST', '/bookings/override', wish(['taken']))).status,
  ).toBe(404)
})

test('closed hours and a busy person are named, and booked over where a member says so', async () => {
  const { app, account, service } = await start({
    settings: {
      hours: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['09:00', '11:00']]]),
      ),
    },
    service: { resource: 'Mia' },
  })
  const like = await account.call('POST', '/services', {
    name: 'X-ray',
    duration_minutes: 60,
    resource: 'Mia',
  })
  const [slot] = await slotsOf(account, service)
  const evening = `${slot!.slice(0, 11)}20:00:00.000Z`
  await booked(account, service, slot!)
  const obstaclesAt = async (id: string, moment: string) =>
    (await account.call('GET', `/bookings/obstacles?service_id=${id}&starts_at=${moment}`)).body.obstacles
  expect(await obstaclesAt(service, evening)).toEqual([{ kind: 'closed', name: null }])
  expect(await obstaclesAt(like.body.id, slot!)).toEqual([{ kind: 'resource', name: 'Mia' }])
  const agent = await member(app, account, 'agent')
  for (const [service_id, starts_at, override] of [
    [service, evening, ['closed']],
    [like.body.id, slot, ['resource']],
  ]) {
    const made = await agent.call('POST', '/bookings/override', {
      service_id,
      starts_at,
      override,
      name: 'Bob',
    })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { overrode: override } })
  }
  // Mia is busy with that one as well.
  expect(await slotsOf(account, service)).not.toContain(slot)
})
