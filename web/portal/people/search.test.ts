import { expect, test } from 'vitest'
import { isFiltered, readSearch } from './search.ts'

const field = '01a20536-7f50-7000-8000-000000000001'

test('an address is read; what is no filter is left out, and values without their field', () => {
  const filter = { q: 'ada', status: 'won', tag: 'VIP', field, value_from: '9', value_to: 54.5, sort: 'name' }
  expect(readSearch(filter)).toEqual({ ...filter, value_to: '54.5' })
  expect(readSearch({ field: 'size', value: '9', status: 'gone', sort: 'newest' })).toEqual({})
  expect(isFiltered(readSearch({ field }))).toBe(true)
  expect(isFiltered(readSearch({ sort: 'name', value: '9' }))).toBe(false)
})
