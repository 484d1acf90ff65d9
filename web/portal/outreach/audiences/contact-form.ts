import type { Contact, ContactChanges } from '#client'

/** What is written of a person, as texts. */
export interface ContactForm {
  name: string
  email: string
  phone: string
  country: string
  timezone: string
  external_id: string
  consent_email: boolean
  consent_sms: boolean
  consent_whatsapp: boolean
  consent_voice: boolean
  /** One a line: `name: value`. */
  own: string
}

export const emptyForm: ContactForm = {
  name: '',
  email: '',
  phone: '',
  country: '',
  timezone: '',
  external_id: '',
  consent_email: false,
  consent_sms: false,
  consent_whatsapp: false,
  consent_voice: false,
  own: '',
}

export const formOf = (contact: Contact): ContactForm => ({
  name: contact.name ?? '',
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  country: contact.country ?? '',
  timezone: contact.timezone ?? '',
  external_id: contact.external_id ?? '',
  consent_email: contact.consent_email,
  consent_sms: contact.consent_sms,
  consent_whatsapp: contact.consent_whatsapp,
  consent_voice: contact.consent_voice,
  own: Object.entries(contact.attributes)
    .map(([name, value]) => `${name}: ${value.replace(/\s*\n\s*/g, ' ')}`)
    .join('\n'),
})

/** The fields of `own`; a line without a colon is none. */
export const ownFields = (own: string): Record<string, string> =>
  Object.fromEntries(
    own.split('\n').flatMap(line => {
      const at = line.indexOf(':')
      const name = line.slice(0, at).trim()
      return at > 0 && name ? [[name, line.slice(at + 1).trim()] as const] : []
    }),
  )

/** What differs from before, as the server takes it: null empties a field. */
export function changesOf(before: ContactForm, after: ContactForm): ContactChanges {
  const { own: ownBefore, ...plainBefore } = before
  const { own: ownAfter, ...plain } = after
  const changed = Object.entries(plain)
    .filter(([key, value]) => plainBefore[key as keyof typeof plainBefore] !== value)
    .map(([key, value]) => [key, typeof value === 'string' ? value.trim() || null : value] as const)
  const [fields, fieldsBefore] = [ownFields(ownAfter), ownFields(ownBefore)]
  const own = Object.entries(fields).filter(([name, value]) => fieldsBefore[name] !== value)
  const gone = Object.keys(fieldsBefore).filter(name => !Object.hasOwn(fields, name))
  const attributes = Object.fromEntries([
    ...own.map(([name, value]) => [name, value || null] as const),
    ...gone.map(name => [name, null] as const),
  ])
  return { ...Object.fromEntries(changed), ...(Object.keys(attributes).length && { attributes }) }
}
