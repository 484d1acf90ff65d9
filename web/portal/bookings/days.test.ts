import { expect, test } from 'vitest'
import type { Booking } from '#client'
import { dayFromNow, lastDayOf, linesOf, minutesInto, momentAt, mondayOf, startOf } from './days.ts'

const at = (id: string, starts_at: string) => ({ id, starts_at }) as Booking

test('bookings stand under the days of the business, wherever the reader is', () => {
  const bookings = [
    at('a', '2026-11-23T22:30:00.000Z'),
    at('b', '2026-11-23T23:30:00.000Z'),
    at('c', '2026-11-24T08:00:00.000Z'),
  ]
  expect(linesOf(bookings, 'Europe/Berlin').map(({ key }) => key)).toEqual([
    '2026-11-23',
    'a',
    '2026-11-24',
    'b',
    'c',
  ])
  expect(linesOf(bookings, 'UTC').map(({ key }) => key)).toEqual(['2026-11-23', 'a', 'b', '2026-11-24', 'c'])
  expect(linesOf([], 'UTC')).toEqual([])
})

test('days begin at midnight of the zone, also where clocks change', () => {
  expect(startOf('2026-11-23', 'Europe/Berlin')).toBe('2026-11-22T23:00:00.000Z')
  expect(startOf('2026-03-29', 'Europe/Berlin', 1)).toBe('2026-03-29T22:00:00.000Z')
  expect(dayFromNow('Pacific/Auckland', Date.parse('2026-11-23T12:00:00Z'))).toBe('2026-11-24')
  expect(dayFromNow('UTC', Date.parse('2026-11-23T12:00:00Z'), -30)).toBe('2026-10-24')
})

test('a time on the clock of a zone is a moment, and back, also on the days on which clocks change', () => {
  const berlin = 'Europe/Berlin'
  expect(momentAt('2026-11-23', 9 * 60 + 15, berlin)).toBe('2026-11-23T08:15:00.000Z')
  expect(momentAt('2026-03-29', 9 * 60, berlin)).toBe('2026-03-29T07:00:00.000Z')
  expect(momentAt('2026-10-25', 9 * 60, berlin)).toBe('2026-10-25T08:00:00.000Z')
  for (const day of ['2026-03-29', '2026-07-01', '2026-10-25'])
    for (const minutes of [0, 360, 735, 1425]) {
      expect(minutesInto(momentAt(day, minutes, berlin), berlin), day).toBe(minutes)
    }
  expect(lastDayOf('2026-11-23T23:00:00.000Z', berlin)).toBe('2026-11-23')
  expect(lastDayOf('2026-11-23T23:30:00.000Z', berlin)).toBe('2026-11-24')
})

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
})
