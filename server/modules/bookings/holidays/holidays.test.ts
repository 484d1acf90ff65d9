import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { holidaysOf } from './holidays.ts'
import { rules } from './rules.ts'

const dayOf = (country: string, year: number, name: string) =>
  holidaysOf(country, year)!.find(each => each.name === name)?.day

test('holidays fall on the days on which they were', () => {
  // Easter Monday by the almanac, among them the earliest and the latest of three centuries.
  const easters: [number, string][] = [
    [2000, '2000-04-24'],
    [2008, '2008-03-24'],
    [2019, '2019-04-22'],
    [2024, '2024-04-01'],
    [2026, '2026-04-06'],
    [2038, '2038-04-26'],
  ]
  for (const [year, day] of easters) expect(dayOf('DE', year, 'Ostermontag'), String(year)).toBe(day)
  expect(dayOf('US', 2026, 'Thanksgiving Day')).toBe('2026-11-26')
  expect(dayOf('US', 2026, 'Memorial Day')).toBe('2026-05-25')
  expect(dayOf('GB', 2027, 'Spring bank holiday')).toBe('2027-05-31')
  expect(dayOf('JP', 2026, '春分の日')).toBe('2026-03-20')
  expect(dayOf('JP', 2024, '秋分の日')).toBe('2024-09-22')
  expect(dayOf('IL', 2026, 'יום כיפור')).toBe('2026-09-21')
  expect(dayOf('IL', 2025, 'פסח')).toBe('2025-04-13')
  expect(dayOf('SA', 2025, 'عيد الفطر')).toBe('2025-03-30')
  expect(dayOf('TR', 2024, 'Kurban Bayramı (1. gün)')).toBe('2024-06-16')
  // The Islamic year is shorter: it may end twice within one of ours.
  expect(holidaysOf('SA', 2033)!.filter(({ name }) => name === 'عيد الفطر')).toHaveLength(2)
  expect(dayOf('PL', 2024, 'Wigilia Bożego Narodzenia')).toBeUndefined()
  expect(dayOf('PL', 2025, 'Wigilia Bożego Narodzenia')).toBe('2025-12-24')
})

test('every country has its days in every year, each once and in order', () => {
  for (const country of Object.keys(rules))
    for (let year = 2000; year <= 2100; year += 7) {
      const days = holidaysOf(country, year)!.map(({ day }) => day)
      expect(days, country).toEqual(days.toSorted())
      expect(days.every(day => day.startsWith(`${year}-`))).toBe(true)
    }
})

test('a business is told those of its country; one without a country, or of another, is told none', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { country: 'FR' })
  const { body } = await account.call('GET', '/bookings/holidays?year=2027')
  expect(body.country).toBe('FR')
  expect(body.holidays).toContainEqual({ day: '2027-05-06', name: 'Ascension' })
  expect((await account.call('GET', '/bookings/holidays')).body.holidays).not.toEqual([])
  await account.call('PATCH', '/account', { country: 'KE' })
  expect((await account.call('GET', '/bookings/holidays')).body).toEqual({ country: null, holidays: [] })
  expect((await account.call('GET', '/bookings/holidays?year=1')).status).toBe(422)
})
