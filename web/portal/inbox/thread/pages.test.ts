import { expect, test } from 'vitest'
import { messageOf } from '../test-records.ts'
import { joined, type Thread } from './pages.ts'

const page = (from: number, to: number, more = from > 1): Thread => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index)),
  more,
})
const positions = ({ messages }: Thread) => messages.map(({ position }) => position)

test('older pages stand above what is known', () => {
  const thread = joined(page(51, 100), page(1, 50))
  expect(positions(thread)).toEqual(positions(page(1, 100)))
  expect(thread.more).toBe(false)
})

test('the end is read again without losing what was loaded', () => {
  const thread = joined(page(1, 100), page(60, 110))
  expect(positions(thread)).toEqual(positions(page(1, 110)))
  expect(thread.more).toBe(false)
})

test('a later copy of a message wins', () => {
  const sent = { ...page(3, 3), messages: [messageOf(3, { delivery: 'sent' })] }
  expect(joined(page(1, 3), sent).messages[2]).toMatchObject({ delivery: 'sent' })
})

test('after a gap what was known is dropped, so that nothing seems to follow what it does not', () => {
  expect(positions(joined(page(1, 50), page(80, 130)))).toEqual(positions(page(80, 130)))
})

test('an empty page changes nothing', () => {
  const nothing = { messages: [], more: false }
  expect(joined(undefined, nothing)).toEqual(nothing)
  expect(joined(page(1, 2), nothing)).toEqual(page(1, 2))
})
