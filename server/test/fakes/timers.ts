import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Gives each test of a file, which calls this at its top, timers and a clock that the test moves. Fails when what a test ran
 * left a timer that was set by a file below `folder`: whatever else still runs in this process, such as what an earlier file
 * left to itself, sets its timers on the same clock.
 */
export function fakeTimers(folder: string): void {
  const left = new Map<unknown, string>()
  beforeEach(() => {
    left.clear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const { setTimeout: set, clearTimeout: clear } = globalThis
    const noted = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const timer = set(
        (...all: unknown[]) => {
          left.delete(timer)
          run(...all)
        },
        ms,
        ...given,
      )
      left.set(timer, new Error(`A timer of ${ms} ms`).stack!)
      return timer
    }
    globalThis.setTimeout = noted as typeof setTimeout
    globalThis.clearTimeout = timer => {
      left.delete(timer)
      clear(timer)
    }
  })
  afterEach(() => {
    // First of all: on a clock that stands still, every later file of this process would wait in vain.
    vi.useRealTimers()
    expect([...left.values()].filter(setBy => setBy.includes(folder))).toEqual([])
  })
}
