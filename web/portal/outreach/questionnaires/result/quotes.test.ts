import { expect, test } from 'vitest'
import { playedOf, secondOf } from './quotes.ts'

const turns = [
  { speaker: 'agent' as const, text: 'How was it?', began_ms: 0, ended_ms: 900, question_n: 1 },
  {
    speaker: 'person' as const,
    text: 'It was calm and quick.',
    began_ms: 1_000,
    ended_ms: 3_000,
    question_n: 1,
  },
  {
    speaker: 'person' as const,
    text: 'Well: it was calm.\nAnd quick!',
    began_ms: 5_000,
    ended_ms: 7_000,
    question_n: 2,
  },
]

test('a quote is found in a turn of the person, by its words', () => {
  expect(secondOf('It was calm and quick.', turns)).toBe(1)
  expect(secondOf('“calm and quick”', turns)).toBeCloseTo(1 + (2 * 7) / 21)
  expect(secondOf('calm. And quick', turns, 2)).toBeCloseTo(5 + (2 * 12) / 26, 0)
  expect(secondOf('How was it?', turns)).toBeNull()
  expect(secondOf('', turns)).toBeNull()
})

test('of words that were said twice those count that belong to the question', () => {
  expect(secondOf('it was calm', turns, 1)).toBe(1)
  expect(secondOf('it was calm', turns, 2)).toBeGreaterThan(5)
  expect(secondOf('it was calm', turns)).toBe(1)
})

test('the player takes the person for the caller', () => {
  expect(playedOf(turns).map(({ role }) => role)).toEqual(['agent', 'user', 'user'])
})
