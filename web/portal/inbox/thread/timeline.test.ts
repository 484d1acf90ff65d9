import { expect, test } from 'vitest'
import type { Activity } from '../records.ts'
import { messageOf } from '../test-records.ts'
import { timelineOf } from './timeline.ts'

const event = (id: string, at: string): Activity => ({
  id,
  kind: 'closed',
  at,
  by: null,
  text: null,
  data: null,
})
const at = (hour: number, minute = 0, day = 23) => new Date(2026, 10, day, hour, minute).toISOString()
const said = (position: number, created_at: string, role: 'visitor' | 'assistant' = 'visitor') =>
  messageOf(position, { created_at, role })
const kinds = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map(entry =>
    entry.kind === 'message' ? entry.message.id : entry.kind === 'event' ? entry.activity.id : entry.kind,
  )

test('days, messages and events stand in the order of time', () => {
  const messages = [said(1, at(9, 0, 22)), said(2, at(9)), said(3, at(10))]
  expect(kinds({ messages, more: false }, [event('e1', at(9, 30)), event('e2', at(11))])).toEqual([
    'day',
    'm1',
    'day',
    'm2',
    'e1',
    'm3',
    'e2',
  ])
})

test('what happened before the oldest loaded message waits until that is loaded', () => {
  const thread = { messages: [said(51, at(9))], more: true }
  expect(kinds(thread, [event('early', at(8)), event('late', at(10))])).toEqual(['day', 'm51', 'late'])
  expect(kinds({ ...thread, more: false }, [event('early', at(8))])).toEqual(['day', 'early', 'm51'])
})

test('messages of one breath belong together; an event or a day parts them', () => {
  const messages = [said(1, at(9)), said(2, at(9, 1)), said(3, at(9, 2)), said(4, at(9, 20))]
  const entries = timelineOf({ messages, more: false }, [event('e', at(9, 2))])
  const continues = entries.flatMap(entry => (entry.kind === 'message' ? [entry.continues] : []))
  expect(continues).toEqual([false, true, false, false])
})

test('the first unread message has a line above it, but not at the very beginning', () => {
  const messages = [said(1, at(9)), said(2, at(9, 5))]
  expect(kinds({ messages, more: false }, [], 1)).toEqual(['day', 'm1', 'new', 'm2'])
  expect(kinds({ messages, more: false }, [], 0)).toEqual(['day', 'm1', 'm2'])
})

test('a thread of ten thousand messages is put in order within a blink', () => {
  const messages = Array.from({ length: 10_000 }, (_, index) => messageOf(index + 1))
  const started = performance.now()
  expect(timelineOf({ messages, more: false }, []).length).toBeGreaterThan(10_000)
  expect(performance.now() - started).toBeLessThan(1_000)
})
