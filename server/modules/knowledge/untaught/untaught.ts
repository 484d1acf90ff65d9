import type { Ctx } from '#server/core/context.ts'
import { type Tx, takingBack } from '#server/db/tenant.ts'
import { holdIndex } from '../index/hold.ts'
import { pairUnit } from '../reading/units/units.ts'
import { addSource, nameOf } from '../sources.ts'
import { studyHere } from '../study/study.ts'

/** A question with an answer that is tried before it is taught. */
export interface UntaughtPair {
  /** A UUID by which its passages are known in results. */
  id: string
  question: string
  answer: string
}

/**
 * Runs a search as if these pairs had been taught, in the caller's transaction: they are stored in the index for its
 * duration and taken back. So they are weighed exactly as they will be.
 */
export function withUntaught<T>(
  ctx: Ctx,
  db: Tx,
  { pairs, linkId }: { pairs: readonly UntaughtPair[]; linkId: string | null },
  work: () => Promise<T>,
): Promise<T> {
  return takingBack(db, async () => {
    // Of two such searches each could wait for a word that the other has stored.
    if (pairs.length > 1) await holdIndex(db, linkId ?? ctx.tenant, 'alone')
    for (const { id, question, answer } of pairs) {
      const unit = pairUnit(question, answer)
      const source = {
        id,
        kind: 'qa' as const,
        name: nameOf(question),
        origin: null,
        bytes: 0,
        text: unit.text,
      }
      const studied = await studyHere(source.text, [unit])
      await addSource(db, { ...source, linkId, at: ctx.now() }, { ...studied, vectors: undefined })
    }
    return work()
  })
}
