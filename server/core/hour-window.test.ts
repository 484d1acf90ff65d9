import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HourWindow, heldUntil } from './hour-window.ts'

const at = (text: string) => new Date(text)
const until = (window: HourWindow, zones: string[], now: string) =>
  heldUntil(window, zones, at(now))?.toISOString() ?? null

test('inside the window a message leaves; outside it waits for the start in the zone of the recipient', () => {
  const window = { start: 9, end: 17.5 }
  expect(until(window, ['Europe/Berlin'], '2026-01-15T08:00:00Z')).toBeNull()
  expect(until(window, ['Europe/Berlin'], '2026-01-15T07:59:59Z')).toBe('2026-01-15T08:00:00.000Z')
  expect(until(window, ['Europe/Berlin'], '2026-01-15T16:30:00Z')).toBe('2026-01-16T08:00:00.000Z')
  // Summer time: the same hours are an hour earlier.
  expect(until(window, ['Europe/Berlin'], '2026-07-15T06:30:00Z')).toBe('2026-07-15T07:00:00.000Z')
  expect(until({ start: 21, end: 6 }, ['Asia/Kolkata'], '2026-01-15T12:00:00Z')).toBe(
    '2026-01-15T15:30:00.000Z',
  )
  expect(until({ start: 21, end: 6 }, ['Asia/Kolkata'], '2026-01-15T20:00:00Z')).toBeNull()
  expect(until({ start: 0, end: 24 }, ['Asia/Kolkata'], '2026-01-15T20:00:00Z')).toBeNull()
})

test('a start that the clock leaps over that night is the moment of the leap', () => {
  // Berlin, 29 March 2026: after 01:59:59 comes 03:00:00.
  expect(until({ start: 2.5, end: 5 }, ['Europe/Berlin'], '2026-03-29T00:30:00Z')).toBe(
    '2026-03-29T01:00:00.000Z',
  )
})

test('hours that the clock shows twice are open twice', () => {
  // Berlin, 25 October 2026: after 02:59:59 of summer comes 02:00:00 of winter.
  expect(until({ start: 2, end: 2.5 }, ['Europe/Berlin'], '2026-10-24T23:50:00Z')).toBe(
    '2026-10-25T00:00:00.000Z',
  )
  expect(until({ start: 2, end: 2.5 }, ['Europe/Berlin'], '2026-10-25T00:40:00Z')).toBe(
    '2026-10-25T01:00:00.000Z',
  )
})

test('of several zones all must be open; where they never are together, the first counts', () => {
  const coasts = ['America/New_York', 'America/Los_Angeles']
  expect(until({ start: 9, end: 18 }, coasts, '2026-01-15T14:30:00Z')).toBe('2026-01-15T17:00:00.000Z')
  const russia = ['Europe/Kaliningrad', 'Asia/Kamchatka']
  expect(until({ start: 9, end: 18 }, russia, '2026-01-15T00:00:00Z')).toBe('2026-01-15T07:00:00.000Z')
})

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
]
const quarter = fc.integer({ min: 0, max: 95 }).map(n => n / 4)

test('a message is held until the first minute that the clock on the wall reads within the window', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      quarter,
      quarter,
      fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true }),
      (zone, start, end, date) => {
        fc.pre(start !== end)
        const now = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
        const open = (moment: Date) => {
          const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone)
          const hour = local.hour + local.minute / 60
          return start < end ? hour >= start && hour < end : hour >= start || hour < end
        }
        let minute = now
        while (!open(minute)) minute = new Date(minute.getTime() + 60_000)
        expect(heldUntil({ start, end }, [zone], now) ?? now).toEqual(minute)
      },
    ),
    { numRuns: 60 },
  )
})
