import type { OpenCtx } from '#server/core/context.ts'
import { removeSharedStop } from '#server/modules/contacts/suppressions/shared-stops/shared-stops.ts'
import { isYes, keywordIn, type OptKeyword } from '../keywords/keywords.ts'
import { findMessage, findMessageById } from '../messages/messages.ts'
import { type IncomingReply, openNumber, type ReplyOutcome, receiveReply } from '../replies/replies.ts'
import { tenantOfMessage, tenantsWritingTo } from '../resolve-tenant/resolve-tenant.ts'
import { applyKeyword } from './stops.ts'

/**
 * Processes a text that came in through accounts of these businesses, or null for the installation. A keyword applies to all
 * owners of the number that it was sent to (`numbers`, if the provider names it). Any other text answers the business whose
 * message it refers to (`answers`: the provider's ids), else the one that wrote last.
 */
export async function receiveText(
  open: OpenCtx,
  { tenants, numbers = tenants }: { tenants: (string | null)[]; numbers?: (string | null)[] },
  incoming: IncomingReply,
  answers: string[] = [],
): Promise<void> {
  const wish = incoming.wish ?? keywordIn(incoming.text)
  const outcome = wish
    ? await receiveKeyword(open, numbers, { ...incoming, wish }, answers)
    : await receiveAnswer(open, tenants, incoming, answers)
  open.metrics.inbound({ channel: incoming.channel, outcome })
}

async function receiveKeyword(
  open: OpenCtx,
  numbers: (string | null)[],
  incoming: IncomingReply & { wish: OptKeyword },
  answers: string[],
): Promise<ReplyOutcome> {
  const address = incoming.address ?? (await addressOfMessage(open, numbers, answers))
  return address ? applyKeyword(open, numbers, { ...incoming, address }) : 'unknown'
}

async function receiveAnswer(
  open: OpenCtx,
  tenants: (string | null)[],
  incoming: IncomingReply,
  answers: string[],
): Promise<ReplyOutcome> {
  const { channel, address, text } = incoming
  const tenant = await tenantOfAnswer(open, tenants, incoming, answers)
  if (!tenant) return 'unknown'
  const ctx = open.as(tenant, { kind: 'system' })
  const phone = isYes(text) ? (address ?? (await addressOfMessage(open, tenants, answers))) : null
  if (phone) {
    // The carrier, too, unblocks the number after a yes.
    if (tenants.includes(null)) await removeSharedStop(open, phone, channel)
    await openNumber(ctx, { phone, channel, source: 'start' })
  }
  const named = await findMessage(ctx, { providerIds: answers })
  const message = named ?? (address ? await findMessage(ctx, { fromAddress: address, channel }) : null)
  return message ? receiveReply(ctx, incoming, message) : 'unknown'
}

async function tenantOfAnswer(
  open: OpenCtx,
  tenants: (string | null)[],
  { channel, address }: IncomingReply,
  answers: string[],
): Promise<string | null> {
  const named = await tenantOfAccount(open, tenants, answers)
  return named ?? (address ? ((await tenantsWritingTo(open, address, channel))[0] ?? null) : null)
}

/** The business whose account received the text; for the installation's account, the one whose message the text names. */
async function tenantOfAccount(
  open: OpenCtx,
  tenants: (string | null)[],
  providerIds: string[],
): Promise<string | null> {
  const own = tenants.find(tenant => tenant !== null)
  if (own) return own
  return providerIds.length ? tenantOfMessage(open, { providerIds }) : null
}

/** The number to which we sent one of these messages, for a person who hides theirs. */
async function addressOfMessage(
  open: OpenCtx,
  tenants: (string | null)[],
  providerIds: string[],
): Promise<string | null> {
  const tenant = await tenantOfAccount(open, tenants, providerIds)
  if (!tenant) return null
  const ctx = open.as(tenant, { kind: 'system' })
  const message = await findMessage(ctx, { providerIds })
  return (message && (await findMessageById(ctx, message.id))?.to_address) ?? null
}

/** Whether a sender is a phone number; short codes and names can't be written to. */
export const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)
