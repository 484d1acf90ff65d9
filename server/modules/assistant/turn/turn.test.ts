import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { saysOnly } from '../dialogue/dialogue.ts'
import { choices, type Turn, yesOrNo } from './turn.ts'

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
