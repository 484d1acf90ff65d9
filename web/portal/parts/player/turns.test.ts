import { expect, test } from 'vitest'
import { clockOf, heardAt, sentenceAt, sentencesOf, turnAt } from './turns.ts'

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

test('a sentence of a turn begins where the letters before it have been spoken', () => {
  const turn = { role: 'user' as const, text: 'It was calm. It was quick.', began_ms: 1_000, ended_ms: 3_600 }
  const sentences = sentencesOf(turn)
  expect(sentences.map(({ text }) => text)).toEqual(['It was calm. ', 'It was quick.'])
  expect(sentences.map(({ began_ms }) => began_ms)).toEqual([1_000, 2_300])
  expect([0, 1_500, 2_300, 9_000].map(ms => sentenceAt(turn, ms))).toEqual([0, 0, 1, 1])
  expect(sentencesOf({ ...turn, text: '' })).toEqual([])
})
