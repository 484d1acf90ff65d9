import type { Ctx } from '#server/core/context.ts'
import { writeDown } from '#server/db/unavailable.ts'
import type { HandOverResult } from '../hand-over/hand-over.ts'
import type { BroadcastLease } from './lease-queries.ts'
import { markRefused, markSent } from './queries.ts'

/** How long a result waits for others to be stored with it; meanwhile it is in the journal. */
const gatherMs = 50
/** How long results wait for an unavailable database; without them the outcome of sent messages would be unknown. */
const awayMs = 30_000

export interface ResultWriter {
  add(result: HandOverResult): void
  /** Resolves once all results are stored; rejects when they could not be. */
  settled(): Promise<void>
}

/** Stores results in batches, because one by one they would take longer than the hand-overs. */
export function createResultWriter(ctx: Ctx, hold: BroadcastLease): ResultWriter {
  let waiting: HandOverResult[] = []
  let timer: NodeJS.Timeout | null = null
  let written: Promise<void> = Promise.resolve()

  const write = async (batch: HandOverResult[]) => {
    const sent = batch.filter(outcome => outcome.kind === 'sent')
    const refused = batch.filter(outcome => outcome.kind === 'refused').map(outcome => outcome.refused)
    const write = () =>
      ctx.tx(async db => {
        if (sent.length) await markSent(db, sent)
        if (refused.length) await markRefused(db, hold.runner, refused)
      })
    await writeDown(write, { withinMs: awayMs })
  }
  const flush = () => {
    timer = null
    const batch = waiting
    waiting = []
    written = written.then(() => write(batch))
    // `settled` awaits it and throws its error. Without this, Node would report the error as unhandled until then.
    written.catch(() => {})
  }
  return {
    add(result) {
      waiting.push(result)
      timer ??= setTimeout(flush, gatherMs)
    },
    async settled() {
      if (timer) {
        clearTimeout(timer)
        flush()
      }
      await written
    },
  }
}
