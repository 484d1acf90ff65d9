import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

test('what became of an answer is told word by word', () => {
  expect(differenceOf('A service costs £55 today.', 'A full service costs £65 today.')).toEqual([
    { text: 'A ', kind: 'same' },
    { text: 'full ', kind: 'new' },
    { text: 'service costs ', kind: 'same' },
    { text: '£55 ', kind: 'gone' },
    { text: '£65 ', kind: 'new' },
    { text: 'today.', kind: 'same' },
  ])
})

test('what is the same or gone is the text before, what is the same or new the text after', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'é'), { maxLength: 40 })
    .map(all => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = differenceOf(before, after)
      const without = (kind: string) =>
        changes
          .filter(change => change.kind !== kind)
          .map(change => change.text)
          .join('')
      expect(without('new')).toBe(before)
      expect(without('gone')).toBe(after)
      expect(changes.every((change, i) => change.kind !== changes[i - 1]?.kind)).toBe(true)
    }),
  )
})

test('very long texts are told apart as wholes', () => {
  const long = 'word '.repeat(700)
  expect(differenceOf(long, 'short').map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
