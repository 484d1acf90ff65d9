import { channels } from '#contract/contacts/channels.ts'
import type { PersonField } from '#contract/leads/fields.ts'
import { type Lead, longest, mostTags } from '#contract/leads/leads.ts'
import type { ImportColumn, ImportRow } from '#contract/people/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { readMoment } from '#server/http/moment.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readEmail, readPhone } from '#server/modules/contacts/address/address.ts'
import { readYes } from '#server/modules/contacts/answers/answers.ts'
import type { SaidConsent } from '#server/modules/contacts/consents/consents.ts'
import { addressOf } from '#server/modules/contacts/contacts.ts'
import { listFields, readValue } from '#server/modules/leads/fields/fields.ts'
import type { Known } from '#server/modules/leads/matching/matching.ts'
import { day } from './record.ts'

/** What a row says of a person. */
export interface ReadPerson {
  name: string | null
  email: string | null
  phone: string | null
  intent: string | null
  notes: string | null
  tags: string[]
  status: Lead['status'] | null
  fields: Record<string, string>
  /** What they said of messages; null where the file says nothing. */
  consent: Pick<SaidConsent, 'said' | 'source' | 'at'> | null
}

type Problem = NonNullable<ImportRow['problem']>

/** What the columns are, and what the business calls its fields and stages. */
export interface Columns {
  mapping: readonly ImportColumn[]
  fields: ReadonlyMap<string, PersonField>
  /** ISO 3166-1 alpha-2, of numbers without a country code */
  country: string | null
  now: Date
}

/** What the columns of an import are, with what is needed to read them. */
export async function columnsOf(ctx: Ctx, mapping: ImportColumn[]): Promise<Columns> {
  const { country } = await business(ctx)
  const fields = new Map((await listFields(ctx)).map(field => [field.id, field]))
  return { mapping, fields, country, now: ctx.now() }
}

const stages = ['new', 'contacted', 'qualified', 'won', 'lost'] as const

/** Reads a row; nothing is repaired, and the first problem is told. Empty cells say nothing. */
export function readRow(cells: readonly string[], columns: Columns): ReadPerson | { problem: Problem } {
  const { mapping, fields } = columns
  if (cells.slice(mapping.length).some(cell => cell.trim()))
    return { problem: { column: null, reason: 'too_many_cells' } }
  const person: ReadPerson = {
    name: null,
    email: null,
    phone: null,
    intent: null,
    notes: null,
    tags: [],
    status: null,
    fields: {},
    consent: null,
  }
  const names = { first_name: '', last_name: '' }
  for (const [column, what] of mapping.entries()) {
    const cell = cells[column]?.trim() ?? ''
    if (!cell || what === 'skip' || what.startsWith('consent_')) continue
    const problem = (reason: Problem['reason']) => ({ problem: { column, reason } })
    if (cell.includes('\0')) return problem('text')
    if (what.startsWith('field:')) {
      const field = fields.get(what.slice('field:'.length))
      // It was deleted after the columns were chosen.
      if (!field) continue
      const read = readValue(field, cell)
      if ('refused' in read) return problem(read.refused === 'text' ? 'too_long' : read.refused)
      if (read.value !== null) person.fields[field.id] = read.value
    } else if (what === 'email') {
      const email = readEmail(cell)
      if (!email) return problem('email')
      person.email = email
    } else if (what === 'phone') {
      if (!isNumber(cell)) return problem('phone')
      person.phone = cell
    } else if (what === 'status') {
      const status = stages.find(stage => stage === cell.toLowerCase())
      if (!status) return problem('status')
      person.status = status
    } else if (what === 'tags') {
      const tags = cell.split(/[,;|]/).map(tag => tag.trim())
      if (tags.length > mostTags || tags.some(tag => tag.length > longest.tag)) return problem('too_long')
      person.tags = tags.filter(Boolean)
    } else if (what === 'first_name' || what === 'last_name') names[what] = cell
    else {
      const text = what as 'name' | 'intent' | 'notes'
      if (cell.length > longest[text]) return problem('too_long')
      person[text] = cell
    }
  }
  person.name ??= `${names.first_name} ${names.last_name}`.trim() || null
  if (person.name && person.name.length > longest.name)
    return { problem: { column: null, reason: 'too_long' } }
  if (!person.name && !person.email && !person.phone) return { problem: { column: null, reason: 'nobody' } }
  const consent = readConsent(cells, person, columns)
  return consent && 'problem' in consent ? consent : { ...person, consent }
}

const longestSource = 200

/**
 * What a row says of messages. A yes counts only with how it was given, because the business must be able to show that, and
 * with an address on the channel; without a day it counts from now on.
 */
function readConsent(
  cells: readonly string[],
  { email, phone }: Pick<ReadPerson, 'email' | 'phone'>,
  { mapping, country, now }: Columns,
): ReadPerson['consent'] | { problem: Problem } {
  const cellOf = (what: ImportColumn) => cells[mapping.indexOf(what)]?.trim() ?? ''
  const problem = (what: ImportColumn, reason: Problem['reason']) => {
    const column = mapping.indexOf(what)
    return { problem: { column: column < 0 ? null : column, reason } }
  }
  const said: SaidConsent['said'] = {}
  for (const channel of channels) {
    const cell = cellOf(`consent_${channel}`)
    const answer = cell ? readYes(cell) : undefined
    if (answer === null) return problem(`consent_${channel}`, 'consent')
    if (answer === undefined) continue
    const address = addressOf(channel, { email, phone })
    if (answer && !address) return problem(`consent_${channel}`, 'consent_address')
    if (channel !== 'email' && phone && 'reason' in readPhone(phone, country))
      return problem('phone', 'phone')
    said[channel] = answer
  }
  if (!Object.keys(said).length) return null
  const source = cellOf('consent_source')
  if (source.length > longestSource) return problem('consent_source', 'too_long')
  if (source.includes('\0')) return problem('consent_source', 'text')
  if (!source && Object.values(said).includes(true)) return problem('consent_source', 'consent_source')
  const date = cellOf('consent_date')
  const at = date ? readMoment(date) : now
  // Where the business is it may be tomorrow already.
  if (!at || at.getTime() > now.getTime() + day) return problem('consent_date', 'consent_date')
  return { said, source: source || null, at: at > now ? now : at }
}

/** By what a person is recognised; null where they have neither an address nor a number. */
export function keysOf({ email, phone }: ReadPerson, { country }: Pick<Columns, 'country'>): Known | null {
  const phone_key = phone && phoneKey(phone, country)
  return email || phone_key ? { email, phone_key } : null
}

/** A number as people write it: 5 to 20 digits with spaces and signs, perhaps an extension. */
const isNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return (
    text.length <= longest.phone &&
    digits >= 5 &&
    digits <= 20 &&
    /^[+\d][\d\s()./-]*$|^\([\d\s()+./-]*$/.test(text)
  )
}
