import { expect, test } from 'vitest'
import { copiedDown, holds, nextRange, readEnd, shownEnd, sorted, weekOf } from './week.ts'

test('hours hold when they end after they begin and do not overlap, in whatever order they stand', () => {
  expect(holds([])).toBe(true)
  expect(
    holds([
      ['14:00', '18:00'],
      ['09:00', '12:00'],
    ]),
  ).toBe(true)
  expect(
    holds([
      ['09:00', '12:00'],
      ['12:00', '24:00'],
    ]),
  ).toBe(true)
  expect(
    holds([
      ['09:00', '12:00'],
      ['11:59', '18:00'],
    ]),
  ).toBe(false)
  expect(holds([['17:00', '09:00']])).toBe(false)
  expect(holds([['', '09:00']])).toBe(false)
})

test('a day that was never set has no hours; what is saved is in order', () => {
  const week = weekOf({
    mon: [
      ['14:00', '18:00'],
      ['09:00', '12:00'],
    ],
  })
  expect(week.tue).toEqual([])
  expect(sorted(week).mon).toEqual([
    ['09:00', '12:00'],
    ['14:00', '18:00'],
  ])
})

test('the end of a day is midnight in the field', () => {
  expect([shownEnd('24:00'), readEnd('00:00'), readEnd(shownEnd('18:30'))]).toEqual([
    '00:00',
    '24:00',
    '18:30',
  ])
})

test('more hours begin after those that are there, and always hold', () => {
  expect(nextRange([])).toEqual(['09:00', '17:00'])
  expect(nextRange([['09:00', '12:00']])).toEqual(['13:00', '16:00'])
  for (const end of ['20:30', '21:00', '22:00', '23:00', '23:30']) {
    const all: [string, string][] = [['09:00', end], nextRange([['09:00', end]])]
    expect(holds(all), JSON.stringify(all)).toBe(true)
  }
})

test('one day’s hours go to the days after it alone', () => {
  const week = weekOf({ mon: [['08:00', '09:00']], wed: [['10:00', '11:00']], sat: [['12:00', '13:00']] })
  const copied = copiedDown(week, 'wed')
  expect([copied.mon, copied.tue, copied.thu, copied.sun]).toEqual([week.mon, [], week.wed, week.wed])
})
