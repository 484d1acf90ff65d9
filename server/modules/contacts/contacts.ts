import type { Static } from 'typebox'
import type { Channel } from '#contract/contacts/channels.ts'
import type * as shape from '#contract/contacts/contacts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { type KeysetResult, type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import {
  countContacts,
  getAudience,
  holdAudience,
  holdDirectAudience,
  noteMembers,
} from './audiences/audiences.ts'
import { blankContact, type ContactRow, dedupeKeyOf, withChanges } from './contact.ts'
import { type ContactColumn, readContactInput } from './fields.ts'
import * as rows from './queries.ts'
import {
  deleteContact,
  insertContacts,
  lockByKeys,
  lockContact,
  setConsent,
  updateContacts,
} from './writes.ts'

/** A contact as checks and templates see it. */
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
  /** The channels that the stop list closes, whatever the contact agreed to. */
  suppressed: Channel[]
}

/** The address that a message on this channel goes to: a mail address, or a number. */
export const addressOf = <T>(channel: Channel, person: { email: T; phone: T }): T =>
  channel === 'email' ? person.email : person.phone

/** The sample is the contact with the most fields among this many. */
const sampledFrom = 100

/**
 * The contacts of an audience after the contact `after`, oldest first, or only the one with `contactId`. Each batch is read
 * in its own transaction, with the stop list of that moment.
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

/** Contacts by their ids, with the current stop list; deleted ones are left out. */
export const contactsById = async (ctx: Ctx, ids: string[]): Promise<Map<string, Contact>> =>
  new Map((await ctx.tx(db => rows.selectByIds(db, ids))).map(row => [row.id, toContact(row)]))

/** A text that changes when the members of an audience change, or these fields of theirs (columns or custom fields). */
export const fingerprintOf = (ctx: Ctx, of: rows.AudienceMembers, fields: string[]): Promise<string> =>
  ctx.tx(db => rows.selectFingerprint(db, of, fields))

/** Whether any member of an audience has agreed to one of these channels since `since`. */
export const consentGivenSince = (
  ctx: Ctx,
  of: rows.AudienceMembers,
  channels: Channel[],
  since: Date,
): Promise<boolean> => ctx.tx(db => rows.hasAgreedSince(db, of, channels, since))

/** A sample contact: of the newest 100, the one with the most fields; null when there is none. */
export async function sampleContact(ctx: Ctx): Promise<Contact | null> {
  const newest = await ctx.tx(db => rows.selectNewest(db, sampledFrom))
  const fullness = (row: ContactRow) =>
    [row.name, row.email, row.phone, row.external_id].filter(Boolean).length +
    Object.keys(row.attributes).length
  const [fullest] = newest.toSorted((a, b) => fullness(b) - fullness(a))
  return fullest ? toContact(fullest) : null
}

/** What contacts have: an example of each column, and of the fields of their own that most have, among the newest 5,000. */
export async function fieldExamples(ctx: Ctx): Promise<{
  columns: Pick<ContactRow, ContactColumn>
  attributes: { name: string; example: string }[]
}> {
  const [sample, attributes] = await ctx.tx(async db => [
    await rows.selectColumnExamples(db),
    await rows.selectAttributeExamples(db),
  ])
  return { columns: sample, attributes }
}

