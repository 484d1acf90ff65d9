import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSlug, minSlug, slugForm } from '#contract/accounts/account.ts'
import { slugOf } from './slug.ts'

test.each([
  ['Riverside Dental', 'riverside-dental'],
  ['Café "Zum Löwen" & Söhne', 'cafe-zum-lowen-and-sohne'],
  ["Joe's Pizza", 'joes-pizza'],
  ['Große Straße 7', 'grosse-strasse-7'],
  ['寿司', null],
  ['B', null],
  ['Docs', null],
])('%s → %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('every name gives a slug of the right form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), name => {
      const slug = slugOf(name)
      if (slug === null) return
      expect(slug).toMatch(new RegExp(slugForm))
      expect(slug.length).toBeGreaterThanOrEqual(minSlug)
      expect(slug.length).toBeLessThanOrEqual(maxSlug)
    }),
  )
})
