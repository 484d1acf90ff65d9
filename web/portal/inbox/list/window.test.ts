import { expect, test } from 'vitest'
import { rowsBetween, startsOf } from './window.ts'

test('each row begins where the one before ends', () => {
  expect(startsOf([34, 60, 84])).toEqual([0, 34, 94, 178])
  expect(startsOf([])).toEqual([0])
})

test('the rows between two heights are exactly those that can be seen there', () => {
  const heights = Array.from({ length: 500 }, (_, index) => [34, 60, 84, 48][index % 4]!)
  const starts = startsOf(heights)
  for (let from = -700; from < starts.at(-1)! + 700; from += 97) {
    const [first, end] = rowsBetween(starts, from, from + 640)
    const seen = heights.flatMap((_, index) =>
      starts[index + 1]! > from && starts[index]! <= from + 640 ? [index] : [],
    )
    if (seen.length) expect([first, end]).toEqual([seen[0], seen.at(-1)! + 1])
    else expect(end - first).toBeLessThanOrEqual(1)
  }
})

test('an empty list has no rows', () => {
  expect(rowsBetween(startsOf([]), -600, 600)).toEqual([0, 0])
})
