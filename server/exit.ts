import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Doing, doing, type Shutdown } from '#server/core/shutdown.ts'
import type { Port } from '#server/http/connections/port.ts'
import type { Queue } from '#server/jobs/queue.ts'

// How a process ends: asked to, or because of an error that nobody caught.

/** A process that has started, and how to stop its parts. */
export interface Started {
  stopping: Shutdown
  port: Port
  queue: Queue
  /** How long /readyz says 503 before the port closes. */
  shutdownDelayMs: number
  log: Logger
}

/** A stop takes at most half a minute (what an orchestrator usually grants): requests in flight have half of it. */
const [patienceMs, lastWordsMs, releaseMs, atMostMs] = [15_000, 3_000, 3_000, 28_000]
/** Under npm one Ctrl-C in a terminal arrives twice. A person's second Ctrl-C comes later than this. */
const sameWishMs = 1_000

/**
 * Ends this process on SIGTERM, SIGINT, SIGHUP, when `stop` is called, and after an uncaught error. A second
 * signal cuts work in flight short; a second uncaught error ends the process at once.
 */
export function endInOrder(
  log: Logger,
  starting: Promise<Started>,
  opened: AsyncDisposableStack,
): { stop(why: string, code: number): Promise<void> } {
  let askedAt = 0
  let exitCode = 0
  const hurryUp = async () => (await starting.catch(() => null))?.stopping.force()
  const stop = async (why: string, code: number): Promise<void> => {
    exitCode ||= code
    if (askedAt > 0) {
      if (Date.now() - askedAt >= sameWishMs) await hurryUp()
      return
    }
    askedAt = Date.now()
    log.info({ why }, 'stopping: finishing what is in flight')
    // Work that hangs must not keep the operator waiting. The next start resumes it.
    void delay(atMostMs, undefined, { ref: false }).then(() => process.exit(1))
    const started = await starting.catch(() => null)
    if (!started) return // the caller who awaits the start sees the error
    try {
      await finish(started)
      await opened.disposeAsync()
      log.info('stopped')
      process.exit(exitCode)
    } catch (error) {
      log.error({ err: error }, 'stopped, but not cleanly')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop(signal, 0))
  let uncaught = false
  // Unhandled rejections arrive here too (node --unhandled-rejections=throw, the default).
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin, doing: doing() }, 'uncaught error: the process stops')
    if (uncaught) process.exit(1)
    uncaught = true
    void stop('an error that nobody caught', 1)
    void hurryUp()
  })
  return { stop }
}

/** Lets requests in flight finish, and jobs reach a point from which another process can continue. */
async function finish({ stopping, port, queue, shutdownDelayMs, log }: Started): Promise<void> {
  stopping.begin()
  const patience = AbortSignal.any([stopping.forced, AbortSignal.timeout(patienceMs)])
  const requests = async () => {
    // Connections stay open meanwhile: clients would only open a closed one again.
    await delay(shutdownDelayMs, undefined, { signal: stopping.forced }).catch(() => {})
    await port.close()
    stopping.close()
    await port.over(patience)
    stopping.force()
    await port.over(AbortSignal.timeout(lastWordsMs))
    port.cutOff()
  }
  await Promise.all([requests(), queue.worker?.stop(stopping.forced)])
  await Promise.race([stopping.released(), delay(releaseMs)])
  const unfinished: Doing[] = stopping.held()
  if (unfinished.length) log.warn({ unfinished: unfinished.slice(0, 20) }, 'cut off what did not end in time')
}
