import type { VariableSource, VariableSources } from '#contract/messaging/templates.ts'
import type { Contact } from '#server/modules/contacts/contacts.ts'

/** The values that fill placeholders, besides those of the recipient. */
export interface RenderContext {
  business: {
    name: string
    email: string | null
    phone: string | null
    website: string | null
    /** BCP 47; English where it is not given. */
    language?: string
  }
  /** Values typed by the sender, or given by the program that sends: placeholder → text. */
  typed: Record<string, string>
  /** The business's own booking page; null while nobody can book there. */
  bookingUrl: string | null
}

export type Recipient = Pick<
  Contact,
  'name' | 'email' | 'phone' | 'country' | 'timezone' | 'external_id' | 'attributes'
>

/** The source that the template names for a placeholder; undefined when the placeholder's name decides. */
export const sourceOf = (sources: VariableSources, placeholder: string): VariableSource | undefined =>
  own(sources, placeholder)

/**
 * The value of a placeholder, on one line; '' when there is none. The template's source decides where it comes from. Without
 * a source the name decides: `contact.…`, `contact.attributes.…` or `business.…`; any other name is a field of the contact.
 */
export function valueFor(
  placeholder: string,
  sources: VariableSources,
  person: Recipient,
  filling: RenderContext,
): string {
  const source = sourceOf(sources, placeholder)
  return sanitised(
    (source ? bySource(placeholder, source, person, filling) : byName(placeholder, person, filling)) ?? '',
  )
}

function bySource(placeholder: string, source: VariableSource, person: Recipient, filling: RenderContext) {
  switch (source.from) {
    case 'recipient.name':
      return person.name
    case 'recipient.phone':
      return person.phone
    case 'recipient.email':
      return person.email
    case 'page':
      return own(filling.typed, placeholder) || onPerson(placeholder, person)
    case 'typed':
      return own(filling.typed, placeholder)
    case 'fixed':
      return source.value
    case 'booking':
      return filling.bookingUrl
  }
}

function byName(placeholder: string, person: Recipient, { business }: RenderContext) {
  const attribute = after(placeholder, 'contact.attributes.')
  if (attribute !== null) return own(person.attributes, attribute)
  const column = after(placeholder, 'contact.')
  if (column !== null && isColumn(column)) return person[column]
  const fact = after(placeholder, 'business.')
  if (fact !== null && isFact(fact)) return business[fact]
  return onPerson(placeholder, person)
}

/** A column of the contact, else a custom field. */
const onPerson = (field: string, person: Recipient) =>
  (isColumn(field) && person[field]) || own(person.attributes, field)

export const contactColumns = ['name', 'email', 'phone', 'country', 'timezone', 'external_id'] as const
export const businessFacts = ['name', 'email', 'phone', 'website'] as const

const isColumn = (name: string): name is (typeof contactColumns)[number] =>
  (contactColumns as readonly string[]).includes(name)

const isFact = (name: string): name is (typeof businessFacts)[number] =>
  (businessFacts as readonly string[]).includes(name)

const after = (name: string, prefix: string): string | null =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null

/** Only own properties: a placeholder may be called `constructor`. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/**
 * The text on one line: line breaks, tabs, control characters and the spaces around them become a single space. Web
 * addresses contain none of these and stay unchanged.
 */
export const sanitised = (text: string): string => text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
