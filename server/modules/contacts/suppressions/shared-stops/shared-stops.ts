import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { OpenCtx } from '#server/core/context.ts'
import * as rows from './queries.ts'

// People who sent STOP to the installation's own account. `stoppedChannels` looks at these stops whenever a message is
// about to leave, so that they hold for every business without an account of its own on the channel.

/**
 * SQL for the channels on which this number, an SQL expression, stopped the installation's account, as far as the business
 * sends through that account. It is part of the statement that marks a message as leaving, so that a stop can't slip in
 * between a check and the mark. A mail address has none, and asking for each would take longer than the rest of the mark.
 */
export const stoppedChannels = (phone: RawBuilder<unknown>) => sql<Channel[]>`array(
  select s.channel from unnest(case when ${phone} like '+%' then shared_stops_of(${phone}) end) s (channel)
  where not exists (select from connection k where k.channel = s.channel))`

/** From now on no business writes to this number (E.164) through the installation's account. */
export const addSharedStop = (open: OpenCtx, address: string, channel: Channel): Promise<void> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.insertSharedStop(db, { address, channel, stopped_at: open.now() }))

/** The person wants messages again. */
export const removeSharedStop = (open: OpenCtx, address: string, channel: Channel): Promise<void> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.deleteSharedStop(db, { address, channel }))

/** Businesses that send through the installation's account and have this number on one of their lists. */
export const tenantsKnowing = (open: OpenCtx, address: string, channel: Channel): Promise<string[]> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.selectTenantsKnowing(db, { address, channel }))

/** Those of them whose stop list has this number because its owner sent a stop. */
export const tenantsStopped = (open: OpenCtx, address: string, channel: Channel): Promise<string[]> =>
  // biome-ignore lint/plugin: who stops a shared number stops every business on it
  open.crossTenant(db => rows.selectTenantsStopped(db, { address, channel }))
