import type { Static } from 'typebox'
import type { Channel } from '#contract/contacts/channels.ts'
import type * as shape from '#contract/contacts/contacts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { countContacts, getAudience, holdAudience, holdDirectAudience } from './audiences/audiences.ts'
import { blankContact, type ContactRow, dedupeKeyOf, told } from './contact.ts'
import { readSaid } from './fields.ts'
import * as rows from './queries.ts'

/** A contact as whoever sends sees it. */
export interface Contact {
  id: string
  audience_id: string
  name: string | null
  email: string | null
  /** E.164 */
  phone: string | null
  /** ISO 3166-1 alpha-2 */
  country: string | null
  /** IANA */
  timezone: string | null
  external_id: string | null
  consent: Record<Channel, boolean>
  attributes: Record<string, string>
  /** The channels that the stop list closes to it, whatever it agreed to. */
  suppressed: Channel[]
}

/** Of so many contacts the one that says most is the sample. */
const sampledFrom = 100

/**
 * The contacts of an audience, or the one of them with that id, behind the contact `after`, oldest first: each batch read
 * in a transaction of its own, with the stop list as it is then.
 */
export async function* contactBatches(
  ctx: Ctx,
  { audienceId, contactId, after }: { audienceId: string; contactId?: string; after?: string },
  size: number,
): AsyncGenerator<Contact[]> {
  let last = after
  for (;;) {
    const batch = await ctx.tx(db =>
      rows.selectBatch(db, { audienceId, contactId, ...(last && { after: last }) }, size),
    )
    if (batch.length) yield batch.map(toContact)
    if (batch.length < size) return
    last = batch.at(-1)!.id
  }
}

/** Contacts by their ids, with the stop list as it is now; those that are gone are left out. */
export const contactsById = async (ctx: Ctx, ids: string[]): Promise<Map<string, Contact>> =>
  new Map((await ctx.tx(db => rows.selectByIds(db, ids))).map(row => [row.id, toContact(row)]))

/** A text that changes with who is in an audience, and with these fields of theirs (columns or own fields). */
export const fingerprintOf = (ctx: Ctx, of: rows.Members, fields: string[]): Promise<string> =>
  ctx.tx(db => rows.selectFingerprint(db, of, fields))

/** Whether any of an audience has agreed to one of these channels since then. */
export const consentGivenSince = (
  ctx: Ctx,
  of: rows.Members,
  channels: Channel[],
  since: Date,
): Promise<boolean> => ctx.tx(db => rows.hasAgreedSince(db, of, channels, since))

/** Any one contact of the account, the fullest of the newest; null when there is none. */
export async function sampleContact(ctx: Ctx): Promise<Contact | null> {
  const newest = await ctx.tx(db => rows.selectNewest(db, sampledFrom))
  const fullness = (row: ContactRow) =>
    [row.name, row.email, row.phone, row.external_id].filter(Boolean).length +
    Object.keys(row.attributes).length
  const [fullest] = newest.toSorted((a, b) => fullness(b) - fullness(a))
  return fullest ? toContact(fullest) : null
}

/**
 * Keeps the person of a one-person send, in an audience that nobody sees, and grants consent for the channel. What was
 * given as own fields for an earlier send is gone: a field that this one lacks must not be filled from there. 400 with
 * no usable address, or for anything else that no contact may have.
 */
export async function directContact(
  ctx: Ctx,
  given: {
    name?: string | null
    email?: string | null
    phone?: string | null
    attributes?: Record<string, unknown>
    channel: Channel
    consentSource: string
  },
): Promise<Contact> {
  const { name, email, phone, attributes, channel, consentSource } = given
  const { country } = await business(ctx)
  const read = readSaid({ name, email, phone, attributes: attributes ?? {} }, country)
  if ('problems' in read) throw new Problem(400, read.problems.join(' '))
  const key = dedupeKeyOf(read.said.columns)
  if (!key) throw new Problem(400, 'Give an email address or a phone number.')
  return ctx.tx(async db => {
    const at = ctx.now()
    const audienceId = await holdDirectAudience(ctx)
    const [before] = await rows.lockByKeys(db, audienceId, [key])
    const { columns } = read.said
    const said = { ...read.said, columns: { ...columns, name: columns.name ?? before?.name ?? null } }
    const next = told({ ...(before ?? blankContact(ctx.id(), audienceId, at)), attributes: {} }, said, {
      at,
      source: consentSource,
      consent: { channels: [channel], source: consentSource },
    })
    if ('refused' in next) throw new Problem(400, next.refused)
    if (before) await rows.updateContacts(db, [next])
    else {
      await rows.insertContacts(db, [next])
      await countContacts(ctx, audienceId, 1)
    }
    return toContact((await rows.selectContact(db, audienceId, next.id))!)
  })
}

