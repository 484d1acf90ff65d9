import { expect, test } from 'vitest'
import { endOf, startOf, textOf } from './hours.ts'

test('hours are shown and read; midnight ends the day that it begins', () => {
  for (const text of ['00:00', '08:30', '09:05', '23:59']) expect(textOf(startOf(text))).toBe(text)
  expect(textOf(24)).toBe('00:00')
  expect([startOf('00:00'), endOf('00:00'), endOf('17:45')]).toEqual([0, 24, 17.75])
})
