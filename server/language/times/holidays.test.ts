import { expect, test } from 'vitest'
import { locales } from '#locales/load.ts'
import { easterSunday, holidayOf } from './holidays.ts'

const today = Temporal.PlainDate.from('2026-12-09')

const spanOf = (rule: string): string => {
  const { from, to } = holidayOf(rule, today)
  return from.equals(to) ? from.toString() : `${from.toString()} ${to.toString()}`
}

// Dates of the Western churches, as the US Census Bureau lists them.
test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i', (year, date) => {
  expect(easterSunday(year).toString()).toBe(date)
})

test.each([
  ['12-24', '2026-12-24'],
  ['01-06', '2027-01-06'],
  ['12-24/12-26', '2026-12-24 2026-12-26'],
  ['12-31/01-01', '2026-12-31 2027-01-01'],
  ['easter-2/easter+1', '2027-03-26 2027-03-29'],
  ['easter+60', '2027-05-27'],
  ['11-thu-4', '2027-11-25'],
  ['11-thu-4+1', '2027-11-26'],
  ['05-mon-last', '2027-05-31'],
  ['hebrew M01-10', '2027-10-11'],
  ['hebrew M07-15', '2027-04-22'],
])('the coming %s', (rule, days) => {
  expect(spanOf(rule)).toBe(days)
})

test('every rule of every language names a day', () => {
  for (const { understanding } of Object.values(locales)) {
    for (const rule of Object.keys(understanding.holidays)) {
      const { from, to } = holidayOf(rule, today)
      expect(Temporal.PlainDate.compare(from, to), rule).toBeLessThanOrEqual(0)
      expect(from.until(to).days, rule).toBeLessThan(10)
    }
  }
})
