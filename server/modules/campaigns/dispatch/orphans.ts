import type { Ctx } from '#server/core/context.ts'
import type { SendFacts } from '../eligibility/eligibility.ts'
import { forgetJournal, type JournalNote, sealJournal } from '../journal/journal.ts'
import { recordReceipt } from '../messages/messages.ts'
import type { BroadcastLease } from './lease-queries.ts'
import { outgoingOf } from './outgoing.ts'
import { markRefused, markSent, type Orphan, selectOrphans, withdraw } from './queries.ts'

const batchSize = 100
/** A provider that can't be asked for this long is not asked any more. */
const patienceMs = 3_600_000

/**
 * Settles messages that were marked as sending when their runner died. By the runner's journal, those that had not begun to
 * leave are withdrawn and handed over like any other, and those that the provider took are sent. The rest is never handed
 * over again: the provider is asked about them where it can be, else their outcome is unknown; a later report still counts.
 */
export async function settleOrphans(
  ctx: Ctx,
  hold: BroadcastLease,
  facts: SendFacts,
  allowReplies: boolean,
): Promise<void> {
  const { journalFolder } = ctx.accounts
  const journals = new Map<string, Map<string, JournalNote> | null>()
  const notedOf = ({ id, runner }: Orphan): JournalNote | 'unbegun' | null => {
    if (!runner) return null
    if (!journals.has(runner)) journals.set(runner, sealJournal(journalFolder, runner))
    const journal = journals.get(runner)
    return journal ? (journal.get(id) ?? 'unbegun') : null
  }
  const settle = async (orphan: Orphan): Promise<boolean> => {
    const { id, runner } = orphan
    const noted = notedOf(orphan)
    if (noted === 'unbegun' || noted === 'refused') await ctx.tx(db => withdraw(db, runner!, [id]))
    else if (noted === null || noted === 'begun') return settleUnknown(ctx, orphan, facts, allowReplies)
    else await ctx.tx(db => markSent(db, [{ id, providerId: noted.providerId, at: ctx.now() }]))
    return true
  }
  let all = true
  for (;;) {
    const orphans = await ctx.tx(db => selectOrphans(db, hold.broadcast, ctx.now(), batchSize))
    const settled = await Promise.all(orphans.map(settle))
    all &&= !settled.includes(false)
    if (orphans.length < batchSize || !settled.includes(true)) break
  }
  if (all) for (const runner of journals.keys()) forgetJournal(journalFolder, runner)
}

/** Settles a message that the provider may have taken; returns whether that was possible. */
async function settleUnknown(
  ctx: Ctx,
  orphan: Orphan,
  facts: SendFacts,
  allowReplies: boolean,
): Promise<boolean> {
  const { id } = orphan
  const at = ctx.now()
  const found = await ask(ctx, orphan, facts, allowReplies)
  if (found === 'unreachable' && at.getTime() - orphan.sending_at.getTime() < patienceMs) return false
  await ctx.tx(async db => {
    if (found && found !== 'unreachable') await markSent(db, [{ id, providerId: found.providerId, at }])
    else
      await markRefused(db, orphan.runner, [
        { id, reason: 'outcome_unknown', detail: null, at, again: null, uncounted: false },
      ])
  })
  if (found && found !== 'unreachable' && found.state !== 'sent') {
    await recordReceipt(ctx, { messageId: id, state: found.state, at })
  }
  return true
}

async function ask(ctx: Ctx, orphan: Orphan, facts: SendFacts, allowReplies: boolean) {
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
      'the provider could not be asked about a message whose hand-over was cut off',
    )
    return 'unreachable'
  }
}
