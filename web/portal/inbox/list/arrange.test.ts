import { expect, test } from 'vitest'
import { conversationOf } from '../test-records.ts'
import { arranged, dayOf, heightOf, type ListedGroup, linesOf } from './arrange.ts'

const listOf = (...ids: string[]) => ids.map(id => conversationOf({ id }))
const idsOf = (result: ReturnType<typeof arranged>) => result.rows.map(({ id }) => id).join(' ')

test('rows stay in their place; what arrives above them is counted', () => {
  const fresh = listOf('new', 'c', 'a', 'b')
  const result = arranged(['a', 'b', 'c'], fresh)
  expect(idsOf(result)).toBe('a b c')
  expect(result.arrived).toBe(1)
})

test('older ones that were loaded stand below, what is gone leaves', () => {
  expect(idsOf(arranged(['a', 'b', 'c'], listOf('a', 'c', 'd', 'e')))).toBe('a c d e')
})

test('at first, and when nothing of it is left, the list is as the server has it', () => {
  expect(arranged(null, listOf('a', 'b'))).toMatchObject({ arrived: 0, rows: [{ id: 'a' }, { id: 'b' }] })
  expect(idsOf(arranged(['x', 'y'], listOf('a', 'b')))).toBe('a b')
  expect(idsOf(arranged([], listOf('a')))).toBe('a')
  expect(idsOf(arranged(['a'], []))).toBe('')
})

test('what the reader has changed takes its place at once', () => {
  const result = arranged(['a', 'b'], listOf('new', 'mine', 'a', 'b'), new Set(['mine']))
  expect(idsOf(result)).toBe('mine a b')
  expect(result.arrived).toBe(1)
})

const noon = new Date(2026, 10, 23, 12).getTime()
const daysAgo = (days: number) => new Date(2026, 10, 23 - days, 9).toISOString()

test('days are the reader’s; a clock that runs behind makes no negative days', () => {
  expect(dayOf(daysAgo(0), noon)).toBe('today')
  expect(dayOf(daysAgo(-3), noon)).toBe('today')
  expect(dayOf(daysAgo(1), noon)).toBe('yesterday')
  expect(dayOf(daysAgo(4), noon)).toBe('this_week')
  expect(dayOf(daysAgo(40), noon)).toBe('earlier')
})

test('each day has one head, also when an old row has become new in its place', () => {
  const rows = [1, 0, 1, 9].map((days, index) =>
    conversationOf({ id: `c${index}`, last_message_at: daysAgo(days) }),
  )
  const lines = linesOf([{ key: 'days', rows, hasMore: true, readAt: 1 }], noon)
  expect(lines.map(line => (line.kind === 'head' ? line.day : line.kind))).toEqual([
    'yesterday',
    'row',
    'row',
    'row',
    'earlier',
    'row',
    'more',
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

test('a group that is not at its end hides those below; empty groups have no head', () => {
  const group = (key: 'waiting' | 'people' | 'assistant', rows: number, hasMore = false) => ({
    key,
    rows: Array.from({ length: rows }, (_, index) => conversationOf({ id: `${key}${index}` })),
    hasMore,
    readAt: 1,
  })
  const kinds = (...groups: ReturnType<typeof group>[]) => linesOf(groups, noon).map(({ key }) => key)
  expect(kinds(group('waiting', 1), group('people', 0), group('assistant', 1))).toEqual([
    'waiting:',
    'waiting0',
    'assistant:',
    'assistant0',
  ])
  expect(kinds(group('waiting', 1, true), group('people', 1))).toEqual([
    'waiting:',
    'waiting0',
    'waiting:more',
  ])
})

test('rows with a reason are higher', () => {
  const height = (tags: string[]) =>
    heightOf(
      linesOf([{ key: 'days', rows: [conversationOf({ tags })], hasMore: false, readAt: 1 }], noon)[1]!,
    )
  expect(height(['fair'])).toBeGreaterThan(height([]))
})

test('a conversation that has moved to another group stands once, where it was read last', () => {
  const [a, b] = listOf('a', 'b')
  const people: ListedGroup = { key: 'people', rows: [a!], hasMore: false, readAt: 2 }
  const linesBelow = (waiting: Pick<ListedGroup, 'rows' | 'readAt'>) =>
    linesOf([{ key: 'waiting', hasMore: false, ...waiting }, people], noon).map(({ key }) => key)
  expect(linesBelow({ rows: [a!, b!], readAt: 1 })).toEqual(['waiting:', 'b', 'people:', 'a'])
  expect(linesBelow({ rows: [a!], readAt: 3 })).toEqual(['waiting:', 'a'])
})
