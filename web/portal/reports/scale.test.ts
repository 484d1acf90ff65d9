import { expect, test } from 'vitest'
import { marksOf, wholeMarksOf } from './scale.ts'

test('an axis has a few round marks and reaches the largest value', () => {
  expect(marksOf(0)).toEqual([0, 1])
  expect(marksOf(1)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(marksOf(87)).toEqual([0, 25, 50, 75, 100])
  expect(marksOf(0.034)).toEqual([0, 0.01, 0.02, 0.03, 0.04])
  for (const most of [3, 7, 12, 99, 101, 2_345, 0.9]) {
    const marks = marksOf(most)
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(marks.length).toBeLessThanOrEqual(6)
  }
})

test('whole things are marked by whole numbers', () => {
  expect(wholeMarksOf(0)).toEqual([0, 1])
  expect(wholeMarksOf(3)).toEqual([0, 1, 2, 3])
  expect(wholeMarksOf(10)).toEqual([0, 5, 10])
  expect(wholeMarksOf(9).every(Number.isInteger)).toBe(true)
})
