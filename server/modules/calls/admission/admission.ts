import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import * as rows from './queries.ts'

const minuteMs = 60_000
/** Longer than a call lasts: a place is not held for ever, whatever became of its process. */
const longestMs = 60 * minuteMs
/** A call that nobody answered for so long is over, though nobody said so. */
const unansweredMs = 3 * minuteMs

/**
 * Gives a call a place among those that go on at once: of its business (`calls.at_once`) and of the installation. False when
 * all are taken, or the call is over. Of two that come for the last place one gets it, in whatever process. A call has its
 * place until it ends, is hung up or is put through. Its row must be committed.
 */
export async function admitCall(ctx: Ctx, id: string): Promise<boolean> {
  const { calls } = await business(ctx)
  const now = ctx.now()
  // biome-ignore lint/plugin: counts the calls of every business
  return ctx.crossTenant(async db => {
    await rows.lockPlaces(db)
    const taken = await rows.countTaken(db, {
      tenant: ctx.tenant,
      except: id,
      now,
      since: new Date(now.getTime() - longestMs),
      unansweredSince: new Date(now.getTime() - unansweredMs),
    })
    if (taken.all >= ctx.config.callsAtOnce) return false
    if (calls.at_once !== null && taken.own >= calls.at_once) return false
    return rows.admit(db, id, now)
  })
}
