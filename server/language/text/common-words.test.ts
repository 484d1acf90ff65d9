import { expect, test } from 'vitest'
import { isCommonWord, telling } from './common-words.ts'

test('real words are known in their language, folded as searches know them', () => {
  for (const word of ['wide', 'last']) expect(isCommonWord(word, ['en'])).toBe(true)
  for (const word of ['darf', 'reise', 'uber']) expect(isCommonWord(word, ['de'])).toBe(true)
  expect(isCommonWord('simpel', ['en'])).toBe(false)
  expect(isCommonWord('wide', ['xx'])).toBe(false)
})

test('a rare word tells more than a frequent one', () => {
  expect(telling('invisalign', 'en')).toBe(1)
  expect(telling('possible', 'en')).toBeLessThan(telling('breakfast', 'en'))
  expect(telling('anything', 'xx')).toBe(1)
})
