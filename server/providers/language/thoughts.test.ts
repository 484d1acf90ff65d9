import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thoughtFilter, withoutThoughts } from './thoughts.ts'

test.each([
  ['<think>nine? or ten?</think>At nine.', 'At nine.'],
  ['<thinking>hm</thinking>\n\nAt nine.', '\n\nAt nine.'],
  ['<REASONING>hm</Reasoning>At nine.', 'At nine.'],
  ['At <think>eight? no</think>nine.', 'At nine.'],
  ['<think>a <think>b</think> c</think>At nine.', 'At nine.'],
  ['<think>a <reasoning>b</think>At nine.', 'At nine.'],
  ['<reasoning>a <think>b</think> c</reasoning>At nine.', 'At nine.'],
  ['At nine.<think>should I say more', 'At nine.'],
  ['At nine.</think> Come in.', 'At nine. Come in.'],
  ['a < b, <b>bold</b> and <thin', 'a < b, <b>bold</b> and <thin'],
])('%s', (whole, said) => {
  expect(withoutThoughts(whole)).toBe(said)
})

const fragment = fc.oneof(
  fc.constantFrom(
    '<think>',
    '</think>',
    '<thinking>',
    '</thinking>',
    '<reasoning>',
    '</reasoning>',
    '<',
    '</thi',
  ),
  fc.string({ maxLength: 4 }),
)

test('it does not matter where a stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 20 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
      (parts, cuts) => {
        const whole = parts.join('')
        const filter = thoughtFilter()
        let said = ''
        for (let at = 0; at < whole.length; ) {
          const length = cuts.next().value as number
          said += filter.take(whole.slice(at, at + length))
          at += length
        }
        expect(said + filter.end()).toBe(withoutThoughts(whole))
      },
    ),
    { numRuns: 2000 },
  )
})

test('nothing is held back that can’t become a tag', () => {
  const filter = thoughtFilter()
  expect(filter.take('Is 3 < 4?')).toBe('Is 3 < 4?')
  expect(filter.take(' Yes <th')).toBe(' Yes ')
  expect(filter.take('e>')).toBe('<the>')
})
