import { expect, test } from 'vitest'
import type { BusyTime } from '#contract/bookings/busy.ts'
import { start } from '#server/test/open-desk.ts'

test('closed hours, closures and calendars are told for the days asked for', async () => {
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']
  const { app, account } = await start({
    settings: {
      timezone: 'Europe/Berlin',
      hours: Object.fromEntries(
        weekdays.map(day => [
          day,
          [
            ['09:00', '12:00'],
            ['13:00', '17:00'],
          ],
        ]),
      ),
      closures: [{ from: '2027-03-09', to: '2027-03-09', reason: 'Inventory' }],
    },
  })
  const [calendar, event] = [app.deps.id(), app.deps.id()]
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  await ctx.tx(async db => {
    const at = ctx.now()
    await db
      .insertInto('calendar')
      .values({ id: calendar, kind: 'ics', name: 'Ann', access_sealed: Buffer.from(''), created_at: at })
      .execute()
    const [starts_at, ends_at] = [new Date('2027-03-08T09:00:00Z'), new Date('2027-03-08T10:00:00Z')]
    await db
      .insertInto('calendar_busy')
      .values({ calendar_id: calendar, id: event, starts_at, ends_at })
      .execute()
  })
  const busy = (from: string, to: string) =>
    account.call('GET', `/bookings/busy?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`)
  const { body } = await busy('2027-03-08T00:00:00+01:00', '2027-03-10T00:00:00+01:00')
  const told = body.times.map(({ kind, starts_at, ends_at, name }: BusyTime) => [
    kind,
    starts_at.slice(8, 16),
    ends_at.slice(8, 16),
    name,
  ])
  expect(told).toEqual([
    ['closed', '07T23:00', '08T08:00', null],
    ['calendar', '08T09:00', '08T10:00', 'Ann'],
    ['closed', '08T11:00', '08T12:00', null],
    ['closed', '08T16:00', '08T23:00', null],
    ['closure', '08T23:00', '09T23:00', 'Inventory'],
  ])
  expect((await busy('2027-03-08', '2027-03-08')).body.times).toEqual([])
  expect((await busy('2027-03-08', '2027-12-08')).status).toBe(422)
  expect((await busy('2027-03-08', 'soon')).status).toBe(422)
})
