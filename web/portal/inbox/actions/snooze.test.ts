import { expect, test } from 'vitest'
import { pickedMoment, snoozeChoices } from './snooze.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const offered = (now: Date) => snoozeChoices(now.getTime()).map(({ key, until }) => [key, until.toString()])

// 23 November 2026 is a Monday.

test('on a Wednesday morning: in an hour, this evening, tomorrow, Monday, in a week', () => {
  expect(offered(at(25, 10))).toEqual([
    ['hour', at(25, 11).toString()],
    ['evening', at(25, 18).toString()],
    ['tomorrow', at(26, 9).toString()],
    ['monday', at(30, 9).toString()],
    ['week', new Date(2026, 11, 2, 9).toString()],
  ])
})

test('in the evening there is no evening left; on Sundays tomorrow is Monday', () => {
  expect(offered(at(25, 17)).map(([key]) => key)).not.toContain('evening')
  expect(offered(at(29, 10)).map(([key]) => key)).toEqual(['hour', 'evening', 'tomorrow', 'week'])
  expect(offered(at(23, 10)).map(([key]) => key)).toEqual(['hour', 'evening', 'tomorrow', 'week'])
})

test('all lie ahead, whenever it is', () => {
  for (let hour = 0; hour < 24 * 14; hour++) {
    const now = at(20, hour, 59).getTime()
    for (const { until } of snoozeChoices(now)) expect(until.getTime()).toBeGreaterThan(now)
  }
})

test('a picked time lies ahead, and within a year', () => {
  const now = at(23, 12).getTime()
  expect(pickedMoment('2026-11-23T13:00', now)).toEqual(at(23, 13))
  expect(pickedMoment('2026-11-23T11:00', now)).toBeNull()
  expect(pickedMoment('2028-11-23T11:00', now)).toBeNull()
  expect(pickedMoment('', now)).toBeNull()
})
