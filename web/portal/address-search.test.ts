import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address-search.ts'

test('filters stand in addresses as the router itself writes them', () => {
  const values = [
    'needs',
    '2026-11-23',
    '2026-11-23T00:00:00.000Z',
    '12',
    '-1.5e3',
    '007',
    'true',
    'null',
    '"quoted"',
    '[1',
    '{',
    '',
    ' 1',
    'NaN',
    12,
    true,
    null,
    ['a', 'b'],
    { a: 1 },
  ]
  for (const value of values) {
    const written = stringifySearch({ value })
    expect(written, JSON.stringify(value)).toBe(defaultStringifySearch({ value }))
    expect(parseSearch(written)).toEqual(defaultParseSearch(written))
    expect(parseSearch(written)).toEqual({ value })
  }
})
