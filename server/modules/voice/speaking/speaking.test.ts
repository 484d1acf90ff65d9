import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'
import { speakable } from './speakable.ts'

function cut(...pieces: string[]): string[] {
  const { push, end } = sentences()
  return [...pieces.flatMap(piece => push(piece)), ...end()].map(sentence => sentence.trim())
}

test('sentences are cut where they end, as soon as they are long enough to be spoken', () => {
  expect(cut('Yes. We are open on Sunday. Come by any ', 'time you like! Bye.')).toEqual([
    'Yes. We are open on Sunday.',
    'Come by any time you like!',
    'Bye.',
  ])
  expect(cut('Ask for Dr. Weber on the 3. floor, e.g. at 9.30 in the morning. He will know more.')).toEqual([
    'Ask for Dr. Weber on the 3. floor, e.g. at 9.30 in the morning.',
    'He will know more.',
  ])
  expect(cut('はい、明日の午後三時に空いております。ご予約なさいますか？お名前をお願いいたします。')).toEqual(
    ['はい、明日の午後三時に空いております。', 'ご予約なさいますか？', 'お名前をお願いいたします。'],
  )
  const { push } = sentences()
  expect(push('We open at nine in the morning.')).toEqual([])
  expect(push(' And')).toEqual(['We open at nine in the morning.'])
})

test('nothing is lost, and no piece is long, whatever the pieces it comes in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', ',', '?', '\n', 'é', '。') }), {
        maxLength: 60,
      }),
      pieces => {
        const { push, end } = sentences()
        const found = [...pieces.flatMap(piece => push(piece)), ...end()]
        const letters = (text: string) => text.replace(/\s/g, '')
        expect(letters(found.join(''))).toBe(letters(pieces.join('')))
        for (const sentence of found) expect(sentence.length).toBeLessThan(300)
      },
    ),
  )
})

test.each([
  ['**We open** at `9` [here](https://a.example/x) [1].', 'We open at 9 here .'],
  ['# Hours\n- Monday: 9–17\n- Tuesday: closed', 'Hours. Monday: 9 to 17. Tuesday: closed'],
  ['Call +49 30 1234567 now.', 'Call +4 9, 3 0, 1 2 3 4 5 6 7 now.'],
  ['Call 030/1234-567.', 'Call 0 3 0, 1 2 3 4, 5 6 7.'],
  ['On 2026-11-22 it is 1,250,000 yen, 14:00-15:30.', 'On 2026-11-22 it is 1,250,000 yen, 14:00 to 15:30.'],
  ['See https://www.harbour.example/book?x=1. Thanks 🙂!', 'See harbour.example Thanks !'],
  ['| Cut | 20 € |', 'Cut, 20 €'],
  ['5 * 3 and snake_case stay', '5 * 3 and snake_case stay'],
  ['```\ncode\n```', ''],
])('%s', (written, spoken) => {
  expect(speakable(written, 'en')).toBe(spoken)
})

test('a span of numbers is said in the language', () => {
  expect(speakable('Montag 9–17 Uhr', 'de-AT')).toBe('Montag 9 bis 17 Uhr')
})
