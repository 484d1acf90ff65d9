import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceiling } from './ceiling.ts'

/** What is let through of a text that comes in these pieces. */
function through(pieces: string[], most: number): { text: string; reached: boolean } {
  const top = ceiling(most)
  return { text: pieces.map(piece => top.take(piece)).join(''), reached: top.reached() }
}

test('what is short enough is said as it is', () => {
  expect(through(['Yes. ', 'No.'], 1_000)).toEqual({ text: 'Yes. No.', reached: false })
})

test('a text that comes near the ceiling ends with its next sentence, however it was cut', () => {
  const sentences = 'It costs 3.50 euros. Come in! '.repeat(100)
  for (const size of [1, 7, 100, 3_000]) {
    const { text, reached } = through(sentences.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g'))!, 1_000)
    expect(reached).toBe(true)
    expect(text.trimEnd()).toMatch(/(euros\.|in!)$/)
    expect(text.length).toBeGreaterThanOrEqual(499)
    expect(text.length).toBeLessThanOrEqual(1_000)
  }
})

test('one without a sentence is cut between words, and shows it', () => {
  expect(through(['word '.repeat(1_000)], 1_000).text).toMatch(/word …$/)
  expect(through(['x'.repeat(5_000)], 1_000).text).toMatch(/^x{1000} …$/)
})

test('never longer than the ceiling, and nothing comes after the cut', () => {
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
