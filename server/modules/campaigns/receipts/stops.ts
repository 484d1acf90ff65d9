import type { OpenCtx } from '#server/core/context.ts'
import {
  addSharedStop,
  removeSharedStop,
  tenantsKnowing,
  tenantsStopped,
} from '#server/modules/contacts/suppressions/shared-stops/shared-stops.ts'
import type { OptKeyword } from '../keywords/keywords.ts'
import { type IncomingReply, openNumber, type ReplyOutcome, stopNumber } from '../replies/replies.ts'
import { tenantsWritingTo } from '../resolve-tenant/resolve-tenant.ts'

/** A wish, and the number of whoever has it. */
type KeywordMessage = Pick<IncomingReply, 'channel' | 'text'> & { address: string; wish: OptKeyword }

/**
 * Does what somebody wants who wrote STOP or START to a number of ours: `numbers` says whose it is, of businesses or (null)
 * of the installation. One of the installation serves several businesses: a stop there holds for every business that
 * sends through it, whether it has written to them yet or not, as the carrier blocks the number for all of them.
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
  for (const tenant of numbers) if (tenant) await act(tenant, {})
  if (numbers.includes(null)) {
    // First of all, for it alone stops them.
    await (wish === 'stop' ? addSharedStop(open, address, channel) : removeSharedStop(open, address, channel))
    const writing = await tenantsWritingTo(open, address, channel)
    for (const tenant of writing) await act(tenant, {})
    const others =
      wish === 'stop'
        ? await tenantsKnowing(open, address, channel)
        : await tenantsStopped(open, address, channel)
    // Their words were for another business.
    for (const tenant of others)
      if (!writing.includes(tenant)) await act(tenant, { reason: '', onlyStopped: true })
  }
  return numbers.length ? wish : 'unknown'
}
