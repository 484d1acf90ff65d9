import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originAllowed, readDomain } from './domains.ts'

test.each([
  ['example.com', 'example.com'],
  ['  https://Shop.Example.com/contact?x=1  ', 'https://shop.example.com'],
  ['http://example.com:8080', 'http://example.com:8080'],
  ['*.example.com', '*.example.com'],
  ['https://*.example.com', 'https://*.example.com'],
  ['localhost:5173', 'localhost:5173'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['192.168.1.20:3000', '192.168.1.20:3000'],
  ['', null],
  ['*', null],
  ['intranet', null],
  ['ftp://example.com', null],
  ['user@example.com', null],
  ['two words.com', null],
  ['javascript:alert(1)', null],
])('%s is stored as %s', (typed, stored) => {
  expect(readDomain(typed)).toBe(stored)
})

test('a stored domain reads as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), typed => {
      const stored = readDomain(typed)
      if (stored !== null) expect(readDomain(stored)).toBe(stored)
    }),
  )
})

test.each([
  [['example.com'], 'https://example.com', true],
  [['example.com'], 'http://example.com', true],
  [['example.com'], 'https://www.example.com', true],
  [['example.com'], 'https://shop.example.com', false],
  [['example.com'], 'https://badexample.com', false],
  [['example.com'], 'https://example.com.evil.test', false],
  [['example.com'], 'https://example.com:8443', false],
  [['https://example.com'], 'http://example.com', false],
  [['*.example.com'], 'https://a.b.example.com', true],
  [['*.example.com'], 'https://example.com', false],
  [['localhost:5173'], 'http://localhost:5173', true],
  [['localhost:5173'], 'http://localhost:5174', false],
  [[], 'https://example.com', false],
  [['example.com'], undefined, false],
  [['example.com'], 'null', false],
])('%j lets %s in: %s', (domains, origin, allowed) => {
  expect(originAllowed(domains, origin)).toBe(allowed)
})
