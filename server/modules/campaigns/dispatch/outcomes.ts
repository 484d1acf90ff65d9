import type { Ctx } from '#server/core/context.ts'
import { writeDown } from '#server/db/unavailable.ts'
import type { HandOverResult } from '../hand-over/hand-over.ts'
import type { BroadcastLease } from './lease-queries.ts'
import { markRefused, markSent } from './queries.ts'

/** How long what is known of a hand-over may wait for others to be written with it; the journal has it meanwhile. */
const gatherMs = 25
/** For so long they are kept while the database is away: what left would else be of unknown outcome. */
const awayMs = 30_000

export interface ResultWriter {
  add(outcome: HandOverResult): void
  /** Once all that was added is written. Throws what kept it from being written. */
  settled(): Promise<void>
}

/** Writes outcomes a few at a time: one by one they would cost more than the hand-overs. */
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
    // Whoever asks whether all is settled is told; until then nobody listens.
    written.catch(() => {})
  }
  return {
    add(outcome) {
      waiting.push(outcome)
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
