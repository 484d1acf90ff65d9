import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

/** One string a case: `|` marks where a sentence must end, and nowhere else. */
const marked = [
  'We open at nine.|Parking is free!|Is breakfast included?|Yes.',
  'Dr. Smith and Mrs. J. R. Jones see patients, e.g. Monday mornings.|Ask for Prof. Lee.',
  'We open from 9 a.m. to 5 p.m. Monday to Friday.|On Saturday until 1 p.m.|Parking is free.',
  'The office is in 12 Main St. Springfield.|Acme Inc. Support answers.|We are part of Acme Inc.|We deliver.',
  'Do you take dogs?|No.|Cats are welcome.|See No. 5 and Fig. 3.',
  'Closed from Dec. 24 to Jan. 2.|Prices rise in Jan.|Book early.',
  'It costs $9.50 per night.|Version 2.0.1 is out.',
  'Write to info@acme.com.|See http://a.example/c?Q=1 for more.|Or Yahoo!Mail.',
  '1. Open the box.|2. Press the button.',
  'Am 3. Mai ist zu.|Das gilt z.B. für Hr. Weber.|Wir öffnen am 4. Juni.',
  '你好吗?|我们九点开门。|停车免费！|走吧',
  'هل أنتم مفتوحون؟|نعم.|نحن هنا',
  '"We are open." |She said so.',
]

test('sentences end where a reader would end them', () => {
  for (const line of marked) {
    const expected = line.split('|').map(part => part.trim())
    const cjk = /\p{Script=Han}/u.test(line)
    expect(sentences(line.replaceAll('|', cjk ? '' : ' '))).toEqual(expected)
  }
})

test('a line break ends a sentence and empty lines are none', () => {
  expect(sentences('Opening hours\n\n  Monday 9–17 \r\nTuesday closed\n')).toEqual([
    'Opening hours',
    'Monday 9–17',
    'Tuesday closed',
  ])
  expect(sentences(' \n ')).toEqual([])
})

test('only white space is lost from any text', () => {
  const piece = fc.constantFrom(
    'Dr. ',
    'We ',
    'a.m. ',
    'No. ',
    '5',
    '. ',
    '? ',
    '。',
    'x',
    '\n',
    '\u00a0',
    '"',
    ')',
    '1. ',
    '\ud800',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map(pieces => pieces.join('')),
  )
  fc.assert(
    fc.property(text, text => {
      const found = sentences(text)
      expect(found.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const sentence of found) expect(sentence).toBe(sentence.trim())
      expect(found).not.toContain('')
    }),
    { numRuns: 50 },
  )
})
