import { type Channel, channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readPhone } from '../address/address.ts'
import { countContacts, holdAudience } from '../audiences/audiences.ts'
import { blankContact, dedupeKeyOf, withChanges } from '../contact.ts'
import { addressOf } from '../contacts.ts'
import { suppress } from '../suppressions/suppressions.ts'
import { insertContacts, lockByKeys, updateContacts } from '../writes.ts'
import * as rows from './queries.ts'

/** What somebody said of messages, elsewhere and before: by channel, how, and when. */
export interface SaidConsent {
  name: string | null
  /** in lower case */
  email: string | null
  /** as it was given */
  phone: string | null
  said: Partial<Record<Channel, boolean>>
  source: string | null
  at: Date
}

/**
 * Keeps what somebody said of messages: who agreed is a contact of the audience from now on, with source and day in the log of
 * their consent; who refused is put on the stop list. A yes opens nothing that the person closed later than that, and nothing
 * that is on the stop list. Returns the contact that was added, null when there is none. 404 for an unknown audience.
 */
export const keepConsent = (
  ctx: Ctx,
  audienceId: string | null,
  person: SaidConsent,
): Promise<string | null> =>
  ctx.tx(async db => {
    const { name, email, source, at, said } = person
    const read = person.phone ? readPhone(person.phone, (await business(ctx)).country) : null
    const phone = read && 'phone' in read ? read.phone : null
    for (const to of ['email', 'phone'] as const) {
      const address = { email, phone }[to]
      const refused = channels.filter(
        channel => said[channel] === false && (channel === 'email') === (to === 'email'),
      )
      if (!address || !refused.length) continue
      const reason = [source, at.toISOString().slice(0, 10)].filter(Boolean).join(', ')
      await suppress(ctx, { [to]: address, channels: refused, reason, source: 'import' })
    }
    const withdrawn = await rows.selectWithdrawnSince(db, { email, phone }, at)
    const agreed = channels.filter(
      channel => said[channel] && addressOf(channel, { email, phone }) && !withdrawn.includes(channel),
    )
    const key = dedupeKeyOf({ email, phone })
    if (!audienceId || !agreed.length || !key) return null
    await holdAudience(ctx, audienceId)
    const [before] = await lockByKeys(db, audienceId, [key])
    const next = withChanges(
      before ?? blankContact(ctx.id(), audienceId, ctx.now()),
      {
        columns: {
          ...(name && { name: name.slice(0, 200) }),
          ...(email && { email }),
          ...(phone && { phone }),
        },
        consent: Object.fromEntries(agreed.map(channel => [channel, true])),
        attributes: {},
      },
      { at, source: source ?? 'import' },
    )
    if ('refused' in next) return null
    const kept = { ...next, updated_at: ctx.now() }
    if (before) {
      if (next !== before) await updateContacts(db, [kept])
      return null
    }
    await insertContacts(db, [kept])
    await countContacts(ctx, audienceId, 1)
    return kept.id
  })
