import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const none = {
  ...{ total: 0, queued: 0, held: 0, sending: 0, sent: 0, delivered: 0 },
  ...{ read: 0, replied: 0, failed: 0, blocked: 0, cancelled: 0 },
}

test('the share is of everybody, also while messages are still being made, and never all while it runs', () => {
  const begun = { ...none, total: 500, queued: 100, sent: 390, blocked: 10 }
  expect(progressOf({ status: 'sending', planned_at: null, counts: begun }, 1_000)).toEqual({
    done: 400,
    total: 1_000,
    share: 0.4,
  })
  const planned_at = '2026-11-23T10:00:00.000Z'
  expect(progressOf({ status: 'sending', planned_at, counts: begun }, 1_000).share).toBe(0.8)
  const last = { ...none, total: 500, sent: 500 }
  expect(progressOf({ status: 'sending', planned_at, counts: last }, 500).share).toBe(0.99)
  expect(progressOf({ status: 'completed', planned_at, counts: last }, 9_000)).toEqual({
    done: 500,
    total: 500,
    share: 1,
  })
  expect(progressOf({ status: 'queued', planned_at: null, counts: none }, 0).share).toBe(0)
})
