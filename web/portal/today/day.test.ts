import { expect, test } from 'vitest'
import { clockIn, dayOf, timeOfDay } from './day.ts'

const span = (zone: string, moment: string) => {
  const { from, to } = dayOf(zone, Date.parse(moment))
  return [from.toISOString(), to.toISOString()]
}

test('a day goes from midnight to midnight of its time zone, also where clocks are changed', () => {
  expect(span('UTC', '2026-11-23T12:00:00Z')).toEqual([
    '2026-11-23T00:00:00.000Z',
    '2026-11-24T00:00:00.000Z',
  ])
  expect(span('Europe/Berlin', '2026-03-28T23:30:00Z')).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ])
  expect(span('Europe/Berlin', '2026-10-25T12:00:00Z')).toEqual([
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
  expect(span('Asia/Kolkata', '2026-05-01T20:00:00Z')).toEqual([
    '2026-05-01T18:30:00.000Z',
    '2026-05-02T18:30:00.000Z',
  ])
  expect(span('Pacific/Kiritimati', '2026-05-01T11:00:00Z')[0]).toBe('2026-05-01T10:00:00.000Z')
})

test('the greeting follows the clock of the business', () => {
  const at = (zone: string) => timeOfDay(clockIn(zone, Date.parse('2026-11-23T08:00:00Z')).hour)
  expect([at('Europe/London'), at('Asia/Tokyo'), at('Asia/Karachi'), at('America/New_York')]).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ])
})
