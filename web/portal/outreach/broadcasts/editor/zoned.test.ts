import { expect, test } from 'vitest'
import { clockIn, momentIn } from './zoned.ts'

test('a time is read by the clock of its zone, also around a change of clocks', () => {
  const at = (clock: string, zone: string) => momentIn(clock, zone)?.toISOString()
  expect(at('2026-11-24T09:00', 'Europe/Berlin')).toBe('2026-11-24T08:00:00.000Z')
  expect(at('2026-07-01T09:00', 'Europe/Berlin')).toBe('2026-07-01T07:00:00.000Z')
  expect(at('2026-07-01T09:00', 'Asia/Kolkata')).toBe('2026-07-01T03:30:00.000Z')
  expect(at('2026-10-25T09:00', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z')
  expect(momentIn('', 'Europe/Berlin')).toBeNull()
  expect(momentIn('2026-13-40T99:00', 'Europe/Berlin')).toBeNull()
  for (const zone of ['America/New_York', 'Pacific/Auckland', 'UTC'])
    expect(clockIn(momentIn('2026-11-24T09:00', zone)!.getTime(), zone)).toBe('2026-11-24T09:00')
})
