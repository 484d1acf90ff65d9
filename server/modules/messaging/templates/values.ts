import type { VariableSource, VariableSources } from '#contract/messaging/templates.ts'
import type { Contact } from '#server/modules/contacts/contacts.ts'

/** What the placeholders can be filled from, besides the person written to. */
export interface Filling {
  business: {
    name: string
    email: string | null
    phone: string | null
    website: string | null
    /** BCP 47; English where it is not given. */
    language?: string
  }
  /** What the sender, or the program that sends, gave for this send: placeholder → text. */
  typed: Record<string, string>
  /** The business's own booking page; null while nobody could book there. */
  bookingUrl: string | null
}

export type Person = Pick<
  Contact,
  'name' | 'email' | 'phone' | 'country' | 'timezone' | 'external_id' | 'attributes'
>

/** Who fills a placeholder, where the template says so; else its name does. */
export const sourceOf = (sources: VariableSources, placeholder: string): VariableSource | undefined =>
  own(sources, placeholder)

/**
 * What a placeholder stands for, made safe to be put into a line of text; '' when there is nothing to put. A source, where
 * the template names one, decides; else the name itself does (specification, section 2.5).
 */
export function valueFor(
  placeholder: string,
  sources: VariableSources,
  person: Person,
  filling: Filling,
): string {
  const source = sourceOf(sources, placeholder)
  return sanitised(
    (source ? bySource(placeholder, source, person, filling) : byName(placeholder, person, filling)) ?? '',
  )
}

function bySource(placeholder: string, source: VariableSource, person: Person, filling: Filling) {
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

function byName(placeholder: string, person: Person, { business }: Filling) {
  const attribute = after(placeholder, 'contact.attributes.')
  if (attribute !== null) return own(person.attributes, attribute)
  const column = after(placeholder, 'contact.')
  if (column !== null && isColumn(column)) return person[column]
  const fact = after(placeholder, 'business.')
  if (fact !== null && isFact(fact)) return business[fact]
  return onPerson(placeholder, person)
}

/** The shorthand: a column of the contact first, then an own field. */
const onPerson = (field: string, person: Person) =>
  (isColumn(field) && person[field]) || own(person.attributes, field)

const columns = ['name', 'email', 'phone', 'country', 'timezone', 'external_id'] as const
const facts = ['name', 'email', 'phone', 'website'] as const

const isColumn = (name: string): name is (typeof columns)[number] =>
  (columns as readonly string[]).includes(name)

const isFact = (name: string): name is (typeof facts)[number] => (facts as readonly string[]).includes(name)

const after = (name: string, prefix: string): string | null =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null

/** Placeholders are anybody's words: `constructor` is the name of a field like any other. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/**
 * One line: line breaks, tabs and control characters, with the spaces around them, become a single space. Addresses of
 * pages hold none of these and stay as they are.
 */
export const sanitised = (text: string): string => text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
