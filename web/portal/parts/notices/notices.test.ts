import { beforeEach, expect, test, vi } from 'vitest'

// In the window of a page; here only its timers and events matter.
vi.stubGlobal('addEventListener', () => {})
const { dismiss, holdBack, offerUndo, takeBack, tellWhenDone } = await import('./notices.ts')

beforeEach(dismiss)

test('what is done last is taken back, once', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  offerUndo('First', first)
  offerUndo('Second', second)
  takeBack()
  takeBack()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

test('a change that is on its way is taken back when it has arrived, and nothing older is', async () => {
  const [older, newer] = [vi.fn(), vi.fn()]
  const { promise, resolve } = Promise.withResolvers<{ text: string; undo: () => void }>()
  offerUndo('Older', older)
  const told = tellWhenDone(promise)
  takeBack()
  expect(newer).not.toHaveBeenCalled()
  resolve({ text: 'Newer', undo: newer })
  await told
  expect(newer).toHaveBeenCalledOnce()
  takeBack()
  expect([older, newer].map(undo => undo.mock.calls.length)).toEqual([0, 1])
})

test('of two changes on their way the newer is taken back, in whatever order they arrive', async () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const [first, second] = [1, 2].map(() => Promise.withResolvers<{ text: string; undo: () => void }>())
  const told = [tellWhenDone(first!.promise), tellWhenDone(second!.promise)]
  second!.resolve({ text: 'Second', undo: other })
  await told[1]
  first!.resolve({ text: 'First', undo: one })
  await told[0]
  takeBack()
  expect([one, other].map(undo => undo.mock.calls.length)).toEqual([0, 1])
})

test('what is held back is written once, unless it is taken back', () => {
  const [written, kept] = [vi.fn(), vi.fn()]
  holdBack('Written', { write: written, undo() {} })
  holdBack('Kept', { write: kept, undo() {} })
  expect(written).toHaveBeenCalledOnce()
  takeBack()
  dismiss()
  expect(kept).not.toHaveBeenCalled()
})
