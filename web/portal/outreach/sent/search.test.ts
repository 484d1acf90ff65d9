import { expect, test } from 'vitest'
import { momentOfDay, readSearch } from './search.ts'

test('an address is read; what is no filter is left out', () => {
  const broadcast = '01a20535-e6de-7000-8000-000000000001'
  expect(
    readSearch({
      q: ' ann ',
      state: 'failed',
      channel: 'sms',
      broadcast,
      from: '2026-01-31',
      to: '2026-02-01',
    }),
  ).toEqual({ q: 'ann', state: 'failed', channel: 'sms', broadcast, from: '2026-01-31', to: '2026-02-01' })
  expect(
    readSearch({ q: '', state: 'gone', channel: 1, broadcast: 'x', from: '2026-13-41', to: [] }),
  ).toEqual({})
  expect(readSearch({ q: 4930 })).toEqual({ q: '4930' })
})

test('a day ends where the next one begins', () => {
  expect(Date.parse(momentOfDay('2026-01-31', 1))).toBe(Date.parse(momentOfDay('2026-02-01', 0)))
})
