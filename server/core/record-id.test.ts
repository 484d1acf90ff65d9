import { expect, test, vi } from 'vitest'
import { recordId } from './record-id.ts'

test('ids are UUIDs of version 7 that sort in the order of creation, many in one millisecond', () => {
  const before = Date.now()
  const ids = Array.from({ length: 20_000 }, recordId)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const time = Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
})

test('ids keep their order when the clock is set back', () => {
  const earlier = recordId()
  vi.useFakeTimers({ now: Date.now() - 60_000 })
  try {
    expect(recordId() > earlier).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
