import { expect, test } from 'vitest'
import { hoursOf, weekOf, withMore, wrongDay } from './week.ts'

const week = weekOf({ mon: [['09:00', '12:00']], tue: [] })

test('a week of settings is read with all its days, and written with the closed ones', () => {
  expect(week).toMatchObject({ mon: [['09:00', '12:00']], tue: [], sun: [] })
  expect(hoursOf(week)).toEqual({
    mon: [['09:00', '12:00']],
    ...{ tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  })
})

test('one opening more begins after the last, or is as on the open day before', () => {
  expect(withMore(week, 'mon')).toEqual([
    ['09:00', '12:00'],
    ['13:00', '16:00'],
  ])
  expect(withMore(week, 'wed')).toEqual([['09:00', '12:00']])
  expect(withMore(weekOf(null), 'mon')).toEqual([['09:00', '17:00']])
  expect(wrongDay({ ...week, mon: withMore({ ...week, mon: [['18:00', '24:00']] }, 'mon') })).toBe('mon')
})

test.each([
  [[['17:00', '09:00']]],
  [[['', '17:00']]],
  [
    [
      ['09:00', '13:00'],
      ['12:00', '17:00'],
    ],
  ],
])('%j can’t be', ranges => {
  expect(wrongDay({ ...week, thu: ranges as never })).toBe('thu')
})

test('hours that follow one another are right', () => {
  expect(wrongDay(week)).toBeNull()
})
