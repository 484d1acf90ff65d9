import { expect, test } from 'vitest'
import { passagesUsed, withoutCitations } from './citations.ts'

test.each([
  ['We open at 9 [1].', 'We open at 9.', [1]],
  ['We open at 9.[1][2]', 'We open at 9.', [1, 2]],
  ['It is free [1, 3], always.', 'It is free, always.', [1, 3]],
  ['無料です【2】。', '無料です。', [2]],
  ['[0] I do not know.', ' I do not know.', [0]],
  ['See [the list] and [2024] and a[i].', 'See [the list] and [2024] and a[i].', []],
  ['Half a citation [1', 'Half a citation [1', []],
])('%s', (whole, text, cited) => {
  expect(withoutCitations(whole)).toEqual({ text, cited })
})

test('a reply without citations is traced to the passages whose words it has', () => {
  const texts = [
    'A deep tissue massage takes 60 minutes and costs 80 euros.',
    'The sauna is open daily. Towels are included.',
    'Gift cards are valid for three years.',
  ]
  expect(passagesUsed('A deep tissue massage costs 80 euros and takes 60 minutes.', texts, 'en')).toEqual([0])
  expect(passagesUsed('Hello! How can I help you today?', texts, 'en')).toEqual([])
})
