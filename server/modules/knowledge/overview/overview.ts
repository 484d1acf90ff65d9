import type { Ctx } from '#server/core/context.ts'
import {
  lockDeletions,
  selectFingerprint,
  selectPassages,
  selectTexts,
  type TaughtPassage,
  type TaughtText,
} from './queries.ts'

export type { TaughtPassage, TaughtText }
export { lockDeletions }

/** Passages read in one overview, the newest. */
const most = 20_000

/** Every passage of the business and its links, in the order taught; the newest 20,000 at most. */
export const passagesTaught = (ctx: Ctx): Promise<TaughtPassage[]> => ctx.tx(db => selectPassages(db, most))

/** The whole texts of the newest sources that the main knowledge base has, photos and question sets aside. */
export const textsTaught = (ctx: Ctx, limit: number): Promise<TaughtText[]> =>
  ctx.tx(db => selectTexts(db, limit))

/**
 * A fingerprint of the knowledge. It differs for every state, because passages are only added and deleted and their ids
 * are never reused.
 */
export const fingerprintOf = (ctx: Ctx): Promise<string> => ctx.tx(selectFingerprint)
