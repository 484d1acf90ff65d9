import { setTimeout as delay } from 'node:timers/promises'
import { type AppDependencies, type OpenCtx, openCtx } from '#server/core/context.ts'
import type { BackgroundLoop, Pace } from '#server/core/job.ts'

/** The pause before a loop that threw starts again. */
const recoveryMs = 1_000

/** Starts the loops of this process. `over` settles when all of them have ended after `signal` fired. */
export function startLoops(
  deps: AppDependencies,
  loops: BackgroundLoop[],
  signal: AbortSignal,
): { ring(loop: string): void; over: Promise<void> } {
  const paces = new Map(loops.map(loop => [loop.name, paceOf(signal)]))
  const running = loops.map(loop =>
    deps.shutdown.hold({ loop: loop.name }, () => keepGoing(deps, loop, paces.get(loop.name)!)),
  )
  return {
    ring: loop => paces.get(loop)?.ring(),
    over: Promise.all(running).then(() => {}),
  }
}

async function keepGoing(deps: AppDependencies, loop: BackgroundLoop, pace: Pace): Promise<void> {
  const log = deps.log.child({ loop: loop.name })
  const ctx: OpenCtx = openCtx(deps, { requestId: loop.name, ip: '', log })
  while (!pace.signal.aborted) {
    try {
      await loop.run(ctx, pace)
    } catch (error) {
      log.error({ err: error }, 'a background loop failed and starts again')
      await delay(recoveryMs, undefined, { signal: pace.signal }).catch(() => {})
    }
  }
}

function paceOf(signal: AbortSignal): Pace {
  let rung = false
  let wake: (() => void) | undefined
  const ring = () => {
    rung = true
    wake?.()
  }
  signal.addEventListener('abort', ring, { once: true })
  return {
    signal,
    ring,
    async rest(ms) {
      if (!rung) {
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        wake = undefined
      }
      rung = signal.aborted
    },
  }
}
