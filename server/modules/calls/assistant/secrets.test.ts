import { expect, test } from 'vitest'
import { isCardNumber, namesSecret, withoutSecrets } from './secrets.ts'

test.each([
  ['en', 'it is 4111 1111 1111 1111 thanks', false, 'it is •••• 1111 thanks'],
  ['en', 'four one one one one one one one one one one one one one one one', false, '•••• 1111'],
  [
    'de',
    'vier eins eins eins eins eins eins eins eins eins eins eins eins eins eins eins',
    false,
    '•••• 1111',
  ],
  ['en', 'my number is +49 1511 234567890', false, 'my number is +49 1511 234567890'],
  ['en', 'order 1234567890123', false, 'order 1234567890123'],
  ['en', 'it is 123', true, 'it is •••'],
  ['en', 'the code is 4 8 2 9 1 7', true, 'the code is ••••••'],
  ['en', '5500-0000-0000-0004 and 737', true, '•••• 0004 and •••'],
  ['en', 'at 10 on the 12th', true, 'at 10 on the 12th'],
])('%s: %s', (locale, text, expected, hidden) => {
  expect(withoutSecrets(locale, text, expected)).toBe(hidden)
})

test('card numbers are told from other numbers by their check digit', () => {
  expect(isCardNumber('4111111111111111')).toBe(true)
  expect(isCardNumber('4111111111111112')).toBe(false)
  expect(isCardNumber('0000000000000000')).toBe(false)
})

test.each([
  ['May I have your card number?', true],
  ['Bitte nennen Sie mir Ihre Kartennummer.', true],
  ['カード番号をお願いします。', true],
  ['¿Me da el número de su tarjeta?', true],
  ['Which phone number shall I note?', false],
  ['I am pinning it down', false],
])('%s: %s', (text, asks) => {
  expect(namesSecret(text)).toBe(asks)
})
