import { expect, test } from 'vitest'
import type { Booking, BusyTime } from '#client'
import { daysFrom, hoursShown, inLanes, spansOf } from './layout.ts'

const berlin = 'Europe/Berlin'
const time = (from: string, to: string) => ({ starts_at: `${from}:00.000Z`, ends_at: `${to}:00.000Z` })
const closed = (from: string, to: string) => ({ kind: 'closed', name: null, ...time(from, to) }) as BusyTime

test('a time stands in the days that it touches, on the clock of the business', () => {
  const days = daysFrom('2026-11-23', 3)
  expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  expect(spansOf(time('2026-11-23T09:00', '2026-11-23T09:45'), days, berlin)).toEqual([
    { day: '2026-11-23', from: 600, to: 645 },
  ])
  expect(spansOf(time('2026-11-23T22:00', '2026-11-24T00:00'), days, berlin)).toEqual([
    { day: '2026-11-23', from: 1380, to: 1440 },
    { day: '2026-11-24', from: 0, to: 60 },
  ])
  // It ends as the day ends, and not in the next.
  expect(spansOf(time('2026-11-23T22:00', '2026-11-23T23:00'), days, berlin)).toEqual([
    { day: '2026-11-23', from: 1380, to: 1440 },
  ])
})

test('what overlaps stands side by side, and what does not has the whole width', () => {
  const items = [
    { name: 'a', from: 0, to: 60 },
    { name: 'b', from: 30, to: 90 },
    { name: 'c', from: 60, to: 120 },
    { name: 'd', from: 120, to: 150 },
  ]
  expect(inLanes(items).map(({ item, lane, lanes }) => [item.name, lane, lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ])
  expect(inLanes([])).toEqual([])
})

test('the hours shown are those of the openings with one around them, and more where something is booked', () => {
  const days = ['2026-11-23']
  const shut = [
    closed('2026-11-22T23:00', '2026-11-23T08:00'),
    closed('2026-11-23T11:00', '2026-11-23T12:00'),
    closed('2026-11-23T16:30', '2026-11-23T23:00'),
  ]
  expect(hoursShown(days, shut, [], berlin)).toEqual({ first: 8, last: 19 })
  const late = time('2026-11-23T19:00', '2026-11-23T20:00') as Booking
  expect(hoursShown(days, shut, [late], berlin)).toEqual({ first: 8, last: 22 })
  expect(hoursShown(days, [closed('2026-11-22T23:00', '2026-11-23T23:00')], [], berlin)).toEqual({
    first: 8,
    last: 18,
  })
  expect(hoursShown(days, [], [], berlin)).toEqual({ first: 0, last: 24 })
})
