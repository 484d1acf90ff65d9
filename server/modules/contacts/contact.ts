import { type Channel, channels } from '#contract/contacts/channels.ts'
import { columns, type Flag, flagOf, mostOwnFields, type Said } from './fields.ts'

/** Who said yes or no to a channel, and when: oldest first, one entry for each change. */
export interface ConsentEntry {
  channel: Channel
  granted: boolean
  source: string
  at: string
}

/** A contact as it is stored. */
export interface ContactRow extends Record<Flag, boolean> {
  id: string
  audience_id: string
  /** By which it is the same contact within its audience: its email address, else its number. */
  dedupe_key: string
  name: string | null
  email: string | null
  phone: string | null
  country: string | null
  timezone: string | null
  external_id: string | null
  consent_log: ConsentEntry[]
  attributes: Record<string, string>
  created_at: Date
  updated_at: Date
}

/** Permission that comes with a whole list or a one-person send, with the words for the record. */
export interface GivenConsent {
  channels: Channel[]
  source: string
}

export const blankContact = (id: string, audienceId: string, at: Date): ContactRow => ({
  ...{ id, audience_id: audienceId, dedupe_key: '' },
  ...{ name: null, email: null, phone: null, country: null, timezone: null, external_id: null },
  ...{ consent_email: false, consent_sms: false, consent_whatsapp: false, consent_voice: false },
  ...{ consent_log: [], attributes: {}, created_at: at, updated_at: at },
})

/** What the row says, without what it leaves open: an empty cell takes nothing away. */
export const onlyGiven = ({ columns, consent, attributes }: Said): Said => ({
  columns: withoutNulls(columns),
  consent,
  attributes: withoutNulls(attributes),
})

const withoutNulls = <T extends Record<string, string | null>>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as T

/** The address by which it is one contact in its audience; null when it has none. */
export const dedupeKeyOf = ({ email, phone }: { email?: string | null; phone?: string | null }) =>
  email ?? phone ?? null

/**
 * The contact after it was told something; the same object when that was nothing new, or the sentence that refuses it.
 * A row's own yes or no is logged under `source`. `consent` grants what the row doesn't speak of itself, and only for
 * channels on which there is an address: nobody agrees for a number that is not known yet.
 */
export function told(
  before: ContactRow,
  said: Said,
  { at, source, consent }: { at: Date; source: string; consent?: GivenConsent },
): ContactRow | { refused: string } {
  const after: ContactRow = { ...before, ...said.columns, consent_log: [...before.consent_log] }
  const key = dedupeKeyOf(after)
  if (!key) return { refused: 'A contact needs an email address or a phone number.' }
  after.dedupe_key = key
  after.attributes = Object.fromEntries(
    Object.entries({ ...before.attributes, ...said.attributes }).filter(
      (field): field is [string, string] => field[1] !== null,
    ),
  )
  if (Object.keys(after.attributes).length > mostOwnFields) {
    return { refused: `A contact has at most ${mostOwnFields} fields of its own.` }
  }
  for (const channel of channels) {
    const own = said.consent[channel]
    const address = channel === 'email' ? after.email : after.phone
    const granted = own ?? (consent?.channels.includes(channel) && address ? true : undefined)
    if (granted === undefined || granted === after[flagOf(channel)]) continue
    after[flagOf(channel)] = granted
    after.consent_log.push({
      channel,
      granted,
      source: own === undefined ? consent!.source : source,
      at: at.toISOString(),
    })
  }
  if (isSame(before, after)) return before
  after.updated_at = at
  return after
}

function isSame(before: ContactRow, after: ContactRow): boolean {
  const names = Object.keys(after.attributes)
  return (
    columns.every(column => before[column] === after[column]) &&
    before.consent_log.length === after.consent_log.length &&
    names.length === Object.keys(before.attributes).length &&
    names.every(name => before.attributes[name] === after.attributes[name])
  )
}
