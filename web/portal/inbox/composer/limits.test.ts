import { expect, test } from 'vitest'
import { lengthOf, mostOf, partsOf } from './limits.ts'

test('characters are counted as the server counts them', () => {
  expect(lengthOf('  héllo 👩‍🚀 ')).toBe(9)
  expect(mostOf('sms')).toBe(1_600)
  expect(mostOf('email')).toBe(4_000)
})

test('a text message is sent in parts: 160 letters, then 153 each; 70 and 67 with other letters', () => {
  expect(partsOf('')).toBe(0)
  expect(partsOf('a'.repeat(160))).toBe(1)
  expect(partsOf('a'.repeat(161))).toBe(2)
  expect(partsOf('a'.repeat(306))).toBe(2)
  expect(partsOf('a'.repeat(307))).toBe(3)
  // The euro sign takes the place of two.
  expect(partsOf('€'.repeat(80))).toBe(1)
  expect(partsOf('€'.repeat(81))).toBe(2)
  expect(partsOf('ж'.repeat(70))).toBe(1)
  expect(partsOf('ж'.repeat(71))).toBe(2)
  expect(partsOf('😀'.repeat(35))).toBe(1)
  expect(partsOf('😀'.repeat(36))).toBe(2)
})
