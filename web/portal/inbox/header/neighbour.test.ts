import { expect, test } from 'vitest'
import { neighbourOf } from './neighbour.ts'

test('after one is done comes the next, at the end the one before, else nobody', () => {
  const ids = ['a', 'b', 'c']
  expect(neighbourOf(ids, 'b')).toBe('c')
  expect(neighbourOf(ids, 'c')).toBe('b')
  expect(neighbourOf(['a'], 'a')).toBeNull()
  expect(neighbourOf(ids, 'elsewhere')).toBe('a')
  expect(neighbourOf([], 'a')).toBeNull()
})
