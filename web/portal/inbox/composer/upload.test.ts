import { expect, test } from 'vitest'
import { waitOf } from './upload.ts'

test('a busy server is asked again when it says; other refusals are final', () => {
  expect(waitOf(429, '7')).toBe(7)
  expect(waitOf(503, null)).toBe(10)
  expect(waitOf(429, 'soon')).toBe(10)
  expect(waitOf(429, '86400')).toBe(600)
  expect(waitOf(413, '7')).toBeNull()
  expect(waitOf(422, null)).toBeNull()
})
