import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { saysOnly } from '../dialogue/dialogue.ts'
import { choices, distinctSources, type Turn, yesOrNo } from './turn.ts'

test('the assistant understands the yes and the no that it offers, in every language', () => {
  for (const locale of languages) {
    const [yes, no] = yesOrNo(locale).map(
      ({ message }) =>
        ({ locale, message, business: { name: 'Harbour Spa', agent_name: 'Ada' }, scope: {} }) as Turn,
    )
    expect(yes && saysOnly(yes, 'yes'), locale).toBe(true)
    expect(no && saysOnly(no, 'no'), locale).toBe(true)
  }
})

test('a choice has a short label, and its message is never cut', () => {
  const long = `How much is ${'a very '.repeat(20)}long service?`
  const [shown] = choices([long])
  expect(shown).toMatchObject({ message: long, label: expect.stringMatching(/^How much is .+…$/) })
  expect(shown!.label.length).toBeLessThanOrEqual(60)
  expect(choices(['x'.repeat(201), ' '])).toEqual([])
  expect(choices(Array.from({ length: 20 }, (_, n) => `${n}`))).toHaveLength(12)
})

test('a source is named once, with the headings above its first passage and every passage used', () => {
  const prices = { parent_doc_id: 's1', name: 'prices.pdf', kind: 'document', origin: 'prices.pdf' }
  const asked = { parent_doc_id: 's2', name: 'Is it open?', kind: 'qa', origin: null }
  expect(
    distinctSources([
      { ...prices, title: 'Rooms › Doubles', chunk: 4 },
      { ...asked, title: 'Is it open?', chunk: 9 },
      { ...prices, title: 'Garden', chunk: 7 },
    ]),
  ).toEqual([
    { ...prices, place: 'Rooms › Doubles', chunks: [4, 7] },
    { ...asked, place: null, chunks: [9] },
  ])
})
