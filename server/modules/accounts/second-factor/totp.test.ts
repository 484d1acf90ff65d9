import { expect, test } from 'vitest'
import { base32, codeOf, matchingStep, otpauthUri, stepAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B (SHA-1). Its codes have eight digits; the last six are the code of six digits.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d s the code is that of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the previous and the next code are accepted too, no others', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  for (const off of [-1, 0, 1]) expect(matchingStep(secret, codeOf(secret, step + off), now)).toBe(step + off)
  for (const off of [-2, 2]) expect(matchingStep(secret, codeOf(secret, step + off), now)).toBeNull()
  expect(matchingStep(secret, '', now)).toBeNull()
})

test('the address for the app names business and member, whatever their names', () => {
  const uri = new URL(otpauthUri(secret, { issuer: 'Bits & Bobs: Café', account: 'a+b@example.com' }))
  expect(decodeURIComponent(uri.pathname)).toBe('/Bits & Bobs  Café:a+b@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: 'Bits & Bobs  Café',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
