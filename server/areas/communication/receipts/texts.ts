import type { OpenCtx } from '../../../context.ts'
import { findMessage } from '../messages/messages.ts'
import { type Incoming, type Outcome, takeText } from '../replies/replies.ts'
import { tenantOfMessage, tenantsWritingTo } from './whose.ts'

/**
 * A text that came in through accounts of these businesses, or (null) of the installation. One number of the installation
 * serves several: a stop is for all that wrote from it, as the carrier blocks that number for all of them; an answer is
 * for the one whose message it names (`answers`: ids of the provider), else for the one that wrote last.
 */
export async function takeTextFor(
  open: OpenCtx,
  tenants: (string | null)[],
  incoming: Incoming,
  answers: string[] = [],
): Promise<void> {
  const { channel, address } = incoming
  let outcome: Outcome = 'unknown'
  for (const tenant of await addressees(open, tenants, incoming, answers)) {
    const ctx = open.as(tenant, { kind: 'system' })
    const named = await findMessage(ctx, { providerIds: answers })
    const message = named ?? (address ? await findMessage(ctx, { fromAddress: address, channel }) : null)
    outcome = await takeText(ctx, incoming, message)
    if (outcome !== 'stop' && outcome !== 'start') break
  }
  open.metrics.inbound({ channel, outcome })
}

async function addressees(
  open: OpenCtx,
  tenants: (string | null)[],
  { channel, address }: Incoming,
  answers: string[],
): Promise<string[]> {
  const own = tenants.filter(tenant => tenant !== null)
  if (own.length) return own
  const named = answers.length ? await tenantOfMessage(open, { providerIds: answers }) : null
  const others = address ? await tenantsWritingTo(open, address, channel) : []
  return [...new Set([...(named ? [named] : []), ...others])]
}

/** Short codes and names send messages as well, and nobody can be written to there. */
export const isNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)
