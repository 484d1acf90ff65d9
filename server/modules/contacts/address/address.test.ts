import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContactInput } from '../fields.ts'
import { countryOfPhone, readEmail, readPhone } from './address.ts'

test('an address is what the rule of HTML takes, of the internet, in one form', () => {
  for (const [text, expected] of [
    ['a@b.de', 'a@b.de'],
    [" O'Brien+x/y=z@Sub.Example.CO.UK ", "o'brien+x/y=z@sub.example.co.uk"],
    ['a@faß.de', 'a@faß.de'],
    ['a@例え.テスト', 'a@例え.テスト'],
    ['a@XN--MNCHEN-3YA.de', 'a@münchen.de'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ] as const) {
    expect(readEmail(text), text).toBe(expected)
  }
  for (const text of [
    '',
    '@',
    'a@',
    '@b.de',
    'a b@c.de',
    'a@b',
    'a@b.c',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@-b.de',
    'a@b-.de',
    ...[
      'a@b..de',
      'a@.de',
      'a@b.de.',
      'ä@b.de',
      'a@b.de\nBcc: c@d.de',
      'a,b@c.de',
      '"a b"@c.de',
      'Ann <a@b.de>',
    ],
    'a@a/b.cöm',
    'a@ex%6dple.cöm',
    'a@１.２.３',
    'a@-ü.de',
    'a@ü..de',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(126)}de`,
  ]) {
    expect(readEmail(text), text).toBeNull()
  }
})

test('reading an address again changes nothing, and never throws', () => {
  const hostile = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.webUrl()).map(([a, b]) => `${a}@${b}`),
    fc
      .tuple(fc.constant('a@'), fc.string({ unit: 'binary' }), fc.constant('.cöm'))
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(hostile, text => {
      const email = readEmail(text)
      if (email === null) return
      expect(readEmail(email)).toBe(email)
      expect(email).not.toMatch(/[\s,;<>]/)
    }),
  )
})

test('a number is valid as a whole or not at all', () => {
  expect(readPhone('+49 (0)30 / 123-456', null)).toEqual({ phone: '+4930123456' })
  expect(readPhone('0049 30 123456', 'DE')).toEqual({ phone: '+4930123456' })
  expect(readPhone('(650) 253-0000', 'US')).toEqual({ phone: '+16502530000' })
  // A country without a numbering plan of its own.
  expect(readPhone('+4930123456', 'AQ')).toEqual({ phone: '+4930123456' })
  for (const text of [
    '',
    '+',
    '+49',
    '12345',
    'call +4930123456',
    '+4930123456 or +4930123457',
    '4.93E+11',
    '1-800-FLOWERS',
  ]) {
    expect(readPhone(text, 'US'), text).toMatchObject({ reason: expect.stringContaining('not a valid') })
  }
  for (const text of ['+49 30 123456 ext 5', '(650) 253-0000 x12', '+4930123456;ext=7']) {
    expect(readPhone(text, 'US'), text).toEqual({ reason: 'has an extension' })
  }
  expect(countryOfPhone('+442079460018')).toBe('GB')
  expect(countryOfPhone('+80012345678')).toBeNull()
})

test('any row is read or refused with reasons', () => {
  const keys = fc.constantFrom(
    'name',
    'email',
    'phone',
    'country',
    'timezone',
    'consent_sms',
    'attributes',
    'x',
  )
  const rows = fc.dictionary(fc.oneof(keys, fc.string()), fc.jsonValue())
  fc.assert(
    fc.property(rows, row => {
      const read = readContactInput(row, 'DE')
      if ('problems' in read) expect(read.problems.length).toBeGreaterThan(0)
      else expect(JSON.stringify(read.said.columns)).not.toMatch(/\\u00/)
    }),
  )
})
