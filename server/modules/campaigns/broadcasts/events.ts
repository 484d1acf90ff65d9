import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { getBroadcast } from './broadcasts.ts'

const lookEveryMs = 1_000

/**
 * A broadcast with its counters, now and each time that they have changed, until it has ended (`done`). Whichever
 * process sends it; receipts that come after its end are not waited for.
 */
export async function* broadcastEvents(
  ctx: Ctx,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<{ event: string; data: unknown }> {
  let told = ''
  while (!signal.aborted) {
    const broadcast = await getBroadcast(ctx, id)
    const now = JSON.stringify(broadcast)
    if (now !== told) yield { event: 'counts', data: broadcast }
    told = now
    if (['completed', 'cancelled'].includes(broadcast.status)) {
      yield { event: 'done', data: broadcast }
      return
    }
    await sleep(lookEveryMs, undefined, { signal }).catch(() => {})
  }
}
