import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('tasks begin in the order of their calls, never more at once than may, whichever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
      async (scheduler, atOnce, failing) => {
        const turn = inTurn(atOnce)
        const begun: number[] = []
        let [running, most] = [0, 0]
        const results = Promise.allSettled(
          failing.map((fails, n) =>
            turn(async () => {
              begun.push(n)
              most = Math.max(most, ++running)
              await scheduler.schedule(Promise.resolve())
              running--
              if (fails) throw new Error(`task ${n}`)
              return n
            }),
          ),
        )
        await scheduler.waitFor(results)
        expect(begun).toEqual(failing.map((_, n) => n))
        expect(most).toBe(Math.min(atOnce, failing.length))
        expect((await results).map(({ status }) => status === 'rejected')).toEqual(failing)
      },
    ),
  )
})
