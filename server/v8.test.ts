import { expect, test, vi } from 'vitest'
import { collectAfterWork } from './v8.ts'

test('what work has left is collected once, when the process has fallen idle', () => {
  vi.useFakeTimers()
  try {
    let used = 3_000
    const collect = vi.fn(() => {
      used += 60
    })
    collectAfterWork(collect, () => used)
    const pass = (ms: number) => {
      used += ms
      vi.advanceTimersByTime(5_000)
    }
    pass(2_000)
    pass(400)
    expect(collect).toHaveBeenCalledTimes(0)
    pass(20)
    expect(collect).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 20; i++) pass(20)
    expect(collect).toHaveBeenCalledTimes(1)
    pass(900)
    pass(20)
    expect(collect).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
