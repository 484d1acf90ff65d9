import { expect, test } from 'vitest'
import { matches, neighbour, recordGroups } from './entries.ts'

test('words that are typed begin words of a title, whatever their accents and their order', () => {
  expect(matches('Inbox: what needs you', 'need in')).toBe(true)
  expect(matches('Müller’s bookings', 'mull')).toBe(true)
  expect(matches('Inbox: what needs you', 'box')).toBe(false)
  expect(matches('Photos', '')).toBe(true)
})

test('arrows go around the ends, and begin at either', () => {
  const keys = ['a', 'b', 'c']
  expect(neighbour(keys, null, 1)).toBe('a')
  expect(neighbour(keys, null, -1)).toBe('c')
  expect(neighbour(keys, 'c', 1)).toBe('a')
  expect(neighbour(keys, 'a', -1)).toBe('c')
  expect(neighbour(keys, 'gone', 1)).toBe('a')
  expect(neighbour([], null, 1)).toBeNull()
})

test('records keep their kind in their keys and lose the path of the desk', () => {
  const kinds = { conversation: 'Conversations', lead: 'People' } as never
  const items = [{ id: '1', title: 'Ada', detail: null, url: '/desk/inbox/1' }]
  expect(recordGroups([{ kind: 'conversation', items }], kinds)).toEqual([
    {
      key: 'conversation',
      title: 'Conversations',
      entries: [{ key: 'conversation 1', title: 'Ada', detail: null, to: '/inbox/1' }],
    },
  ])
})
