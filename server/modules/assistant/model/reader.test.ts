import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentenceReader } from './reader.ts'

function readIn(pieces: string[], cut = false) {
  const reader = sentenceReader()
  return [...pieces.flatMap(reader.feed), ...reader.end({ cut })].map(({ gap, text }) => gap + text)
}

test.each([
  ['We open at 9 [1]. Come by.', ['We open at 9 [1].', ' Come by.']],
  ['We open at 9.[1][2] Come by.', ['We open at 9.[1][2]', ' Come by.']],
  ['It is free. [1] Always.', ['It is free. [1]', ' Always.']],
  ['On 3. März um 9.30 Uhr. Gern!', ['On 3. März um 9.30 Uhr.', ' Gern!']],
  ['Ask Dr. Keller at 7 p.m. today. Yes?', ['Ask Dr. Keller at 7 p.m. today.', ' Yes?']],
  ['Our fees:\n- Crown: £600 [1]\n- Veneer: £450', ['Our fees:', '\n- Crown: £600 [1]', '\n- Veneer: £450']],
  ['無料です【2】。毎日です。', ['無料です【2】。', '毎日です。']],
])('%s', (text, sentences) => {
  expect(readIn([text])).toEqual(sentences)
})

test('of a reply that was cut the unfinished sentence is left out', () => {
  expect(readIn(['Gladly. A crown costs £6'], true)).toEqual(['Gladly.'])
  expect(readIn(['Gladly. A crown costs £6.'], true)).toEqual(['Gladly.'])
  expect(readIn(['A crown costs £600 [1].'], true)).toEqual(['A crown costs £600 [1].'])
})

test('a sentence without an end is cut at a clause, or marked', () => {
  const reader = sentenceReader()
  const [first] = reader.feed('and on, '.repeat(200))
  expect(first!.text.length).toBeLessThanOrEqual(600)
  expect(first).toMatchObject({ endless: false, text: expect.stringMatching(/,$/) })
  expect(sentenceReader().feed('x'.repeat(100_000))[0]).toMatchObject({ endless: true })
})

const fragment = fc.oneof(
  fc.constantFrom(
    '[1]',
    ' [2]',
    '.',
    '. ',
    '! ',
    '? ',
    '\n',
    ' 3',
    ' Dr.',
    ' A crown',
    ' costs £6',
    '00',
    '。',
    '：',
    ' and',
  ),
  fc.string({ maxLength: 3 }),
)

test('no word is lost, wherever a stream is cut', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 30 }), parts => {
      const plain = (text: string) => text.replace(/\s+/g, '')
      expect(plain(readIn(parts).join(''))).toBe(plain(parts.join('')))
    }),
    { numRuns: 1000 },
  )
})
