import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citationFilter, passagesUsed } from './citations.ts'

function filtered(pieces: string[]) {
  const filter = citationFilter()
  const text = pieces.map(filter.feed).join('') + filter.end()
  return { text, cited: [...filter.cited].sort((a, b) => a - b) }
}

test.each([
  ['We open at 9 [1].', 'We open at 9.', [1]],
  ['We open at 9.[1][2] Come by.', 'We open at 9. Come by.', [1, 2]],
  ['It is free [1, 3], always.', 'It is free, always.', [1, 3]],
  ['無料です【2】。', '無料です。', [2]],
  ['[0] I do not know.', ' I do not know.', [0]],
  ['See [the list] and [2024] and a[i].', 'See [the list] and [2024] and a[i].', []],
  ['Half a citation [1', 'Half a citation [1', []],
])('%s', (whole, text, cited) => {
  expect(filtered([whole])).toEqual({ text, cited })
})

const fragment = fc.oneof(
  fc.constantFrom(
    '[1]',
    ' [2]',
    '[',
    ']',
    '[1,',
    ' 3]',
    '【',
    '】',
    '4',
    '\n',
    '  ',
    '[0]',
    '[12, 7]',
    'word',
  ),
  fc.string({ maxLength: 4 }),
)

test('it does not matter where a stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 20 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
      (parts, cuts) => {
        const whole = parts.join('')
        const pieces: string[] = []
        for (let at = 0; at < whole.length; ) {
          const length = cuts.next().value as number
          pieces.push(whole.slice(at, at + length))
          at += length
        }
        expect(filtered(pieces)).toEqual(filtered([whole]))
      },
    ),
    { numRuns: 2000 },
  )
})

test('nothing is held back that can’t become a citation', () => {
  const filter = citationFilter()
  expect(filter.feed('Hello [there')).toBe('Hello [there')
  expect(filter.feed(' friend')).toBe(' friend')
  expect(filter.feed(' [1')).toBe('')
  expect(filter.feed('0] or so')).toBe(' or so')
})

test('a reply without citations is traced to the passages whose words it has', () => {
  const texts = [
    'A deep tissue massage takes 60 minutes and costs 80 euros.',
    'The sauna is open daily. Towels are included.',
    'Gift cards are valid for three years.',
  ]
  expect(passagesUsed('A deep tissue massage costs 80 euros and takes 60 minutes.', texts, 'en')).toEqual([0])
  expect(passagesUsed('Hello! How can I help you today?', texts, 'en')).toEqual([])
})
