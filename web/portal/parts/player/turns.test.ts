import { expect, test } from 'vitest'
import { clockOf, heardAt, turnAt } from './turns.ts'

test('the turn of a moment is the last one that began', () => {
  const turns = [0, 1_500, 4_000].map(began_ms => ({ began_ms }))
  expect([-1, 0, 1_499, 1_500, 3_999, 90_000].map(ms => turnAt(turns, ms))).toEqual([-1, 0, 0, 1, 1, 2])
  expect(turnAt([], 10)).toBe(-1)
})

test('from the first moment on a turn is heard', () => {
  const turns = [700, 1_500].map(began_ms => ({ began_ms }))
  expect([0, 700, 1_500].map(ms => heardAt(turns, ms))).toEqual([0, 0, 1])
  expect(heardAt([], 10)).toBe(-1)
})

test('a place in a recording reads like a clock', () => {
  expect([0, 65.9, 3_729, -3].map(clockOf)).toEqual(['0:00', '1:05', '1:02:09', '0:00'])
})
