import fc from 'fast-check'
import calculator from 'sms-segments-calculator'
import { expect, test } from 'vitest'
import { endingOf, smsCost } from './text-message.ts'

test.each([
  'Sale! Reply STOP to opt out',
  'Sale. reply STOP to unsubscribe',
  'Text STOP to end messages',
  'Sale. Stop to opt-out.',
  'STOP 2 end',
  'Reply with the word STOP.',
  'Reply "STOP" anytime',
  'Send UNSUBSCRIBE and we leave you alone',
  'Soldes ! STOP au 36180',
  'Répondez STOP pour ne plus rien recevoir',
  'Antworten Sie mit STOP',
  'Responda STOP para salir',
])('%j says how to opt out', body => {
  expect(endingOf(body, 'en')).toBe('')
})

test.each([
  'Sale today',
  'Reply to us or stop by our shop',
  'STOP! Sale today',
  'Non-stop service',
  'Please cancel to reschedule',
  'We never stop to amaze',
  'Text us. STOP waiting',
  '{{reply}}',
])('%j does not, and ends on it', body => {
  expect(endingOf(body, 'en')).toBe('\nReply STOP to opt out')
})

test.each([
  ['160 letters', 'a'.repeat(160), 160, 1, false],
  ['161 letters', 'a'.repeat(161), 161, 2, false],
  ['two full segments', 'a'.repeat(306), 306, 2, false],
  ['80 euros', '€'.repeat(80), 160, 1, false],
  ['a euro that is not cut in two', `${'a'.repeat(152)}${'€'.repeat(77)}`, 306, 3, false],
  ['70 with one letter of another alphabet', `ł${'a'.repeat(69)}`, 70, 1, true],
  ['71 with one letter of another alphabet', `ł${'a'.repeat(70)}`, 71, 2, true],
  ['an emoji that is not cut in two', `${'ł'.repeat(66)}${'😀'.repeat(34)}`, 134, 3, true],
])('what a text costs: %s', (_name, text, characters, segments, unicode) => {
  expect(smsCost(text)).toEqual({ characters, segments, unicode })
})

test('costs are those of Twilio’s own calculator', () => {
  const pieces = [
    'a',
    ' ',
    '\n',
    '€',
    '{',
    'é',
    'ç',
    'Ω',
    '`',
    'ł',
    '“',
    '😀',
    '👩‍👧',
    '👍🏽',
    'e\u0301',
    '中',
  ] as const
  const text = (unit: fc.Arbitrary<string>) => fc.array(unit, { minLength: 1, maxLength: 330, size: 'max' })
  const plain = fc.constantFrom(...pieces.slice(0, 6))
  fc.assert(
    fc.property(fc.oneof(text(plain), text(fc.constantFrom(...pieces))), units => {
      const body = units.join('')
      const theirs = new calculator.SegmentedMessage(body)
      expect(smsCost(body)).toMatchObject({
        segments: theirs.segmentsCount,
        unicode: theirs.encodingName === 'UCS-2',
      })
    }),
    { numRuns: 40 },
  )
})
