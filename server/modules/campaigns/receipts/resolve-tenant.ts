import type { Channel } from '#contract/contacts/channels.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { termOfAddress } from '../messages/terms.ts'
import * as rows from './queries.ts'

// What comes in through an account of the installation, which businesses share, is some business's: which one, the
// message says that it is about.

/** The business of a message: by our own id, else by those of its provider; null when it is nobody's. */
export const tenantOfMessage = (
  open: OpenCtx,
  by: { providerIds: string[]; id?: string | null },
): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  open.crossTenant(async db => {
    const found = by.id && isRecordId(by.id) ? await rows.selectTenantOfMessage(db, by.id) : null
    return found ?? (by.providerIds.length ? rows.selectTenantOfProviderIds(db, by.providerIds) : null)
  })

/** The business that one of these messages left from, in a conversation of its own; null when it is nobody's. */
export const tenantOfMail = async (open: OpenCtx, ids: string[]): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  ids.length ? open.crossTenant(db => rows.selectTenantOfLetter(db, ids)) : null

/** The business of a template that was submitted for review. */
export const tenantOfTemplate = (open: OpenCtx, providerId: string): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  open.crossTenant(db => rows.selectTenantOfTemplate(db, providerId))

/** Those that wrote to an address (lower case, or E.164) through the installation's account, the latest first. */
export async function tenantsWritingTo(open: OpenCtx, address: string, channel: Channel): Promise<string[]> {
  const term = termOfAddress(channel, address)
  // biome-ignore lint/plugin: the message says which business
  return term ? open.crossTenant(db => rows.selectTenantsWritingTo(db, { term, address, channel })) : []
}
