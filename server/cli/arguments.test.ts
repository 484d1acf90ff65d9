import { expect, test } from 'vitest'
import { readArguments, readLimit, UsageError } from './arguments.ts'

const names = { options: ['chat-links', 'name'], words: ['slug'] } as const

test('options and words may come in any order; a negative number is a value', () => {
  const read = { options: { 'chat-links': '-1', name: 'A -1 b' }, words: { slug: 'riverside' } }
  expect(readArguments(['riverside', '--chat-links', '-1', '--name', 'A -1 b'], names)).toEqual(read)
  expect(readArguments(['--chat-links=-1', '--name=A -1 b', 'riverside'], names)).toEqual(read)
})

test.each([
  [['riverside', '--wat'], "Unknown option '--wat'."],
  [['riverside', '--name'], "Option '--name <value>' argument missing."],
  [[], 'Missing: <slug>'],
  [['riverside', 'again', 'more'], 'Unexpected: again more'],
])('parsing %j fails', (args, sentence) => {
  expect(() => readArguments(args, names)).toThrow(new UsageError(sentence))
})

test('a limit is a whole number or -1', () => {
  expect([undefined, '0', '25', '-1'].map(text => readLimit('documents', text))).toEqual([
    undefined,
    0,
    25,
    -1,
  ])
  for (const text of ['-2', '1.5', 'many', '', '1e3']) {
    expect(() => readLimit('documents', text), text).toThrow('--documents must be a whole number')
  }
})
