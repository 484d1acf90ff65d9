import { expect, test } from 'vitest'
import { dueAt, pauseAfter, type Schedule } from './schedule.ts'

const berlin: Schedule = {
  timezone: 'Europe/Berlin',
  digestEvery: 'day',
  digestAt: '08:00',
  quiet: { from: '22:00', to: '07:00' },
}

test.for([
  ['2026-03-02T11:00:00Z', 'at_once', berlin, '2026-03-02T11:00:00Z'],
  ['2026-03-02T21:00:00Z', 'at_once', berlin, '2026-03-03T06:00:00Z'], // 22:00 is quiet
  ['2026-03-03T05:59:00Z', 'at_once', berlin, '2026-03-03T06:00:00Z'],
  ['2026-03-03T06:00:00Z', 'at_once', berlin, '2026-03-03T06:00:00Z'], // 07:00 is not
  ['2026-03-02T11:00:00Z', 'digest', berlin, '2026-03-03T07:00:00Z'],
  ['2026-03-03T06:59:00Z', 'digest', berlin, '2026-03-03T07:00:00Z'],
  ['2026-03-28T12:00:00Z', 'digest', berlin, '2026-03-29T06:00:00Z'], // summer time begins that night
  ['2026-03-02T21:10:00Z', 'digest', { ...berlin, digestEvery: 'hour' }, '2026-03-03T06:00:00Z'],
  ['2026-03-02T11:10:00Z', 'digest', { ...berlin, digestEvery: 'hour' }, '2026-03-02T12:00:00Z'],
  [
    '2026-03-02T11:10:00Z',
    'digest',
    { ...berlin, timezone: 'Asia/Kolkata', digestEvery: 'hour', quiet: null },
    '2026-03-02T11:30:00Z',
  ],
  [
    '2026-03-02T11:00:00Z',
    'at_once',
    { ...berlin, quiet: { from: '09:00', to: '17:00' } },
    '2026-03-02T16:00:00Z',
  ],
] as const)('news of %s, %s', ([now, way, schedule, due]) => {
  expect(dueAt(new Date(now), way, schedule).getTime()).toBe(Date.parse(due))
})

test('each further mail about a conversation waits longer, up to six hours', () => {
  expect([0, 1, 2, 3].map(pauseAfter)).toEqual([0, 120_000, 240_000, 480_000])
  expect(pauseAfter(1_000)).toBe(6 * 3_600_000)
})
