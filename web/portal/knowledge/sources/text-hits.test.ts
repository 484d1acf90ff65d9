import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hitsIn } from './text-hits.ts'

test('a text is cut at what is looked for, in any case and over line breaks, and stays whole', () => {
  expect(hitsIn('Brakes: £35.\nNew brakes\nfitted.', 'brakes')).toEqual([
    { text: 'Brakes', isHit: true },
    { text: ': £35.\nNew ', isHit: false },
    { text: 'brakes', isHit: true },
    { text: '\nfitted.', isHit: false },
  ])
  expect(hitsIn('New brakes\nfitted.', 'brakes fitted').filter(({ isHit }) => isHit)).toHaveLength(1)
  expect(hitsIn('a', '  ')).toEqual([{ text: 'a', isHit: false }])
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, wanted) => {
      expect(
        hitsIn(text, wanted)
          .map(stretch => stretch.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
