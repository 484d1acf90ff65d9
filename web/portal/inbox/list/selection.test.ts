import { expect, test } from 'vitest'
import { rangeOf } from './selection.ts'

test('a range goes from the one before to this one, either way', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(ids, null, 'b')).toEqual(['b'])
  expect(rangeOf(ids, 'gone', 'b')).toEqual(['b'])
})
