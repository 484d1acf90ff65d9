import type { Ctx } from '#server/core/context.ts'
import { selectFingerprint, selectPassages, type TaughtPassage } from './queries.ts'

export type { TaughtPassage }

/** Passages looked at in one overview, the newest: what is beyond is a library, not a front desk. */
const most = 20_000

/** Every passage of the business, of all its links too, in the order taught; the newest 20,000 at most. */
export const passagesTaught = (ctx: Ctx): Promise<TaughtPassage[]> => ctx.tx(db => selectPassages(db, most))

/**
 * What tells one state of the knowledge from every other: passages are only added and deleted, and their numbers are
 * never given twice.
 */
export const fingerprintOf = (ctx: Ctx): Promise<string> => ctx.tx(selectFingerprint)
