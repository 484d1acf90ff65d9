import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correct, distance, slipsAllowed } from './spelling.ts'

const word = fc.stringMatching(/^[a-z]{4,14}$/)

/** Every word one slip away from `word`, at `at`, with `letter`. */
const slips = (word: string, at: number, letter: string): string[] => [
  word.slice(0, at) + word.slice(at + 1),
  word.slice(0, at) + letter + word.slice(at),
  word.slice(0, at) + letter + word.slice(at + 1),
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
]

test('one typing error is a distance of at most one, two at most two, in both directions', () => {
  const letter = fc.stringMatching(/^[a-z]$/)
  fc.assert(
    fc.property(word, fc.nat(13), letter, (meant, at, letter) => {
      for (const typed of slips(meant, at % meant.length, letter)) {
        expect(distance(typed, meant, 2)).toBeLessThanOrEqual(1)
        expect(distance(meant, typed, 2)).toBe(distance(typed, meant, 2))
      }
    }),
  )
})

test('the distance is zero only for the same word, and never less than the difference in length', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, a, 2)).toBe(0)
      expect(distance(a, b, 20) === 0).toBe(a === b)
      expect(distance(a, b, 20)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})

test('beyond the limit there is no distance', () => {
  expect(distance('parking', 'marking', 0)).toBe(Number.POSITIVE_INFINITY)
  expect(distance('parking', 'barring', 1)).toBe(Number.POSITIVE_INFINITY)
  expect(distance('parking', 'barring', 2)).toBe(2)
})

test('the nearest word wins, then the more frequent, then the alphabetically first', () => {
  const dictionary = [
    { word: 'booking', df: 3 },
    { word: 'looking', df: 9 },
    { word: 'cooking', df: 9 },
  ]
  expect(correct('bookign', dictionary)).toBe('booking')
  expect(correct('xooking', dictionary)).toBe('cooking')
  expect(correct('mortgage', dictionary)).toBeNull()
  expect(correct('cat', [{ word: 'car', df: 1 }])).toBeNull()
})

test('short words allow fewer typing errors', () => {
  expect(['cat', 'cats', 'parking', 'reservation'].map(slipsAllowed)).toEqual([0, 1, 1, 2])
})
