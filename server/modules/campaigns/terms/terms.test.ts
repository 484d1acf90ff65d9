import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsAll, piecesOf, termsOf } from './terms.ts'

const finds = (typed: string, person: { name?: string; email?: string; phone?: string }) => {
  const pieces = piecesOf(typed)
  return pieces.length > 0 && holdsAll({ name: null, email: null, phone: null, ...person }, pieces)
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
    'ofie',
    'eller',
    '2345 67',
    '5678',
    'ller@exam',
    'ample.c',
  ])
    expect([typed, finds(typed, ann)]).toEqual([typed, true])
  for (const typed of ['bob', 'ann bob', 'bann', '+48 30', '999'])
    expect([typed, finds(typed, ann)]).toEqual([typed, false])
})

test('a person is found by every part of every word of their name', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zäöüéñ]{1,12}$/), { minLength: 1, maxLength: 4 }), words => {
      for (const word of words)
        for (let from = 0; from < word.length; from++)
          expect(finds(word.slice(from, from + 3), { name: words.join(' ') })).toBe(true)
    }),
  )
})

test('no text makes it throw, or terms without end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), text => {
      expect(termsOf({ name: text, email: text, phone: text }).length).toBeLessThan(30)
      expect(piecesOf(text).length).toBeLessThan(30)
    }),
    { numRuns: 50 },
  )
})
