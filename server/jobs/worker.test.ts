import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AppDependencies, openCtx } from '#server/core/context.ts'
import { job } from '#server/core/job.ts'
import { openSession } from '#server/db/session.ts'
import type { Signals } from '#server/db/signals.ts'
import { prepareDatabase } from '#server/dependencies.ts'
import { whyNotReady } from '#server/http/operations/health.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { newDatabase } from '#server/test/place.ts'
import { openQueue } from './queue.ts'
import { openWorker } from './worker.ts'

type Work = { number: number }

/** A server with one job, which does what `run` says, beside a business. Its worker is open and has not started. */
async function opened(shape: { concurrency?: number; run(given: Work): Promise<void> }) {
  const { url } = await newDatabase()
  const app = await startApp({ databaseUrl: url })
  const { tenant } = await makeAccount(app)
  const only = job<Work>({ name: 'test.work', ...shape, run: (_ctx, data) => shape.run(data) })
  const work = { jobs: [only], cron: [], listeners: [], loops: [] }
  await prepareDatabase({ databaseUrl: programUrl(url), ownerUrl: url, work })
  const { db, log } = app.deps
  const announced: string[] = []
  const signals: Signals = {
    ...app.deps.signals,
    listen: (channel, heard, begun) =>
      app.deps.signals.listen(
        channel,
        queue => {
          announced.push(queue)
          heard(queue)
        },
        begun,
      ),
  }
  const session = openSession(programUrl(url), log)
  const queue = await openQueue({ db, session, signals }, work, log, { runs: true })
  onTestFinished(async () => {
    await queue.stop()
    await session.close()
  })
  const deps: AppDependencies = { ...app.deps, queue }
  const worker = await openWorker(deps)
  const ctx = openCtx(deps, { requestId: 'test', ip: '', log: deps.log })
  const add = (number: number) => ctx.crossTenant(tx => queue.add(tx, only, { tenant, number }))
  const states = async () =>
    (await queue.boss.findJobs(only.name)).map(({ state, retryCount }) => [state, retryCount])
  return { ctx, tenant, worker, add, states, announced }
}

test('a process is ready before it takes up the jobs that wait, which nobody announces to it', async () => {
  const done: number[] = []
  const { ctx, worker, add } = await opened({ run: async ({ number }) => void done.push(number) })
  await add(1)
  expect(await whyNotReady(ctx)).toBe(null)
  await delay(300)
  expect(done).toEqual([])
  await worker.start()
  await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 60_000 })
  expect(await whyNotReady(ctx)).toBe(null)
  await worker.stop()
  expect(await whyNotReady(ctx)).toBe('Jobs are not being run.')
})

test('a new job is announced to the workers on the connection of the signals', async () => {
  const { add, announced } = await opened({ run: async () => {} })
  await vi.waitFor(
    async () => {
      await add(1)
      expect(announced).toContain('test.work')
    },
    { timeout: 60_000 },
  )
})

test('a worker that is stopped before it started takes no job', async () => {
  const done: number[] = []
  const { worker, add } = await opened({ run: async ({ number }) => void done.push(number) })
  await add(1)
  await worker.stop()
  await worker.start()
  await delay(300)
  expect(done).toEqual([])
})

test('jobs of a queue run side by side, as many as it allows', async () => {
  const finish = Promise.withResolvers<void>()
  const running = new Set<number>()
  let most = 0
  const { worker, add, states } = await opened({
    concurrency: 3,
    async run({ number }) {
      running.add(number)
      most = Math.max(most, running.size)
      await finish.promise
      running.delete(number)
    },
  })
  await worker.start()
  for (let number = 1; number <= 5; number++) await add(number)
  await vi.waitFor(() => expect(running.size).toBe(3), { timeout: 60_000 })
  expect(worker.runs()).toBe(true)
  finish.resolve()
  await vi.waitFor(async () => expect(await states()).toEqual(Array(5).fill(['completed', 0])), {
    timeout: 60_000,
  })
  expect(most).toBe(3)
})

test('a job that fails because its business is gone is done; any other is tried again', async () => {
  const { ctx, tenant, worker, add, states } = await opened({
    async run() {
      throw new Error('something is missing')
    },
  })
  await add(1)
  await worker.start()
  await vi.waitFor(async () => expect(await states()).toEqual([['retry', 0]]), { timeout: 60_000 })
  await ctx.crossTenant(tx => tx.deleteFrom('tenant').where('id', '=', tenant).execute())
  await vi.waitFor(async () => expect(await states()).toEqual([['completed', 1]]), { timeout: 60_000 })
})
