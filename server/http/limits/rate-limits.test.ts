import { expect, test } from 'vitest'
import { defaultRateLimits } from '#server/core/config.ts'
import { startApp } from '#server/test/app.ts'
import { createLimiter } from './rate-limits.ts'

test('a business that goes on after its allowance stays refused, in each process', async () => {
  const { deps } = await startApp()
  const limits = { ...defaultRateLimits, chat: 250 }
  const processes = [1, 2].map(() => createLimiter(deps.db.pool, limits))
  const scope = deps.id()
  const remaining: number[] = []
  const refusals: { status: number; headers: Record<string, string> }[] = []
  // Long after the limiter has begun to refuse from memory.
  for (let asked = 0; asked < 1_200; asked++) {
    const process = processes[asked % 2]!
    await process.take('chat', scope).then(
      left => remaining.push(left.remaining),
      refusal => refusals.push(refusal),
    )
  }
  expect(remaining).toHaveLength(250)
  expect(Math.min(...remaining)).toBe(0)
  expect(refusals).toHaveLength(950)
  for (const { status, headers } of refusals) {
    expect(status).toBe(429)
    expect(headers).toMatchObject({ 'RateLimit-Limit': '250', 'RateLimit-Remaining': '0' })
  }
})
