import type { OpenCtx } from '#server/core/context.ts'
import { removeSharedStop } from '#server/modules/contacts/suppressions/shared-stops/shared-stops.ts'
import { isYes, keywordIn, type OptKeyword } from '../keywords/keywords.ts'
import { findMessage, findMessageById } from '../messages/messages.ts'
import { type IncomingReply, openNumber, type ReplyOutcome, receiveReply } from '../replies/replies.ts'
import { tenantOfMessage, tenantsWritingTo } from '../resolve-tenant/resolve-tenant.ts'
import { applyKeyword } from './stops.ts'

/**
 * A text that came in through accounts of these businesses, or (null) of the installation. A word of command is done for
 * all whose number it was written to (`numbers`, where the provider says more of that), whoever it answers. Anything
 * else is an answer to the business whose message it names (`answers`: ids of the provider), else to the last that wrote.
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
    // The carrier opens its number with a yes as well.
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

/** The business whose account it came through; through the installation's, whose message it names. */
async function tenantOfAccount(
  open: OpenCtx,
  tenants: (string | null)[],
  providerIds: string[],
): Promise<string | null> {
  const own = tenants.find(tenant => tenant !== null)
  if (own) return own
  return providerIds.length ? tenantOfMessage(open, { providerIds }) : null
}

/** To which number we sent one of these messages, for somebody who hides theirs. */
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

/** Short codes and names send messages as well, and nobody can be written to there. */
export const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)
