import { expect, test } from 'vitest'
import type { Booking } from '#client'
import { dayFromNow, linesOf, startOf } from './days.ts'

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
