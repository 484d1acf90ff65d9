import { expect, test } from 'vitest'
import { languages } from '#locales/load.ts'
import { asksForPerson } from './phrases.ts'

test('who asks for a person is heard in every language, and the first time holds nobody up', () => {
  const before = process.cpuUsage()
  for (const language of languages) expect(asksForPerson(language, '12:30'), language).toBe(false)
  const { user, system } = process.cpuUsage(before)
  // All pairs of verbs and people in one pattern took five seconds.
  expect((user + system) / 1_000).toBeLessThan(1_500)
  for (const [language, text] of [
    ['en', 'Could you please put me through to a real person?'],
    ['en', 'Is there someone I can talk to?'],
    ['de', 'Kann ich bitte mit einem Menschen sprechen?'],
    ['fr', 'Je voudrais parler à quelqu’un'],
    ['ja', '担当の方とお話ししたいです'],
  ] as const)
    expect(asksForPerson(language, text), text).toBe(true)
})
