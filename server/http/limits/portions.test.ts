import fc from 'fast-check'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPortions } from './portions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hour = 3600
const store = (points: number) => new RateLimiterMemory({ points, duration: hour })

/** Whether a request is let through. */
const isLet = (take: (scope: string) => Promise<unknown>): Promise<boolean> =>
  take('a').then(
    () => true,
    () => false,
  )

test('one process lets all of an allowance through and nothing more, whatever the portion', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 2, max: 9 }),
      async (points, portion) => {
        const take = inPortions(store(points), portion)
        for (let at = points - 1; at >= 0; at--)
          expect(await take('a')).toMatchObject({ remainingPoints: at, msBeforeNext: hour * 1000 })
        await expect(take('a')).rejects.toMatchObject({ remainingPoints: 0, msBeforeNext: hour * 1000 })
        expect((await take('another')).remainingPoints).toBe(points - 1)
      },
    ),
  )
})

test('several processes let no more through together, and in the end all of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 2, max: 9 }),
      fc.array(fc.nat(2), { minLength: 120, maxLength: 160 }),
      async (points, portion, turns) => {
        const shared = store(points)
        const processes = [0, 1, 2].map(() => inPortions(shared, portion))
        let through = 0
        for (const turn of turns) if (await isLet(processes[turn]!)) through++
        expect(through).toBeLessThanOrEqual(points)
        for (const take of processes) while (await isLet(take)) through++
        expect(through).toBe(points)
      },
    ),
  )
})

test('of many who ask at the same time one takes the portion for all', async () => {
  const limiter = store(100)
  const consume = vi.spyOn(limiter, 'consume')
  const take = inPortions(limiter, 10)
  const left = await Promise.all(Array.from({ length: 25 }, () => take('a')))
  expect(left.map(({ remainingPoints }) => remainingPoints)).toEqual(
    Array.from({ length: 25 }, (_, at) => 99 - at),
  )
  expect(consume).toHaveBeenCalledTimes(3)
})

test('a portion ends with its allowance', async () => {
  const take = inPortions(store(10), 4)
  await take('a')
  vi.advanceTimersByTime(hour * 1000 + 1)
  for (let at = 9; at >= 0; at--) expect((await take('a')).remainingPoints).toBe(at)
  await expect(take('a')).rejects.toMatchObject({ remainingPoints: 0 })
})

test('a store that fails is told to everybody who waits for it, and asked again', async () => {
  const limiter = store(10)
  vi.spyOn(limiter, 'consume').mockRejectedValueOnce(new Error('away'))
  const take = inPortions(limiter, 4)
  const both = await Promise.allSettled([take('a'), take('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await take('a')).remainingPoints).toBe(9)
})
