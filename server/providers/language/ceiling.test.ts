import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceiling } from './ceiling.ts'

/** How much of a text passes the ceiling when it arrives in these pieces. */
function through(pieces: string[], most: number): { text: string; reached: boolean } {
  const top = ceiling(most)
  return { text: pieces.map(piece => top.take(piece)).join(''), reached: top.reached() }
}

test('a short text passes unchanged', () => {
  expect(through(['Yes. ', 'No.'], 1_000)).toEqual({ text: 'Yes. No.', reached: false })
})

test('a text near the ceiling ends with its next sentence, however it arrived', () => {
  const sentences = 'It costs 3.50 euros. Come in! '.repeat(100)
  for (const size of [1, 7, 100, 3_000]) {
    const { text, reached } = through(sentences.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g'))!, 1_000)
    expect(reached).toBe(true)
    expect(text.trimEnd()).toMatch(/(euros\.|in!)$/)
    expect(text.length).toBeGreaterThanOrEqual(499)
    expect(text.length).toBeLessThanOrEqual(1_000)
  }
})

test('a text without a sentence is cut between words, with an ellipsis', () => {
  expect(through(['word '.repeat(1_000)], 1_000).text).toMatch(/word …$/)
  expect(through(['x'.repeat(5_000)], 1_000).text).toMatch(/^x{1000} …$/)
})

test('the result is never longer than the ceiling, and nothing follows the cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 400 }), { maxLength: 40 }), pieces => {
      const whole = pieces.join('')
      const { text, reached } = through(pieces, 2_000)
      expect(text.length).toBeLessThanOrEqual(2_002)
      if (!reached) expect(text).toBe(whole)
      else expect(whole.startsWith(text.replace(/ ?…$/, ''))).toBe(true)
    }),
  )
})
