import type { Job as BossJob, PgBoss } from 'pg-boss'
import { openCtx, type Parts } from '../context.ts'
import type { HouseEvent } from './job.ts'
import { listenerQueue } from './queue.ts'

/**
 * Starts running jobs in this process. A job that throws is tried again by its queue; one that is cut
 * off when the process stops is handed back at once, and one whose process was killed is picked up
 * by another (or the next) when its heartbeat stops.
 */
export async function startWorker(parts: Parts): Promise<void> {
  const { boss, work } = parts.queue
  for (const job of work.jobs) {
    await drain<{ tenant: string }>(boss, job.name, job.concurrency ?? 1, async given => {
      const { tenant, ...data } = given.data
      await observed(parts, given, tenant, ctx => job.run(ctx, data as never, given.signal))
    })
  }
  for (const listener of work.listeners) {
    const name = listenerQueue(listener)
    await drain<{ tenant: string; event: HouseEvent }>(boss, name, 1, async given => {
      const { tenant, event } = given.data
      await observed(parts, given, tenant, ctx => listener.handle(ctx, { ...event, at: new Date(event.at) }))
    })
  }
  for (const chore of work.chores) {
    await boss.schedule(chore.name, chore.cron)
    await boss.work(chore.name, async ([given]) => {
      const log = parts.log.child({ job: chore.name, job_id: given!.id })
      await chore.run(openCtx(parts, { requestId: given!.id, ip: '', log }))
    })
  }
}

/**
 * Works a queue for as long as it has jobs. By itself a worker of pg-boss that listens fetches one job an
 * announcement and then waits half a minute, and those that come in while it works count as one: of three
 * jobs added together the third was seen to wait. So a worker that was given a job looks for another.
 */
async function drain<D extends object>(
  boss: PgBoss,
  queue: string,
  concurrency: number,
  handle: (given: BossJob<D>) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < concurrency; i++) {
    const worker: string = await boss.work<D>(queue, async ([given]) => {
      boss.notifyWorker(worker)
      await handle(given!)
    })
  }
}

async function observed(
  parts: Parts,
  given: BossJob<unknown>,
  tenant: string,
  run: (ctx: ReturnType<ReturnType<typeof openCtx>['as']>) => Promise<void>,
): Promise<void> {
  const log = parts.log.child({ job: given.name, job_id: given.id, tenant })
  const started = performance.now()
  const outcome = (result: 'completed' | 'failed') =>
    parts.metrics.job({ name: given.name, result, seconds: (performance.now() - started) / 1000 })
  try {
    await run(openCtx(parts, { requestId: given.id, ip: '', log }).as(tenant, { kind: 'system' }))
    outcome('completed')
    log.info({ ms: Math.round(performance.now() - started), attempt: given.retryCount + 1 }, 'job done')
  } catch (error) {
    outcome('failed')
    log.error({ err: error, attempt: given.retryCount + 1 }, 'job failed')
    throw error
  }
}
