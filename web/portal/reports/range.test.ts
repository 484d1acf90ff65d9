import { expect, test } from 'vitest'
import { dayIn, daysOf, daysOfPoint, intervalOf } from './range.ts'
import { readRecordsSearch, readSearch } from './search.ts'

test('a range ends today and holds its days; days of one’s own are put in order', () => {
  const today = '2026-03-01'
  expect(daysOf({ range: '7' }, today)).toEqual({ from: '2026-02-23', to: today })
  expect(daysOf({ range: 'month' }, '2026-03-17')).toEqual({ from: '2026-03-01', to: '2026-03-17' })
  expect(daysOf({ range: 'own', from: '2026-02-02', to: '2026-01-01' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-02-02',
  })
  expect(daysOf({ range: 'own' }, today)).toEqual({ from: '2026-01-31', to: today })
  expect(dayIn('Pacific/Kiritimati', Date.parse('2026-03-01T11:00:00Z'))).toBe('2026-03-02')
})

test('the longer the time, the longer its intervals', () => {
  const since = (from: string) => intervalOf({ from, to: '2026-12-31' })
  expect([since('2026-12-01'), since('2026-10-03'), since('2026-01-01'), since('2024-01-01')]).toEqual([
    'day',
    'week',
    'week',
    'month',
  ])
})

test('a point opens its own days, the last one up to the end; also where clocks change', () => {
  const days = { from: '2026-03-28', to: '2026-03-30' }
  const at = (at: string, next?: string) => daysOfPoint(at, next, days, 'Europe/Berlin')
  expect(at('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toEqual({ from: '2026-03-29', to: '2026-03-29' })
  expect(at('2026-03-29T22:00:00Z')).toEqual({ from: '2026-03-30', to: '2026-03-30' })
})

test('an address keeps what it knows, and nothing else', () => {
  expect(readSearch({ range: 7, from: 'soon', interval: 'week', metric: 'booked', more: 1 })).toEqual({
    range: '7',
    interval: 'week',
    metric: 'booked',
  })
  expect(readSearch({ range: '8', metric: 'luck' })).toEqual({})
  expect(readRecordsSearch({ metric: 'leads', by: 'tag', key: 2024, from: '2026-02-30x' })).toEqual({
    metric: 'leads',
    by: 'tag',
    key: '2024',
  })
  expect(readRecordsSearch({ by: 'tag', key: '' })).toEqual({ metric: 'conversations', by: 'tag', key: '' })
})
