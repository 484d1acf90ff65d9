import type { OpenCtx } from '#server/core/context.ts'
import {
  addSharedStop,
  removeSharedStop,
  tenantsKnowing,
  tenantsStopped,
} from '#server/modules/contacts/suppressions/shared-stops/shared-stops.ts'
import type { OptKeyword } from '../keywords/keywords.ts'
import { findMessage, recordUnsubscribe } from '../messages/messages.ts'
import { type IncomingReply, openNumber, type ReplyOutcome, stopNumber } from '../replies/replies.ts'
import { tenantsWritingTo } from '../resolve-tenant/resolve-tenant.ts'

/** A keyword, and the number that sent it. */
type KeywordMessage = Pick<IncomingReply, 'channel' | 'text'> & { address: string; wish: OptKeyword }

/**
 * Applies STOP or START that somebody sent to a number of ours. `numbers` are the owners of that number: businesses, or null
 * for the installation. Several businesses share the installation's number, so a stop there holds for every business that
 * sends through it, also for those that have not written yet, because the carrier blocks the person for all of them.
 */
export async function applyKeyword(
  open: OpenCtx,
  numbers: (string | null)[],
  wishing: KeywordMessage,
): Promise<ReplyOutcome> {
  const { channel, address, text, wish } = wishing
  const told = { phone: address, channel, reason: text.slice(0, 200), source: wish }
  const act = (tenant: string, more: { reason?: string; onlyStopped?: boolean }) => {
    const ctx = open.as(tenant, { kind: 'system' })
    return wish === 'stop' ? stopNumber(ctx, { ...told, ...more }) : openNumber(ctx, { ...told, ...more })
  }
  const actOnMessage = async (tenant: string) => {
    await act(tenant, {})
    if (wish !== 'stop') return
    const ctx = open.as(tenant, { kind: 'system' })
    const message = await findMessage(ctx, { fromAddress: address, channel })
    if (message) await recordUnsubscribe(ctx, message.id)
  }
  for (const tenant of numbers) if (tenant) await actOnMessage(tenant)
  if (numbers.includes(null)) {
    // First, because it alone stops all businesses.
    await (wish === 'stop' ? addSharedStop(open, address, channel) : removeSharedStop(open, address, channel))
    const writing = await tenantsWritingTo(open, address, channel)
    for (const tenant of writing) await actOnMessage(tenant)
    const others =
      wish === 'stop'
        ? await tenantsKnowing(open, address, channel)
        : await tenantsStopped(open, address, channel)
    // The text was meant for another business, so it is not stored here.
    for (const tenant of others)
      if (!writing.includes(tenant)) await act(tenant, { reason: '', onlyStopped: true })
  }
  return numbers.length ? wish : 'unknown'
}
