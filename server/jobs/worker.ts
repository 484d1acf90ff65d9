import { setTimeout as delay } from 'node:timers/promises'
import type { Job as BossJob } from 'pg-boss'
import { type AppDependencies, type Ctx, type OpenCtx, openCtx } from '#server/core/context.ts'
import type { DomainEvent, Job } from '#server/core/job.ts'
import type { Attempt } from './claims.ts'
import { wakeDueQueues } from './due.ts'
import { startLoops } from './loops.ts'
import { listenerQueue, type Worker } from './queue.ts'

/** How long a job may take to stop after it was told to. */
const patienceMs = 5_000

/** A worker is told of new jobs, and of those that become due (due.ts); by itself it looks rarely. */
const notifyPollingIntervalSeconds = 60

/** Those of a full minute begin so far apart: all at once, a dozen opened connections that PostgreSQL keeps for a while. */
const cronApartMs = 100

/** The work of a queue's jobs. `signal` fires when a job should stop. */
type Handler = (given: BossJob<unknown>, signal: AbortSignal) => Promise<void>

/**
 * Prepares to run jobs in this process; `start` begins. The queue retries a job that throws. A job that a stop cuts off goes
 * back at once. A job whose process was killed continues in another process, or the next one, as soon as that
 * notices (claims.ts).
 */
export async function openWorker(deps: AppDependencies): Promise<Worker> {
  const { boss, work, claims } = deps.queue
  if (!claims) throw new Error('this process was opened without the right to run jobs')
  const stopping = new AbortController()
  const running = new Set<Attempt>()
  /** The workers of each queue. */
  const workers = new Map<string, string[]>()

  const run = async (given: BossJob<unknown>, handle: Handler): Promise<void> => {
    const attempt = { queue: given.name, id: given.id, attempt: given.retryCount }
    running.add(attempt)
    await claims.take(attempt)
    try {
      stopping.signal.throwIfAborted()
      await handle(given, AbortSignal.any([given.signal, stopping.signal]))
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      await claims.handBack([attempt])
    } finally {
      running.delete(attempt)
      await claims.release(attempt)
    }
  }
  /**
   * Works on a queue as long as it has jobs. A listening worker of pg-boss fetches one job per announcement and
   * then waits, and announcements during its work count as one: of three jobs added together the third had to
   * wait. So our worker looks for another job after each one.
   */
  const drain = async (
    queue: string,
    { concurrency = 1, perBusiness }: Pick<Job<never>, 'concurrency' | 'perBusiness'>,
    handle: Handler,
  ): Promise<void> => {
    const started: string[] = []
    workers.set(queue, started)
    const options = {
      notifyPollingIntervalSeconds,
      ...(perBusiness && { groupConcurrency: perBusiness }),
    }
    let places = concurrency
    const engage = async (): Promise<void> => {
      places--
      const worker: string = await boss.work(queue, options, async ([given]) => {
        boss.notifyWorker(worker)
        if (places > 0 && !stopping.signal.aborted) await engage()
        await deps.shutdown.hold({ job: given!.name, job_id: given!.id }, () => run(given!, handle))
      })
      started.push(worker)
    }
    await engage()
  }

  // Every schedule that is written is a commit, so a start writes only those that have changed.
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, cron } of work.cron) if (crons.get(name) !== cron) await boss.schedule(name, cron)

  const drainAll = async (): Promise<void> => {
    for (const job of work.jobs) {
      await drain(job.name, job, async (given, signal) => {
        const { tenant, ...data } = given.data as { tenant: string }
        await observed(deps, given, signal, tenant, ctx => job.run(ctx, data as never, signal))
      })
    }
    for (const listener of work.listeners) {
      if (listener.inTransaction) continue
      await drain(listenerQueue(listener), {}, async (given, signal) => {
        const { tenant, event } = given.data as { tenant: string; event: DomainEvent }
        await observed(deps, given, signal, tenant, ctx =>
          listener.handle(ctx, { ...event, at: new Date(event.at) }),
        )
      })
    }
    for (const [place, cronJob] of work.cron.entries())
      await drain(cronJob.name, {}, async (given, signal) => {
        await delay(place * cronApartMs, undefined, { signal })
        await cronJob.run(contextOf(deps, given))
      })
  }
  const wake = (queue: string) => {
    for (const worker of workers.get(queue)!) boss.notifyWorker(worker)
  }
  let loops: ReturnType<typeof startLoops> | null = null

  const worker: Worker = {
    async start() {
      if (stopping.signal.aborted) return
      await drainAll()
      loops = startLoops(deps, [...work.loops, wakeDueQueues([...workers.keys()], wake)], stopping.signal)
    },
    ring: loop => loops?.ring(loop),
    runs() {
      if (stopping.signal.aborted) return false
      const active = new Set(
        boss
          .getWipData()
          .filter(each => each.state === 'active')
          .map(each => each.id),
      )
      return [...workers.values()].flat().every(id => active.has(id))
    },
    async stop(hurry) {
      if (stopping.signal.aborted) return
      stopping.abort(new Error('this process is stopping'))
      const over = Promise.all([loops?.over, ...[...workers.keys()].map(queue => boss.offWork(queue))])
      const patience = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(hurry ? [hurry] : [])])
      await Promise.race([over, delay(60_000, undefined, { signal: patience }).catch(() => {})])
      await claims.handBack([...running])
    },
  }
  deps.queue.worker = worker
  return worker
}

const contextOf = (deps: AppDependencies, given: BossJob<unknown>, tenant?: string): OpenCtx =>
  openCtx(deps, {
    requestId: given.id,
    ip: '',
    log: deps.log.child({ job: given.name, job_id: given.id, ...(tenant && { tenant }) }),
  })

async function observed(
  deps: AppDependencies,
  given: BossJob<unknown>,
  signal: AbortSignal,
  tenant: string,
  run: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const open = contextOf(deps, given, tenant)
  const started = performance.now()
  const outcome = (result: 'completed' | 'failed') =>
    deps.metrics.job({ name: given.name, result, seconds: (performance.now() - started) / 1000 })
  try {
    await run(open.as(tenant, { kind: 'system' }))
    outcome('completed')
    open.log.info({ ms: Math.round(performance.now() - started), attempt: given.retryCount + 1 }, 'job done')
  } catch (error) {
    if (signal.aborted) {
      open.log.info('job interrupted; it will run again')
      throw error
    }
    if (await isGone(open, tenant)) {
      open.log.info('job of a business that is gone: nothing is left to do')
      return
    }
    outcome('failed')
    open.log.error({ err: error, attempt: given.retryCount + 1 }, 'job failed')
    throw error
  }
}

/** What a job misses may be gone with its business. */
const isGone = (ctx: OpenCtx, tenant: string): Promise<boolean> =>
  ctx
    .crossTenant(tx => tx.selectFrom('tenant').select('id').where('id', '=', tenant).executeTakeFirst())
    .then(
      found => !found,
      () => false,
    )
