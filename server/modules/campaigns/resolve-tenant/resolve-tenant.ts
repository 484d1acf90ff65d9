import type { Channel } from '#contract/contacts/channels.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { termOfAddress } from '../terms/terms.ts'
import * as rows from './queries.ts'

// Businesses share the installation's accounts. The message that an incoming report or reply is about tells to which
// business it belongs.

/** The business of a message, by our own id, else by its provider's ids; null when there is none. */
export const tenantOfMessage = (
  open: OpenCtx,
  by: { providerIds: string[]; id?: string | null },
): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  open.crossTenant(async db => {
    const found = by.id && isRecordId(by.id) ? await rows.selectTenantOfMessage(db, by.id) : null
    return found ?? (by.providerIds.length ? rows.selectTenantOfProviderIds(db, by.providerIds) : null)
  })

/**
 * The business whose message a provider reports on. `tenants` are the owners of the account that signed the report: an
 * account of a business speaks for that business alone, the installation's (null) for the message of any. `named` is what
 * we wrote into the callback's address.
 */
export async function tenantOfReport(
  open: OpenCtx,
  tenants: (string | null)[],
  named: { tenant?: string; message?: string },
  providerId: string,
): Promise<string | null> {
  const owner = tenants.find(tenant => tenant !== null && tenant === named.tenant) ?? tenants[0] ?? null
  return owner ?? tenantOfMessage(open, { providerIds: [providerId], id: named.message ?? null })
}

/** The business in whose conversation one of these answers was sent; null when there is none. */
export const tenantOfMail = async (open: OpenCtx, ids: string[]): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  ids.length ? open.crossTenant(db => rows.selectTenantOfLetter(db, ids)) : null

/** The business of a template that was submitted for review. */
export const tenantOfTemplate = (open: OpenCtx, providerId: string): Promise<string | null> =>
  // biome-ignore lint/plugin: the message says which business
  open.crossTenant(db => rows.selectTenantOfTemplate(db, providerId))

/** The businesses that wrote to an address (lower case, or E.164) through the installation's account, the latest first. */
export async function tenantsWritingTo(open: OpenCtx, address: string, channel: Channel): Promise<string[]> {
  const term = termOfAddress(channel, address)
  // biome-ignore lint/plugin: the message says which business
  return term ? open.crossTenant(db => rows.selectTenantsWritingTo(db, { term, address, channel })) : []
}
