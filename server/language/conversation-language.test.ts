import { expect, test } from 'vitest'
import { conversationLanguage, nextLanguage, visitorLanguage } from './detect.ts'
import type { Samples } from './samples/samples.ts'

const files = import.meta.glob<Samples>(['./samples/*.ts', '!./samples/samples.ts'], {
  eager: true,
  import: 'samples',
})

/** Rows that do not hold: a name that is a greeting elsewhere ("Ola"), a question without any small word. */
const wrongAtMost: Record<string, number> = { './samples/held.ts': 2 }

test.for(Object.entries(files))(
  'a conversation keeps its language until the visitor writes another: %s',
  ([file, { keeps, changes, stays, first }]) => {
    const rows = [
      ...Object.entries(keeps).flatMap(([language, list]) =>
        list.map(message => [language, message, language, nextLanguage(message, language)]),
      ),
      ...changes.map(([before, after, message]) => [before, message, after, nextLanguage(message, before)]),
      ...stays.map(([language, message]) => [language, message, language, nextLanguage(message, language)]),
      ...first.map(([usual, message, language]) => [
        `first, ${usual}`,
        message,
        language,
        visitorLanguage(message, usual),
      ]),
    ]
    const wrong = rows.filter(([, , wanted, got]) => wanted !== got)
    const list = wrong.map(
      ([before, message, wanted, got]) => `(${before}) “${message}” ${wanted}, not ${got}`,
    )
    expect(wrong.length, `of ${rows.length}:\n${list.join('\n')}`).toBeLessThanOrEqual(wrongAtMost[file] ?? 0)
  },
)

test('what nothing showed is a guess, and the first sign corrects it', () => {
  const later = (message: string, ...earlier: string[]) =>
    conversationLanguage(message, { before: 'de', earlier })
  expect(later('Bonjour', 'Bo', 'bo@example.com')).toBe('fr')
  expect(later('Bonjour', 'Haben Sie morgen Zeit?', 'Bo')).toBe('de')
})
