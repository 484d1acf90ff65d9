import { expect, test } from 'vitest'
import { call, startApp } from '#server/test/app.ts'
import { booked, slotsOf, start } from '#server/test/open-desk.ts'

test('seats of one time are given out one by one, and no more than there are', async () => {
  const { account, service, slots } = await start({ service: { capacity: 3 } })
  const answers = await Promise.all(Array.from({ length: 12 }, () => booked(account, service, slots[0]!)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(3).fill(201),
    ...Array(9).fill(409),
  ])
  await account.call('PATCH', `/services/${service}`, { capacity: 4 })
  const { body } = await account.call('GET', `/bookings/availability?service_id=${service}`)
  expect(body.slots[0]).toMatchObject({ starts_at: slots[0], remaining: 1 })
  expect((await booked(account, service, slots[0]!)).status).toBe(201)
  await account.call('PATCH', `/services/${service}`, { capacity: 1 })
  expect(await slotsOf(account, service)).not.toContain(slots[0])
})

test('services of one resource exclude each other, those of another do not', async () => {
  const { account, service, slots } = await start({ service: { resource: 'Dr. Reed', buffer_after: 30 } })
  const other = async (resource: string | null) =>
    (await account.call('POST', '/services', { name: 'Cleaning', duration_minutes: 30, resource })).body.id
  const [same, another] = [await other('Dr. Reed'), await other(null)]
  expect((await booked(account, service, slots[1]!)).status).toBe(201)
  expect((await booked(account, same, slots[1]!)).status).toBe(409)
  expect((await booked(account, same, slots[2]!)).status).toBe(409) // within the buffer
  expect((await booked(account, same, slots[3]!)).status).toBe(201)
  expect((await booked(account, another, slots[1]!)).status).toBe(201)
  expect(await slotsOf(account, same)).not.toContain(slots[1])
})

test('the database itself refuses two bookings of one seat', async () => {
  const { app, account, service, slots } = await start({ service: { resource: 'Room 1' } })
  const { body } = await booked(account, service, slots[0]!)
  const copy = (fields: object) =>
    app.open.as(account.tenant, { kind: 'system' }).tx(async db => {
      const row = await db
        .selectFrom('booking')
        .selectAll()
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow()
      const changed = { ...row, id: app.deps.id(), token_hash: Buffer.from(app.deps.id()), ...fields }
      await db.insertInto('booking').values(changed).execute()
    })
  await expect(copy({})).rejects.toMatchObject({ code: '23P01', constraint: 'booking_seat' })
  const { body: other } = await account.call('POST', '/services', { name: 'B', duration_minutes: 5 })
  await expect(copy({ service_id: other.id })).rejects.toMatchObject({ constraint: 'booking_resource' })
  await copy({ seat: 2 })
  await copy({ status: 'cancelled' })
})

test('200 requests at once for one time, at two servers: as many succeed as there are seats', async () => {
  const { app, account, service, slots } = await start({ service: { capacity: 7 } })
  const other = await startApp()
  const attempt = (i: number) =>
    call(
      i % 2 ? app : other,
      'POST',
      '/bookings',
      { service_id: service, starts_at: slots[0], name: `Visitor ${i}`, email: `visitor-${i}@example.com` },
      { 'x-api-key': account.adminKey },
    )
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => attempt(i)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(7)
  expect(statuses.filter(status => status === 409)).toHaveLength(193)
  const { body } = await account.call('GET', `/bookings?from=${slots[0]}&to=${slots[1]}`)
  expect(body.total).toBe(7)
})