/**
 * Stores the recipient of a message to one person in the hidden audience, and grants consent for the channel. The custom
 * fields of an earlier message are removed, so that they can't fill placeholders of this one. 400 without a usable address,
 * or for invalid fields.
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
  const read = readContactInput({ name, email, phone, attributes: attributes ?? {} }, country)
  if ('problems' in read) throw new Problem(400, read.problems.join(' '))
  const key = dedupeKeyOf(read.said.columns)
  if (!key) throw new Problem(400, 'Give an email address or a phone number.')
  return ctx.tx(async db => {
    const at = ctx.now()
    const audienceId = await holdDirectAudience(ctx)
    const [before] = await lockByKeys(db, audienceId, [key])
    const { columns } = read.said
    const said = { ...read.said, columns: { ...columns, name: columns.name ?? before?.name ?? null } }
    const next = withChanges(
      { ...(before ?? blankContact(ctx.id(), audienceId, at)), attributes: {} },
      said,
      {
        at,
        source: consentSource,
        consent: { channels: [channel], source: consentSource },
      },
    )
    if ('refused' in next) throw new Problem(400, next.refused)
    if (before) await updateContacts(db, [next])
    else {
      await insertContacts(db, [next])
      await countContacts(ctx, audienceId, 1)
    }
    return toContact((await rows.selectContact(db, audienceId, next.id))!)
  })
}

/** Contacts of an audience whose name, address, number or external id contains `q`, newest first; 404. */
export const listContacts = (
  ctx: Ctx,
  audienceId: string,
  { q, ...page }: { q?: string } & PageRequest,
): Promise<Omit<KeysetResult<never>, 'rows'> & { contacts: rows.ListedRow[] }> =>
  ctx.tx(async db => {
    const { contact_count } = await getAudience(ctx, audienceId)
    const { rows: contacts, ...end } = await readPage(
      ctx,
      {
        name: 'contacts',
        sort: 'newest',
        filter: { audienceId, q },
        select: window => rows.selectContacts(db, audienceId, q, window),
        keyOf: ({ id }) => [id],
        count: async most => (q?.trim() ? rows.countMatches(db, audienceId, q, most) : contact_count),
      },
      page,
    )
    return { contacts, ...end }
  })

/**
 * Changes the given fields of a contact: null removes a value, and an unknown key is a custom field. 404; 400 for an invalid
 * value, or when no address would be left; 409 when the audience has another contact with the new address.
 */
export const changeContact = (
  ctx: Ctx,
  audienceId: string,
  id: string,
  changes: Static<typeof shape.ContactChanges>,
): Promise<rows.ListedRow> =>
  ctx.tx(async db => {
    await holdAudience(ctx, audienceId)
    const before = await lockContact(db, audienceId, id)
    if (!before) throw notFound('Contact')
    const read = readContactInput(changes, before.country ?? (await business(ctx)).country)
    if ('problems' in read) throw new Problem(400, read.problems.join(' '))
    const source = ctx.actor.kind === 'member' ? 'portal' : 'api'
    const next = withChanges(before, read.said, { at: ctx.now(), source })
    if ('refused' in next) throw new Problem(400, next.refused)
    if (next.dedupe_key !== before.dedupe_key) {
      const [other] = await lockByKeys(db, audienceId, [next.dedupe_key])
      if (other)
        throw new Problem(409, `Another contact of this audience has the address ${next.dedupe_key}.`)
    }
    if (next !== before) {
      await updateContacts(db, [next])
      await noteMembers(ctx, db, audienceId)
    }
    return (await rows.selectContact(db, audienceId, id))!
  })

/** Removes a contact. Messages to it that are not sent yet are then blocked. 404. */
export const removeContact = (ctx: Ctx, audienceId: string, id: string): Promise<void> =>
  ctx.tx(async db => {
    await holdAudience(ctx, audienceId)
    if (!(await deleteContact(db, audienceId, id))) throw notFound('Contact')
    await countContacts(ctx, audienceId, -1)
    await noteMembers(ctx, db, audienceId)
  })

/** The name on the business's lists for this number (E.164); null when there is none. */
export const nameOfNumber = (ctx: Ctx, phone: string): Promise<string | null> =>
  ctx.tx(db => rows.selectNameOfNumber(db, phone))

/**
 * Grants or withdraws consent on these channels for every contact with one of these addresses, in every audience, and logs
 * each change. With `takenBy`, only where that source made the last change. Returns the number of contacts with one of the
 * addresses.
 */
export const setConsentByAddress = (
  ctx: Ctx,
  address: { email: string | null; phone: string | null },
  change: { channels: Channel[]; granted: boolean; source: string; takenBy?: string },
): Promise<number> =>
  ctx.tx(async db => {
    const found = await setConsent(db, address, { ...change, at: ctx.now() })
    if (found) await noteMembers(ctx, db, null)
    return found
  })

/** How and when a contact last agreed to be reached on a channel; null when nothing is noted, or it was withdrawn. */
export async function consentTo(
  ctx: Ctx,
  contactId: string,
  channel: Channel,
): Promise<{ source: string; at: Date } | null> {
  const log = await ctx.tx(db => rows.selectConsentLog(db, contactId))
  const last = log.findLast(entry => entry.channel === channel)
  return last?.granted ? { source: last.source, at: new Date(last.at) } : null
}

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
