import { expect, test } from 'vitest'
import type { ChatLink } from '#client'
import { matching, readSearch } from './search.ts'

const link = (label: string, status: ChatLink['status'], tags: string[] = []) =>
  ({ label, status, tags }) as ChatLink

test('an address is read; what is no filter is left out', () => {
  expect(readSearch({ q: ' Table ', status: 'revoked' })).toEqual({ q: 'Table', status: 'revoked' })
  expect(readSearch({ q: 12, status: 'gone', page: 3 })).toEqual({ q: '12' })
})

test('links are found by name and tag, whatever their case, and by state', () => {
  const links = [link('Table 1', 'active'), link('Flyer', 'active', ['TABLES']), link('Table 2', 'revoked')]
  const found = (search: object) => matching(links, search).map(({ label }) => label)
  expect(found({})).toHaveLength(3)
  expect(found({ q: 'table' })).toEqual(['Table 1', 'Flyer', 'Table 2'])
  expect(found({ q: 'table', status: 'active' })).toEqual(['Table 1', 'Flyer'])
  expect(found({ q: 'chair' })).toEqual([])
})
