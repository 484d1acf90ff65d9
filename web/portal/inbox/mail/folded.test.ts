import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test('quoted lines are stretches of their own, with the line that says who wrote them', () => {
  expect(
    folded(
      'Thanks!\n\nOn Monday, Ann wrote:\n\n> At nine?\n>\n> With Ben?\n\nYes, with Ben.\n> Really?\nSure.',
    ),
  ).toEqual([
    { quoted: false, text: 'Thanks!', lines: 1 },
    { quoted: true, text: 'On Monday, Ann wrote:\n\n> At nine?\n>\n> With Ben?', lines: 5 },
    { quoted: false, text: 'Yes, with Ben.', lines: 1 },
    { quoted: true, text: '> Really?', lines: 1 },
    { quoted: false, text: 'Sure.', lines: 1 },
  ])
  expect(folded('The menu:\n\nSoup.')).toEqual([{ quoted: false, text: 'The menu:\n\nSoup.', lines: 3 }])
  expect(folded(' \n\n')).toEqual([])
})

test('no word of a mail is lost or moved', () => {
  const line = fc.constantFrom('', 'a', '> b', '>> c', 'Ann wrote:', '  d')
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  fc.assert(
    fc.property(fc.array(line), lines => {
      const text = lines.join('\n')
      expect(folded(text).flatMap(stretch => words(stretch.text))).toEqual(words(text))
    }),
  )
})
