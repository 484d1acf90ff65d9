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
import { momentOn, type TimesOptions, timesIn } from './times.ts'

const expressions = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

/** Wednesday, 9 December 2026, 10:15 in Berlin. */
const now = new Date('2026-12-09T09:15:00Z')
const read = (language: string, message: string, more: Partial<TimesOptions> = {}) =>
  timesIn(message, { language, now, timezone: 'Europe/Berlin', country: 'DE', ...more })

/** Of 120. */
const mostWrongAside = 2

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('=>').map(part => part.trim()))

describe.each(Object.entries(expressions))('in %s', (language, text) => {
  test.each(linesOf(text))('%s', (message, expected) => {
    expect(shown(read(language, message!))).toBe(expected)
  })
})

test('most of what nobody thought of is read too', () => {
  const wrong = Object.entries(expressionsAside).flatMap(([language, text]) =>
    linesOf(text)
      .filter(([message, expected]) => shown(read(language, message!)) !== expected)
      .map(([message]) => message),
  )
  expect(wrong.length).toBeLessThanOrEqual(mostWrongAside)
})

test.each([
  ['3', '15:00?'],
  ['make it 12', '12:00?'],
  ['actually 4', '16:00?'],
  ['3 please, for 2 people', '15:00?'],
  ['between 3 and 5', '15:00-17:00?'],
  ['2 people', ''],
  ['half past three', '15:30?'],
])('asked for a time, “%s” is %s', (message, expected) => {
  expect(shown(read('en', message, { asked: 'time' }))).toBe(expected)
  expect(read('en', '3').clocks).toEqual([])
})

test('what else a message says is left as it was written', () => {
  expect(read('en', 'Hi, I am Ada May. Could I come on Tuesday at 3 pm with my son?').left).toBe(
    'Hi, I am Ada May. Could I come with my son?',
  )
  expect(read('de', 'Tisch für 4 am Samstag um 19:30 Uhr, bitte draußen').left).toBe(
    'Tisch für 4, bitte draußen',
  )
})

test('a time belongs to the day beside it', () => {
  const { days, clocks } = read('en', 'Thursday at 3 or Friday at 5 pm')
  expect(days.map(({ weekday }) => weekday)).toEqual([4, 5])
  expect(clocks.map(({ minutes, day }) => [minutes, day])).toEqual([
    [[900, 180], 0],
    [[1020], 1],
  ])
})

test('a weekday that is not that of its date is told', () => {
  expect(read('en', 'Monday, 15 December').days[0]).toMatchObject({ weekday: 1, contradicts: true })
  expect(read('en', 'Tuesday, 15 December').days[0]).toMatchObject({ weekday: 2, contradicts: false })
})

test.each([
  ['before Friday', 'before'],
  ['until Friday', 'until'],
  ['from Friday on', 'from'],
  ['after Friday', 'after'],
  ['on Friday', 'on'],
])('%s', (message, side) => {
  expect(read('en', message).days[0]).toMatchObject({ side, weekday: 5 })
})

test('days are those of the reader: it is still Tuesday in New York', () => {
  const night = { now: new Date('2026-12-09T03:00:00Z') }
  const day = (timezone: string) => shown(read('en', 'tomorrow', { ...night, timezone }))
  expect(day('Europe/Berlin')).toBe('10.12')
  expect(day('America/New_York')).toBe('9.12')
})

test('the month comes first in the United States', () => {
  expect(shown(read('en', '1/5 at noon', { country: 'US' }))).toBe('5.1 12:00')
  expect(shown(read('en', '1/5 at noon', { country: 'GB' }))).toBe('1.5 12:00')
})

test('a short message in English is read in any language', () => {
  expect(shown(read('de', 'tomorrow 3pm'))).toBe('10.12 15:00')
})

test('an hour that the clock skips is no moment', () => {
  const sunday = Temporal.PlainDate.from('2027-03-28')
  expect(momentOn(sunday, 2 * 60 + 30, 'Europe/Berlin')).toBeNull()
  expect(momentOn(sunday, 3 * 60, 'Europe/Berlin')).toBe(Date.parse('2027-03-28T01:00:00Z'))
  expect(momentOn(sunday, 24 * 60, 'Europe/Berlin')).toBe(Date.parse('2027-03-28T22:00:00Z'))
  // "In two hours" counts hours, not what the clock shows.
  const before = { now: new Date('2027-03-28T00:30:00Z') }
  expect(read('en', 'in two hours', before).clocks[0]).toMatchObject({
    minutes: [4 * 60 + 30],
    moment: Date.parse('2027-03-28T02:30:00Z'),
  })
})

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each(Object.keys(expressions))('a date and time as %s writes them are read back', language => {
  const random = numbers(7)
  for (let i = 0; i < 120; i++) {
    const at = new Date(Date.UTC(2026, 11, 10 + random(700), random(24), random(60)))
    const dateStyle = i % 2 ? 'full' : 'long'
    const text = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(
      at,
    )
    const { days, clocks } = timesIn(text, { language, now, timezone: 'UTC' })
    expect(
      days.map(({ periods }) => periods[0].from.toString()),
      text,
    ).toEqual([at.toISOString().slice(0, 10)])
    expect(clocks, text).toHaveLength(1)
    expect(clocks[0]!.minutes, text).toContain(at.getUTCHours() * 60 + at.getUTCMinutes())
  }
})

test('any text is read in little time, and none throws', () => {
  const random = numbers(11)
  const texts = Object.values(expressions).map(text => {
    const pieces = text.split(/(?<=[\s,.:])/)
    return Array.from({ length: 1500 }, () => pieces[random(pieces.length)])
      .join('')
      .slice(0, 4000)
  })
  const repeated = [
    '3 or ',
    'at 3 ',
    '12/',
    '1.1.',
    'not Monday, ',
    'from 3 to 4 ',
    'wendesdey ',
    '٣',
    '2時',
    'am ',
    'ב',
  ]
  const long = repeated.map(piece => piece.repeat(4000 / piece.length))
  for (const [i, language] of Object.keys(expressions).entries()) {
    for (const text of [texts[i]!, ...(['en', 'he', 'tr'].includes(language) ? long : [])]) {
      // The least of three, because other work may run between.
      const spent = [1, 2, 3].map(() => {
        const { user, system } = process.cpuUsage()
        read(language, text)
        const after = process.cpuUsage()
        return (after.user + after.system - user - system) / 1000
      })
      expect(Math.min(...spent), `${language}: ${text.slice(0, 20)}`).toBeLessThan(60)
    }
  }
})
