import { describe, expect, test } from 'vitest'
import ar from './expressions/ar.ts'
import de from './expressions/de.ts'
import en from './expressions/en.ts'
import es from './expressions/es.ts'
import fr from './expressions/fr.ts'
import he from './expressions/he.ts'
import it from './expressions/it.ts'
import ja from './expressions/ja.ts'
import nl from './expressions/nl.ts'
import pl from './expressions/pl.ts'
import pt from './expressions/pt.ts'
import tr from './expressions/tr.ts'
import { expressionsAside } from './expressions-aside.ts'
import { shown } from './shown.ts'
import { timesIn } from './times.ts'

/** Wednesday, 9 December 2026, 10:15 in Berlin. */
const now = new Date('2026-12-09T09:15:00Z')
const read = (language: string, message: string) =>
  shown(timesIn(message, { language, now, timezone: 'Europe/Berlin', country: 'DE' }))

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('=>').map(part => part.trim()))

describe.each(Object.entries({ ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }))(
  'in %s',
  (language, text) => {
    test.each(linesOf(text))('%s', (message, expected) => {
      expect(read(language, message!)).toBe(expected)
    })
  },
)

describe.skipIf(!process.env.ASIDE)('aside', () => {
  describe.each(Object.entries(expressionsAside))('what nobody thought of, in %s', (language, text) => {
    test.each(linesOf(text))('%s', (message, expected) => {
      expect(read(language, message!)).toBe(expected)
    })
  })
})
