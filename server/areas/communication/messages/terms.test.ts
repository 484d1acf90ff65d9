import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningsOf, termsOf } from './terms.ts'

const finds = (typed: string, person: { name?: string; email?: string; phone?: string }) => {
  const terms = termsOf({ name: null, email: null, phone: null, ...person })
  const beginnings = beginningsOf(typed)
  return beginnings.length > 0 && beginnings.every(start => terms.some(term => term.startsWith(start)))
}

test('people are found by what they are called, their address and their number', () => {
  const ann = { name: 'Ann-Sofie Müller', email: 'a.mueller@Example.com', phone: '+493012345678' }
  for (const typed of [
    'ann',
    'ANN mul',
    'Sofie',
    'müller',
    'a.mueller@ex',
    'mueller',
    'example.com',
    '+49 30 1234',
    '030 12345',
    '3012345678',
    '0049 30 123',
  ])
    expect([typed, finds(typed, ann)]).toEqual([typed, true])
  for (const typed of ['bob', 'ann bob', '@', '+48 30', '999'])
    expect([typed, finds(typed, ann)]).toEqual([typed, false])
})

test('whoever is called something is found by every beginning of every word of it', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zäöüéñ]{1,12}$/), { minLength: 1, maxLength: 4 }), words => {
      for (const word of words) expect(finds(word.slice(0, 3), { name: words.join(' ') })).toBe(true)
    }),
  )
})

test('no text makes it throw, or terms without end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), text => {
      expect(termsOf({ name: text, email: text, phone: text }).length).toBeLessThan(30)
      expect(beginningsOf(text).length).toBeLessThan(30)
    }),
    { numRuns: 50 },
  )
})