/** Contacts of an audience whose name, address, number or external id holds `q`, newest first; 404. */
export const listContacts = (
  ctx: Ctx,
  audienceId: string,
  page: { q?: string; limit: number; offset: number },
): Promise<{ contacts: rows.ListedRow[]; total: number }> =>
  ctx.tx(async db => {
    const { contact_count } = await getAudience(ctx, audienceId)
    const total = page.q?.trim() ? await rows.countMatches(db, audienceId, page.q) : contact_count
    return { contacts: await rows.selectContacts(db, audienceId, page), total }
  })

/**
 * Changes what is sent of a contact: null takes a value away, an unknown key is an own field. Another address makes
 * another key. 404; 400 for what is not quite an address, a country, …, or would leave no address; 409 when the list
 * has a contact of that address already.
 */
export const changeContact = (
  ctx: Ctx,
  audienceId: string,
  id: string,
  changes: Static<typeof shape.ContactChanges>,
): Promise<rows.ListedRow> =>
  ctx.tx(async db => {
    await holdAudience(ctx, audienceId)
    const before = await rows.lockContact(db, audienceId, id)
    if (!before) throw notFound('Contact')
    const read = readSaid(changes, before.country ?? (await business(ctx)).country)
    if ('problems' in read) throw new Problem(400, read.problems.join(' '))
    const source = ctx.actor.kind === 'member' ? 'portal' : 'api'
    const next = told(before, read.said, { at: ctx.now(), source })
    if ('refused' in next) throw new Problem(400, next.refused)
    if (next.dedupe_key !== before.dedupe_key) {
      const [other] = await rows.lockByKeys(db, audienceId, [next.dedupe_key])
      if (other)
        throw new Problem(409, `Another contact of this audience has the address ${next.dedupe_key}.`)
    }
    if (next !== before) await rows.updateContacts(db, [next])
    return (await rows.selectContact(db, audienceId, id))!
  })

/** Removes a contact; messages to it that wait to be sent then have nobody who agreed to them. 404. */
export const removeContact = (ctx: Ctx, audienceId: string, id: string): Promise<void> =>
  ctx.tx(async db => {
    await holdAudience(ctx, audienceId)
    if (!(await rows.deleteContact(db, audienceId, id))) throw notFound('Contact')
    await countContacts(ctx, audienceId, -1)
  })

/** How whoever has this number (E.164) is called on the business's lists; null where nobody is known by it. */
export const nameOfNumber = (ctx: Ctx, phone: string): Promise<string | null> =>
  ctx.tx(db => rows.selectNameOfNumber(db, phone))

/**
 * Takes consent on these channels away from every contact with one of these addresses, in every audience, or grants it,
 * and logs what that changed; with `takenBy` only where that source was the last to change it. Returns how many contacts have one of the addresses.
 */
export const setConsentByAddress = (
  ctx: Ctx,
  address: { email: string | null; phone: string | null },
  change: { channels: Channel[]; granted: boolean; source: string; takenBy?: string },
): Promise<number> => ctx.tx(db => rows.setConsent(db, address, { ...change, at: ctx.now() }))

const toContact = (row: rows.ListedRow): Contact => ({
  id: row.id,
  audience_id: row.audience_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  country: row.country,
  timezone: row.timezone,
  external_id: row.external_id,
  consent: {
    email: row.consent_email,
    sms: row.consent_sms,
    whatsapp: row.consent_whatsapp,
    voice: row.consent_voice,
  },
  attributes: row.attributes,
  suppressed: row.suppressed,
})
