import { expect, test } from 'vitest'
import { askedOf, readSearch } from './search.ts'

const who = '01a20536-7f50-7000-8000-000000000001'

test('an address is read; what is no filter is left out', () => {
  expect(readSearch({ who, what: 'chat-links', how: 'PATCH', from: '2026-03-01' })).toEqual({
    who,
    what: 'chat-links',
    how: 'PATCH',
    from: '2026-03-01',
  })
  expect(readSearch({ who: 'me', what: 'Leads!', how: 'GET', from: 'yesterday', page: 2 })).toEqual({})
})

test('days are asked for from their beginning to their end', () => {
  const asked = askedOf({ from: '2026-03-01', to: '2026-03-31', what: 'leads' })
  expect(asked).toMatchObject({ area: 'leads', from: new Date(2026, 2, 1).toISOString() })
  expect(asked.to).toBe(new Date(2026, 3, 1).toISOString())
})
