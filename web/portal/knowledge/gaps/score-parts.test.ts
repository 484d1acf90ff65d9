import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviceOn, partsOf } from './score-parts.ts'

const topic = (covered: boolean) => ({ topic: 'Prices', covered, passages: covered ? 1 : 0 })
const finding = { text: '', sources: [] }

/** A report as the server counts it. */
const scored = fc
  .record({
    right: fc.nat(40),
    wrong: fc.nat(40),
    topics: fc.array(fc.boolean(), { minLength: 1, maxLength: 10 }),
    upkeep: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ right, wrong, topics, upkeep }) => {
    const verified = right + wrong
    const covered = topics.filter(Boolean).length / topics.length
    return {
      score: Math.round((60 * right) / Math.max(verified, 10) + 25 * covered + 15 * upkeep),
      verified,
      right,
      wrong,
      topics: topics.map(topic),
      stale: [],
      duplicates: upkeep < 1 ? [finding] : [],
      contradictions: [],
    }
  })

test('the parts add up to the score, and none is above its most', () => {
  fc.assert(
    fc.property(scored, report => {
      const parts = partsOf(report)
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(report.score)
      for (const { points, of } of parts) {
        expect(points).toBeGreaterThanOrEqual(0)
        // Each part is rounded: the last takes up what that leaves, a point at most.
        expect(points).toBeLessThanOrEqual(of + 1)
      }
    }),
  )
})

test('what would raise the score comes with what it would bring, the most first, and not beyond 100', () => {
  fc.assert(
    fc.property(scored, report => {
      const advice = adviceOn(report)
      expect(advice.map(({ gain }) => gain)).toEqual(advice.map(({ gain }) => gain).sort((a, b) => b - a))
      const sum = advice.reduce((all, { gain }) => all + gain, 0)
      expect(report.score + sum).toBeLessThanOrEqual(102)
      for (const { count, gain } of advice) expect(Math.min(count, gain)).toBeGreaterThan(0)
    }),
  )
  expect(
    adviceOn({
      score: 57,
      verified: 8,
      right: 6,
      wrong: 2,
      topics: [topic(true), topic(true), topic(false), topic(false), topic(false)],
      stale: [],
      duplicates: [],
      contradictions: [],
    }),
  ).toEqual([
    { kind: 'teach', count: 3, gain: 15 },
    { kind: 'verify', count: 2, gain: 12 },
    { kind: 'repair', count: 2, gain: 12 },
  ])
})
