import type { Ctx } from '../../../context.ts'
import type { Standing } from '../checks/facts.ts'
import { recordReceipt } from '../messages/messages.ts'
import type { Hold } from './hold-queries.ts'
import { outgoingOf } from './outgoing.ts'
import { markRefused, markSent, type Orphan, selectOrphans } from './queries.ts'

const batchSize = 100
/** A provider that can't be asked for so long won't tell any more. */
const patienceMs = 3_600_000

/**
 * Settles messages whose hand-over a crash cut off, which nobody hands over again: the provider is asked about them
 * where it can be, and the others fail as of unknown outcome; they may have arrived, and a report on one still moves it
 * on.
 */
export async function settleOrphans(
  ctx: Ctx,
  hold: Hold,
  facts: Standing,
  allowReplies: boolean,
): Promise<void> {
  for (;;) {
    const orphans = await ctx.tx(db => selectOrphans(db, hold.broadcast, ctx.now(), batchSize))
    const settled = await Promise.all(orphans.map(orphan => settle(ctx, orphan, facts, allowReplies)))
    if (orphans.length < batchSize || !settled.includes(true)) return
  }
}

/** Says whether it could be settled. */
async function settle(ctx: Ctx, orphan: Orphan, facts: Standing, allowReplies: boolean): Promise<boolean> {
  const { id } = orphan
  const at = ctx.now()
  const found = await ask(ctx, orphan, facts, allowReplies)
  if (found === 'unreachable' && at.getTime() - orphan.sending_at.getTime() < patienceMs) return false
  await ctx.tx(async db => {
    if (found && found !== 'unreachable') await markSent(db, [{ id, providerId: found.providerId, at }])
    else await markRefused(db, [{ id, reason: 'outcome_unknown', detail: null, at, again: null }])
  })
  if (found && found !== 'unreachable' && found.state !== 'sent') {
    await recordReceipt(ctx, { messageId: id, state: found.state, at })
  }
  return true
}

async function ask(ctx: Ctx, orphan: Orphan, facts: Standing, allowReplies: boolean) {
  const sender = facts.senders.get(orphan.channel)
  if (!sender?.ready || !sender.reconcile) return null
  const { id, channel, name, to_address, rendered_subject, rendered_body, params } = orphan
  const said = { id, channel, name, to: to_address, subject: rendered_subject, body: rendered_body }
  const template = facts.templates[channel]
  try {
    const message = outgoingOf(ctx, { ...said, params: params ?? [] }, { template, allowReplies })
    return await sender.reconcile(message, orphan.sending_at)
  } catch (error) {
    ctx.log.warn(
      { err: error, channel, message: id },
      'the provider could not be asked about a message cut off',
    )
    return 'unreachable'
  }
}
