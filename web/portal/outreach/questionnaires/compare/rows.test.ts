import { expect, test } from 'vitest'
import { areSame, rowsOf } from './rows.ts'
import { readCompare, tokensOf } from './search.ts'

const asked = (...questions: string[]) => ({
  answers: questions.map((question, i) => ({ n: i + 1, question })),
})

test('everybody who was asked the same stands in one row for each question', () => {
  const rows = rowsOf([asked('Why us?', 'When?'), asked('Why  us?', 'when?')])
  expect(rows).toEqual([
    { question: 'Why us?', at: [0, 0] },
    { question: 'When?', at: [1, 1] },
  ])
  expect(areSame(rows)).toBe(true)
})

test('who was asked something else, in another order or twice, keeps their answers', () => {
  const rows = rowsOf([asked('A?', 'B?', 'A?'), asked('B?', 'C?', 'A?')])
  expect(rows).toEqual([
    { question: 'A?', at: [0, 2] },
    { question: 'B?', at: [1, 0] },
    { question: 'A?', at: [2, null] },
    { question: 'C?', at: [null, 1] },
  ])
  expect(areSame(rows)).toBe(false)
  expect(rowsOf([])).toEqual([])
})

test('an address names up to five people, each once', () => {
  const [a, b] = ['a'.repeat(32), '-'.repeat(32)]
  expect(tokensOf({ people: `${a},${b},${a},x` })).toEqual([a, b])
  expect(readCompare({ people: 7 })).toEqual({})
  const many = Array.from({ length: 8 }, (_, i) => String(i).repeat(32))
  expect(tokensOf({ people: many.join(',') })).toHaveLength(5)
})
