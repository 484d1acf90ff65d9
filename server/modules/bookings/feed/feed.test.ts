import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

test('the feed shows who comes when, until its address is changed', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Riverside, Dental' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
  })
  const service = (await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 45 })).body
    .id
  const { slots } = (await account.call('GET', `/bookings/availability?service_id=${service}`)).body
  const book = async (slot: number, name: string) =>
    (await account.call('POST', '/bookings', { service_id: service, starts_at: slots[slot].starts_at, name }))
      .body
  const [ann, bob] = [await book(0, 'Ann; Lee'), await book(2, 'Bob')]
  await account.call('POST', `/bookings/${bob.id}/cancel`)

  const { url } = (await account.call('GET', '/bookings/feed')).body
  expect((await account.call('GET', '/bookings/feed')).body.url).toBe(url)
  const at = (address: string) => new URL(address).pathname.replace('/api/v1', '')
  const feed = await call(app, 'GET', at(url))
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect((await call(app, 'GET', `/${at(url)}`)).body).toBe(feed.body)
  const calendar = new ICAL.Component(ICAL.parse(feed.body))
  const events = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
  expect(events.map(({ summary }) => summary)).toEqual(['Check-up · Ann; Lee'])
  expect(events[0]!.startDate.toJSDate().toISOString()).toBe(ann.starts_at)
  expect(events[0]!.uid).toContain(ann.id)

  const changed = (await account.call('POST', '/bookings/feed/rotate')).body.url
  expect((await call(app, 'GET', at(url))).status).toBe(404)
  expect((await call(app, 'GET', at(changed))).body).toBe(feed.body)
  for (const nothing of ['x.ics', `${'A'.repeat(32)}.ics`, '%00']) {
    expect((await call(app, 'GET', `/calendar/${nothing}`)).status).toBe(404)
  }
  const key = { 'x-api-key': account.standardKey }
  expect((await call(app, 'GET', '/bookings/feed', undefined, key)).status).toBe(403)
})
