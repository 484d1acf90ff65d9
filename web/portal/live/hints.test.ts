import { expect, test } from 'vitest'
import { isAffected } from './hints.ts'

const [one, other] = ['01a20751-8352-73be-9302-5341041fa3fa', '01a20751-8352-73be-9302-5341041fa3fb']

test('a change of a record has its lists and itself read again, and no other record', () => {
  const hints = [{ topic: 'conversation', id: one } as const]
  expect(isAffected(['conversations', 'list', { status: 'open' }], hints)).toBe(true)
  expect(isAffected(['conversations', one], hints)).toBe(true)
  expect(isAffected(['conversations', one, 'messages'], hints)).toBe(true)
  expect(isAffected(['conversations', other], hints)).toBe(false)
  expect(isAffected(['counts'], hints)).toBe(true)
  expect(isAffected(['leads'], hints)).toBe(false)
})

test('what names no record may be about each of them; an item that waits is no conversation', () => {
  expect(isAffected(['conversations', other], [{ topic: 'conversation', id: null }])).toBe(true)
  expect(isAffected(['conversations', other], [{ topic: 'needs_you', id: one }])).toBe(true)
  expect(isAffected(['needs-you', other], [{ topic: 'needs_you', id: one }])).toBe(false)
  expect(isAffected([{ not: 'a noun' }], [{ topic: 'needs_you', id: null }])).toBe(false)
})

test('who gets a broadcast and what they read is worked out again when lists, templates or the stop list change', () => {
  for (const topic of ['audience', 'template', 'suppression'] as const)
    expect(isAffected(['dry-runs', other, 'version'], [{ topic, id: one }]), topic).toBe(true)
  expect(isAffected(['audiences', one, 'contacts', ''], [{ topic: 'suppression', id: null }])).toBe(true)
  expect(isAffected(['audiences', other, 'contacts', ''], [{ topic: 'audience', id: one }])).toBe(false)
  expect(isAffected(['templates', other], [{ topic: 'template', id: one }])).toBe(false)
  expect(isAffected(['templates', 'list'], [{ topic: 'template', id: one }])).toBe(true)
})
