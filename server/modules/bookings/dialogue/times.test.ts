import { expect, test } from 'vitest'
import { timeIn } from './times.ts'

const now = new Date('2026-11-21T08:00:00Z') // a Saturday
const read = (language: string, message: string, country: string | null = null) => {
  const found = timeIn(message, { language, country, timezone: 'Europe/Berlin', now })
  if (!found) return null
  if (found.at !== null) return new Date(found.at).toISOString()
  return [found.day?.toString() ?? '', found.time?.toString().slice(0, 5) ?? '', found.ambiguous ? '?' : '']
    .join(' ')
    .trim()
}

test.each([
  ['en', 'tomorrow at 3pm', '2026-11-22 15:00'],
  ['en', 'next tuesday', '2026-11-24'],
  ['en', 'at 3', '03:00 ?'],
  ['en', '23/12 at 10', '2026-12-23 10:00 ?'],
  ['en', 'on 3 March at 9:30', '2027-03-03 09:30 ?'],
  ['en', 'tomorrow at 3 pm EST', '2026-11-22T20:00:00.000Z'],
  ['de', 'morgen um 15 Uhr', '2026-11-22 15:00'],
  ['de', 'am 3. Dezember 10 Uhr', '2026-12-03 10:00'],
  ['fr', 'demain à 15h', '2026-11-22 15:00'],
  ['es', 'mañana a las 15:00', '2026-11-22 15:00'],
  ['pt', 'amanhã às 15h', '2026-11-22 15:00'],
  ['it', 'domani alle 15', '2026-11-22 15:00'],
  ['nl', 'morgen om 15:00', '2026-11-22 15:00'],
  ['ja', '明日15時', '2026-11-22 15:00'],
  ['tr', '15:30', '15:30'],
])('%s: "%s"', (language, message, expected) => {
  expect(read(language, message)).toBe(expected)
})

test.each([
  ['en', 'Book a check-up please'],
  ['en', 'my name is Ada'],
  ['de', 'gern'],
])('%s: "%s" names no time', (language, message) => {
  expect(read(language, message)).toBeNull()
})

test('12/11 is a day of November, or of December in the United States', () => {
  expect(read('en', '01/12')).toBe('2026-12-01')
  expect(read('en', '12/01', 'US')).toBe('2026-12-01')
})
