import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReplySubject, plainSubject, replySubject, sameSubject } from './subjects.ts'

test.each([
  ['Re: Parking', 'Parking'],
  ['RE: AW: Re[2]: Parking', 'Parking'],
  ['Antw: Fwd:  Parking', 'Parking'],
  ['SV : Parking', 'Parking'],
  ['回复： Parking', 'Parking'],
  ['Regarding: Parking', 'Regarding: Parking'],
  ['Area: North', 'Area: North'],
  ['', ''],
])('%j is about %j', (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain)
})

test('a reply is recognised by its prefix', () => {
  expect(['Re: a', 'AW: a', 're:a'].map(isReplySubject)).toEqual([true, true, true])
  expect(['a', 'Review: a', 'a Re: b'].map(isReplySubject)).toEqual([false, false, false])
})

test('a subject stays the same after many replies and forwards, with one prefix', () => {
  const marks = fc.array(fc.constantFrom('Re: ', 'AW: ', 'Fwd: ', 'RE[3]: ', 'Odp:', 'رد: '), {
    maxLength: 8,
  })
  const words = fc.string({ maxLength: 80 }).filter(text => !isReplySubject(text))
  fc.assert(
    fc.property(words, marks, (subject, before) => {
      const marked = before.join('') + subject
      expect(sameSubject(marked, subject)).toBe(true)
      expect(replySubject(marked)).toBe(replySubject(subject))
      expect(replySubject(replySubject(marked))).toBe(replySubject(marked))
    }),
    { numRuns: 200 },
  )
})
