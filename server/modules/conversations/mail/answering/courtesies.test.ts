import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutCourtesies } from './courtesies.ts'

test.each([
  ['Hello,\n\nis there parking?\n\nBest regards\nAnn', 'is there parking?'],
  [
    'Dear Sir or Madam,\nis there parking?\nThanks,\nAnn Smith\nSmith Ltd\n+44 20 7946 0000',
    'is there parking?',
  ],
  [
    'Sehr geehrte Damen und Herren,\n\ngibt es Parkplätze?\n\nMit freundlichen Grüßen\nJo',
    'gibt es Parkplätze?',
  ],
  ['Bonjour Madame,\n\nAvez-vous un parking ?\n\nCordialement,\nLéa', 'Avez-vous un parking ?'],
  ['שלום,\nיש חניה?\nתודה\nדנה', 'יש חניה?'],
  ['Hello, is there parking?', 'Hello, is there parking?'],
  [
    'Thanks for the offer, it suits us.\n\nWhen can we come?',
    'Thanks for the offer, it suits us.\n\nWhen can we come?',
  ],
  ['Hi', 'Hi'],
  ['Thank you!', 'Thank you!'],
  ['Dearth of parking is our problem.', 'Dearth of parking is our problem.'],
])('%j wants %j', (text, wanted) => {
  expect(withoutCourtesies(text)).toBe(wanted)
})

test('nothing is added, and a mail with text keeps some', () => {
  const lines = fc.array(
    fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.constantFrom('Hello,', 'Best regards', 'Ann', '', 'Where is it?'),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, each => {
      const text = each.join('\n')
      const rest = withoutCourtesies(text)
      expect(text).toContain(rest)
      if (text.trim()) expect(rest).not.toBe('')
      for (const line of each) if (line.includes('?')) expect(rest).toContain(line.trim())
    }),
  )
})
