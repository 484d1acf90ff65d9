import type { Channel } from '#contract/contacts/channels.ts'
import type { OpenCtx } from '#server/core/context.ts'
import * as rows from './queries.ts'

// Who told the installation's own account to stop. What carries a business's messages is looked at when they are sent
// (`closedHere`), so that this holds of every business without an account of its own on the channel.

/** From now on nobody writes to this number (E.164) through the installation's account. */
export const stop = (open: OpenCtx, address: string, channel: Channel): Promise<void> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.addSharedStop(db, { address, channel, stopped_at: open.now() }))

/** They want messages again. */
export const release = (open: OpenCtx, address: string, channel: Channel): Promise<void> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.deleteSharedStop(db, { address, channel }))

/** Businesses that would write to this number through the installation's account, because it is on one of their lists. */
export const tenantsKnowing = (open: OpenCtx, address: string, channel: Channel): Promise<string[]> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.selectTenantsKnowing(db, { address, channel }))

/** Those that a stop has closed it to. */
export const tenantsStopped = (open: OpenCtx, address: string, channel: Channel): Promise<string[]> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.selectTenantsStopped(db, { address, channel }))
