import { expect, test } from 'vitest'
import { belongs, changed, edited } from './cache.ts'
import { groupsOf } from './search.ts'
import { conversationOf } from './test-records.ts'

const me = { id: 'ada', name: 'Ada' }
const at = '2026-11-23T09:00:00.000Z'
const waiting = { waiting_since: '2026-11-23T08:00:00.000Z' }
const [needsYou, people, assistant] = groupsOf({}).map(({ filter }) => filter)

const listOf = (...conversations: ReturnType<typeof conversationOf>[]) => ({
  pages: [{ conversations, next: null, total: conversations.length, total_capped: false }],
  pageParams: [''],
})

test('what is done leaves what needs a person, and the count with it', () => {
  const list = listOf(conversationOf(waiting), conversationOf({ id: 'c2', ...waiting }))
  const done = edited(
    list,
    needsYou!,
    one => (one.id === 'c1' ? changed(one, { action: 'done' }, { at, me }) : one),
    me,
  )
  expect(done.pages[0]).toMatchObject({ total: 1, conversations: [{ id: 'c2' }] })
  expect(list.pages[0]!.conversations).toHaveLength(2)
})

test('a change that a list does not ask about leaves the row in its place', () => {
  const list = listOf(conversationOf(waiting))
  const tagged = edited(
    list,
    needsYou!,
    one => changed(one, { action: 'tag', value: 'fair' }, { at, me }),
    me,
  )
  expect(tagged.pages[0]).toMatchObject({ total: 1, conversations: [{ id: 'c1', tags: ['fair'] }] })
})

test('a row that was in a list by the server’s word stays when nothing of it changes', () => {
  // The server counts a snoozed item that has just woken; this copy does not know it yet.
  const list = listOf(conversationOf())
  expect(edited(list, needsYou!, one => one, me)).toEqual(list)
})

test('each change does what it says', () => {
  const before = conversationOf({ ...waiting, tags: ['fair'], unread: 3 })
  const after = (change: Parameters<typeof changed>[1]) => changed(before, change, { at, me })
  expect(after({ action: 'done' })).toMatchObject({ status: 'closed', waiting_since: null, closed_at: at })
  expect(after({ action: 'snooze', value: '2026-11-24T09:00:00.000Z' })).toMatchObject({
    waiting_since: null,
    snoozed_until: '2026-11-24T09:00:00.000Z',
  })
  expect(after({ action: 'tag', value: 'fair' }).tags).toEqual(['fair'])
  expect(after({ action: 'untag', value: 'fair' }).tags).toEqual([])
  expect(after({ action: 'assign', value: 'ben', member: { id: 'ben', name: 'Ben' } }).assignee?.name).toBe(
    'Ben',
  )
  expect(after({ action: 'assign', value: null }).assignee).toBeNull()
  expect(after({ action: 'read' }).unread).toBe(0)
  expect(after({ action: 'take_over' })).toMatchObject({
    held_by: 'person',
    holder: { id: 'ada', since: at },
  })
  const closed = changed(before, { action: 'close' }, { at, me })
  expect(changed(closed, { action: 'reopen' }, { at, me })).toEqual(before)
})

test('lists tell by their filter who belongs to them', () => {
  expect(belongs(conversationOf(waiting), needsYou!, me)).toBe(true)
  expect(belongs(conversationOf(), needsYou!, me)).toBe(false)
  expect(belongs(conversationOf({ held_by: 'person' }), people!, me)).toBe(true)
  expect(belongs(conversationOf({ held_by: 'person' }), assistant!, me)).toBe(false)
  const mine = { sort: 'newest', assignee: 'me' } as const
  expect(belongs(conversationOf({ assignee: me }), mine, me)).toBe(true)
  expect(belongs(conversationOf(), mine, me)).toBe(false)
  expect(belongs(conversationOf(), { sort: 'newest', assignee: 'none' }, me)).toBe(true)
  expect(belongs(conversationOf(), { sort: 'newest', unread: true }, me)).toBe(false)
})
