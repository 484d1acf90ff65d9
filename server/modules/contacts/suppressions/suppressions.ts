import { type Channel, channels as everyChannel } from '#contract/contacts/channels.ts'
import type { Suppressed, Suppression } from '#contract/contacts/suppressions.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readEmail, readPhone } from '../address/address.ts'
import { setConsentByAddress } from '../contacts.ts'
import * as rows from './queries.ts'

/** A number in this form is accepted unchecked, because a person who opts out may have a number of a new range. */
const e164 = /^\+[1-9]\d{6,14}$/

interface Address {
  email?: string | null
  phone?: string | null
}

/**
 * Puts an email address, a number or both on the stop list, for all channels unless some are named. No import undoes this.
 * It also withdraws the consent of every contact with that address and logs the source. It takes effect at once, also for
 * messages that wait to be sent. 400 without a usable address.
 */
export async function suppress(
  ctx: Ctx,
  given: Address & { channels?: Channel[]; reason?: string | null; source: string },
): Promise<Suppressed> {
  const { email, phone } = await readAddress(ctx, given)
  const channels = everyChannel.filter(channel => !given.channels || given.channels.includes(channel))
  const { source } = given
  const contacts_affected = await ctx.tx(async db => {
    const reason = given.reason?.trim() || null
    for (const address of [email, phone]) {
      if (address === null) continue
      await rows.addSuppression(db, {
        id: ctx.id(),
        address,
        channels,
        reason,
        source,
        created_at: ctx.now(),
      })
    }
    await noteStops(ctx, db, 'added')
    return setConsentByAddress(ctx, { email, phone }, { channels, granted: false, source })
  })
  return { suppressed: { email, phone, channels }, contacts_affected }
}

/**
 * Opens these channels for an address again, because its owner asked for it from there. Grants and logs consent. Returns
 * the channels that were closed; when none was, nothing changes. With `onlyStopped`, grants only the consent that their
 * own stop withdrew, because they did not write to this business. 400 without a usable address.
 */
export async function unsuppress(
  ctx: Ctx,
  given: Address & { channels: Channel[]; source: string; onlyStopped?: boolean },
): Promise<Channel[]> {
  const { email, phone } = await readAddress(ctx, given)
  return ctx.tx(async db => {
    const opened = new Set<Channel>()
    for (const address of [email, phone]) {
      if (address === null) continue
      for (const channel of await rows.openChannels(db, address, given.channels)) opened.add(channel)
    }
    const channels = [...opened]
    if (channels.length) {
      await noteStops(ctx, db, 'opened')
      await setConsentByAddress(
        ctx,
        { email, phone },
        {
          channels,
          granted: true,
          source: given.source,
          ...(given.onlyStopped && { takenBy: 'stop' }),
        },
      )
    }
    return channels
  })
}

/** Whether a channel is closed to an address (in lower case, or E.164). */
export const isSuppressed = (ctx: Ctx, address: string, channel: Channel): Promise<boolean> =>
  ctx.tx(db => rows.isClosed(db, address, channel))

/** Those of these addresses to which the channel is closed, as `channel address`. */
export async function closedAmong(
  ctx: Ctx,
  given: { channel: Channel; address: string }[],
): Promise<Set<string>> {
  const addresses = [...new Set(given.map(({ address }) => address))]
  const found = addresses.length ? await ctx.tx(db => rows.selectClosed(db, addresses)) : []
  return new Set(found.flatMap(({ address, channels }) => channels.map(channel => `${channel} ${address}`)))
}

/** The stop list, newest first. */
export async function listSuppressions(
  ctx: Ctx,
  page: { q?: string; limit: number; offset: number },
): Promise<{ suppressions: Suppression[]; total: number }> {
  const { rows: found, total } = await ctx.tx(db => rows.selectSuppressions(db, page))
  const suppressions = found.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
  return { suppressions, total }
}

/** Removes an address from the stop list. Withdrawn consent stays withdrawn, because only the person can give it. 404. */
export const removeSuppression = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteSuppression(db, id))) throw notFound('Suppression')
    await noteStops(ctx, db, 'deleted')
  })

/** An entry is found by its address, so no record is named. */
const noteStops = (ctx: Ctx, db: Tx, kind: string): Promise<void> =>
  noteChange(ctx, db, { topic: 'suppression', id: null, kind })

async function readAddress(
  ctx: Ctx,
  given: Address,
): Promise<{ email: string | null; phone: string | null }> {
  const problems: string[] = []
  const email = given.email?.trim() ? readEmail(given.email) : null
  if (given.email?.trim() && !email) problems.push('email is not an email address.')
  let phone: string | null = null
  if (given.phone?.trim()) {
    const read = readPhone(given.phone, (await business(ctx)).country)
    if ('phone' in read) phone = read.phone
    else if (e164.test(given.phone.trim())) phone = given.phone.trim()
    else problems.push(`phone ${read.reason}.`)
  }
  if (problems.length) throw new Problem(400, problems.join(' '))
  if (!email && !phone) throw new Problem(400, 'Give an email address or a phone number.')
  return { email, phone }
}
