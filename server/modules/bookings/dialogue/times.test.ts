import { expect, test } from 'vitest'
import { timeIn } from './times.ts'

// A quarter past midnight on Monday in Berlin, still Sunday in UTC and in New York.
const now = new Date('2026-11-22T23:15:00Z')

const read = (message: string, timezone: string, language = 'en') => {
  const named = timeIn(message, { language, country: 'DE', timezone, now })
  return named?.at ? new Date(named.at).toISOString() : `${named?.day ?? ''} ${named?.time ?? ''}`.trim()
}

test.each([
  ['today', 'en', 'Europe/Berlin', '2026-11-23'],
  ['tomorrow at 10:30', 'en', 'Europe/Berlin', '2026-11-24 10:30:00'],
  ['rather the day after tomorrow', 'en', 'Europe/Berlin', '2026-11-25'],
  ['rather the day after tomorrow', 'en', 'America/New_York', '2026-11-24'],
  ['rather the day after tomorrow', 'en', 'Pacific/Auckland', '2026-11-25'],
  ['übermorgen um 10:30', 'de', 'Europe/Berlin', '2026-11-25 10:30:00'],
])('“%s” (%s) is a day on the clock of %s', (message, language, timezone, day) => {
  expect(read(message, timezone, language)).toBe(day)
})

test.each([
  ['in two hours', 'en', 'Europe/Berlin', '2026-11-23T01:15:00.000Z'],
  ['in 2 Stunden', 'de', 'Asia/Kolkata', '2026-11-23T01:15:00.000Z'],
  ['tomorrow at 3 pm EST', 'en', 'Europe/Berlin', '2026-11-24T20:00:00.000Z'],
])('“%s” is a moment wherever the reader is', (message, language, timezone, moment) => {
  expect(read(message, timezone, language)).toBe(moment)
})
