import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { pauseAccount, pausedUntil, takeSlots } from './pace.ts'

test('however many processes send through an account, they keep its pace together', async () => {
  const apps = [await startApp(), await startApp()]
  const { tenant } = await makeAccount(apps[0]!)
  const ctxs = apps.map(({ open }) => open.as(tenant, { kind: 'system' }))
  const account = `test:${tenant}`
  // 300 a minute: one every 200 ms.
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, i) => takeSlots(ctxs[i % 2]!, account, 300, 3)),
  )
  const turns = taken.flatMap(each => {
    if (!('from' in each)) throw new Error('it rests')
    return [0, 1, 2].map(place => each.from.getTime() + place * each.everyMs)
  })
  const sorted = turns.toSorted((a, b) => a - b)
  for (const [i, turn] of sorted.entries()) if (i) expect(turn - sorted[i - 1]!).toBeGreaterThanOrEqual(199)
  // What is further away than anybody waits for is not taken.
  await takeSlots(ctxs[0]!, account, 300, 600)
  const away = await takeSlots(ctxs[1]!, account, 300, 3)
  expect(away).toHaveProperty('pausedUntil')
  expect(await takeSlots(ctxs[0]!, account, 300, 3)).toEqual(away)
})

test('an account that is told to rest does so in every process, and no shorter for a second word', async () => {
  const app = await startApp()
  const { tenant } = await makeAccount(app)
  const ctx = app.open.as(tenant, { kind: 'system' })
  const account = `test:${tenant}`
  expect(await pausedUntil(ctx, account)).toBeNull()
  const until = new Date(app.clock.now().getTime() + 90_000)
  await pauseAccount(ctx, account, until)
  await pauseAccount(ctx, account, new Date(until.getTime() - 60_000))
  expect(await pausedUntil(ctx, account)).toEqual(until)
  expect(await takeSlots(ctx, account, 600, 1)).toEqual({ pausedUntil: until })
  app.clock.advance(100_000)
  expect(await pausedUntil(ctx, account)).toBeNull()
  expect(await takeSlots(ctx, account, 600, 1)).toMatchObject({ everyMs: 100 })
})
