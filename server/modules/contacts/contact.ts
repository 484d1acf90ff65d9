import { type Channel, channels } from '#contract/contacts/channels.ts'
import { type ConsentFlag, type ContactInput, columns, flagOf, mostOwnFields } from './fields.ts'

/** One change of a contact's consent to a channel. The log has the oldest first. */
interface ConsentEntry {
  channel: Channel
  granted: boolean
  source: string
  at: string
}

/** A contact as it is stored. */
export interface ContactRow extends Record<ConsentFlag, boolean> {
  id: string
  audience_id: string
  /** Identifies the contact within its audience: its email address, else its number. */
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

/** Consent given for a whole list or for a message to one person; `source` says how they agreed, for the record. */
export interface GivenConsent {
  channels: Channel[]
  source: string
}

export const blankContact = (id: string, audienceId: string, at: Date): ContactRow => ({
  id,
  audience_id: audienceId,
  dedupe_key: '',
  name: null,
  email: null,
  phone: null,
  country: null,
  timezone: null,
  external_id: null,
  consent_email: false,
  consent_sms: false,
  consent_whatsapp: false,
  consent_voice: false,
  consent_log: [],
  attributes: {},
  created_at: at,
  updated_at: at,
})

/** The input without its empty values, because an empty cell of a list removes nothing. */
export const withoutEmpty = ({ columns, consent, attributes }: ContactInput): ContactInput => ({
  columns: withoutNulls(columns),
  consent,
  attributes: withoutNulls(attributes),
})

const withoutNulls = <T extends Record<string, string | null>>(values: T) =>
  (Object.values(values).includes(null)
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    : values) as { [name in keyof T]: Exclude<T[name], null> }

/** The address that identifies a contact in its audience; null when it has none. */
export const dedupeKeyOf = ({ email, phone }: { email?: string | null; phone?: string | null }) =>
  email ?? phone ?? null

/**
 * The contact with the input applied: the same object when nothing changes, or a sentence why the input is refused. The
 * consent log notes the input's own consent flags under `source`. `consent` grants further channels where the input has no
 * flag of its own, and only channels with an address, because nobody agrees for a number that is not known yet.
 */
export function withChanges(
  before: ContactRow,
  said: ContactInput,
  { at, source, consent }: { at: Date; source: string; consent?: GivenConsent },
): ContactRow | { refused: string } {
  const after: ContactRow = { ...before, ...said.columns, consent_log: [...before.consent_log] }
  const key = dedupeKeyOf(after)
  if (!key) return { refused: 'A contact needs an email address or a phone number.' }
  after.dedupe_key = key
  after.attributes = withoutNulls({ ...before.attributes, ...said.attributes })
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
