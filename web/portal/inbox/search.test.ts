import { expect, test } from 'vitest'
import { groupsOf, isFiltered, readSearch, writeSearch } from './search.ts'

test('an address says what the list shows; what is no filter is left out', () => {
  expect(readSearch({})).toEqual({})
  expect(readSearch({ view: 'open', channel: 'email', tag: ' fair ', unread: 'true', q: 7 })).toEqual({
    view: 'open',
    channel: 'email',
    tag: 'fair',
    unread: true,
    q: '7',
  })
  expect(readSearch({ view: 'needs', channel: 'fax', tag: '  ', q: null, assignee: {}, other: 'x' })).toEqual(
    {},
  )
  expect(readSearch({ q: 'a'.repeat(10_000) }).q).toHaveLength(200)
  expect(readSearch({ q: '<script>alert(1)</script>' }).q).toBe('<script>alert(1)</script>')
})

test('what was saved is what is read', () => {
  const search = readSearch({ view: 'open', unread: true, q: 'a&b=ü', tag: '1' })
  expect(readSearch(Object.fromEntries(new URLSearchParams(writeSearch(search))))).toEqual(search)
  expect(writeSearch({})).toBe('')
})

test('a view is no filter', () => {
  expect(isFiltered({ view: 'all' })).toBe(false)
  expect(isFiltered({ view: 'all', unread: true })).toBe(true)
})

test('what needs a person stands above what the team and the assistant are on; filters hold for all three', () => {
  expect(groupsOf({ tag: 'fair' })).toEqual([
    { key: 'waiting', filter: { sort: 'waiting', needs: 'any', tag: 'fair' } },
    {
      key: 'people',
      filter: { sort: 'newest', status: 'open', needs: 'none', held_by: 'person', tag: 'fair' },
    },
    {
      key: 'assistant',
      filter: { sort: 'newest', status: 'open', needs: 'none', held_by: 'assistant', tag: 'fair' },
    },
  ])
  const link = '01a20536-7f50-7000-8000-000000000001'
  expect(groupsOf(readSearch({ view: 'all', link }))).toEqual([
    { key: 'days', filter: { sort: 'newest', link_id: link } },
  ])
  expect(groupsOf({ view: 'all' })).toEqual([{ key: 'days', filter: { sort: 'newest' } }])
})
