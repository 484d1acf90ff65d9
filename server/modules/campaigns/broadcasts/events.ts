import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { getBroadcast } from './broadcasts.ts'

const lookEveryMs = 1_000
/** Counting takes at most this share of the time, however many messages there are. */
const mostShare = 1 / 40

/**
 * A broadcast with its counters (event `counts`), now and after each change, until it has ended (event `done`). It reads
 * the database, so any process may send the broadcast. Reports that come after the end are not streamed.
 */
export async function* broadcastEvents(
  ctx: Ctx,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<{ event: string; data: unknown }> {
  let told = ''
  while (!signal.aborted) {
    const began = ctx.now().getTime()
    const broadcast = await getBroadcast(ctx, id)
    const took = ctx.now().getTime() - began
    const now = JSON.stringify(broadcast)
    if (now !== told) yield { event: 'counts', data: broadcast }
    told = now
    if (['completed', 'cancelled'].includes(broadcast.status)) {
      yield { event: 'done', data: broadcast }
      return
    }
    await sleep(Math.max(lookEveryMs, took / mostShare), undefined, { signal }).catch(() => {})
  }
}
