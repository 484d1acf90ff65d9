import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf, surenessOf } from './wording.ts'

test('an answer is certain, fairly sure or unsure; what the settings say needs no number', () => {
  const of = (answered: boolean, confidence: number | null) => surenessOf({ answered, confidence })
  expect([
    of(true, 0.9),
    of(true, 0.6),
    of(false, 0.9),
    of(false, 0.2),
    of(true, null),
    of(false, null),
  ]).toEqual(['certain', 'fairly', 'unsure', 'unsure', 'settings', 'unsure'])
})

const order = ['far', 'related', 'close', 'used']

test('of two passages the one with the higher score never fits worse, and a stranger on top is no close fit', () => {
  const number = fc.double({ min: 0, max: 2.6, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.double({ min: 0, max: 1.5, noNaN: true }), (a, b, confidence) => {
      const best = Math.max(a, b)
      const rank = (score: number) => order.indexOf(fitOf({ score, used: false }, { best, confidence }))
      expect(rank(best)).toBeGreaterThanOrEqual(rank(Math.min(a, b)))
      if (confidence < 0.2) expect(rank(best)).toBe(0)
    }),
  )
  expect(fitOf({ score: 0.1, used: true }, { best: 1, confidence: 0.1 })).toBe('used')
})
