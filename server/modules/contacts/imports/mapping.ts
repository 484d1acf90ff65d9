import { Problem } from '#server/http/problem.ts'
import {
  type ConsentFlag,
  type ContactColumn,
  columns,
  flags,
  isField,
  mostOwnFields,
  readContactInput,
} from '../fields.ts'

/** Header → one of our fields, the name of a custom field, "" to leave it out, or null for a custom field of its own name. */
export type ColumnMapping = Record<string, string | null>

/** Usual headers of each field, in lower case without accents, spaces and signs. */
const names: Record<ContactColumn | ConsentFlag, string[]> = {
  name: 'name fullname contact contactname customer customername client clientname kunde nombre nom nome naam'.split(
    ' ',
  ),
  email: 'email emailaddress mail mailaddress emailadresse correo correoelectronico courriel'.split(' '),
  phone:
    'phone phonenumber telephone telephonenumber tel mobile mobilenumber mobilephone cell cellphone telefon telefonnummer handy telefono movil telephoneportable telefoon'.split(
      ' ',
    ),
  country: 'country countrycode land pais pays paese'.split(' '),
  timezone: 'timezone tz zeitzone'.split(' '),
  external_id: 'externalid customerid clientid contactid customernumber kundennummer'.split(' '),
  consent_email: 'consentemail emailconsent emailoptin optinemail'.split(' '),
  consent_sms: 'consentsms smsconsent smsoptin optinsms textconsent'.split(' '),
  consent_whatsapp: 'consentwhatsapp whatsappconsent whatsappoptin optinwhatsapp'.split(' '),
  consent_voice: 'consentvoice voiceconsent callconsent consentcall voiceoptin optinvoice'.split(' '),
}

/** Headers used only when none of the usual ones is there; a column of surnames then stays a custom field. */
const secondBest: Partial<Record<ContactColumn, string[]>> = {
  name: ['firstname', 'vorname', 'prenom', 'givenname'],
}

const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Suggests a field for each column: by its header, and for fields with a format by the sample as well. (A column "Country"
 * that holds full names would have every row rejected.)
 */
export function suggestMapping(
  headers: string[],
  sample: Record<string, unknown>[],
): Record<string, ContactColumn | ConsentFlag | null> {
  const mapping: Record<string, ContactColumn | ConsentFlag | null> = Object.fromEntries(
    headers.map(header => [header, null]),
  )
  for (const field of [...columns, ...flags]) {
    const free = headers.filter(header => mapping[header] === null)
    const called = (list: string[] | undefined) => free.find(header => list?.includes(plain(header)))
    const header = called(names[field]) ?? called(secondBest[field as ContactColumn])
    if (header !== undefined && suits(field, header, sample)) mapping[header] = field
  }
  return mapping
}

/** Whether the sample fits the field. Email and phone always do, because the import is to report their invalid rows. */
function suits(
  field: ContactColumn | ConsentFlag,
  header: string,
  sample: Record<string, unknown>[],
): boolean {
  if (['name', 'email', 'phone', 'external_id'].includes(field)) return true
  const values = sample.map(row => row[header]).filter(value => value !== undefined && value !== '')
  const readable = values.filter(value => 'said' in readContactInput({ [field]: value }, null))
  return readable.length * 2 >= values.length
}

/** The unique variable that each column becomes as a custom field: `First name` → `first_name`. */
export function variableNames(headers: string[]): Record<string, string> {
  const used = new Set<string>(['attributes', ...columns, ...flags])
  return Object.fromEntries(
    headers.map((header, column) => {
      const words =
        header
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      const base = words.join('_') || `column_${column + 1}`
      let name = base
      for (let n = 2; used.has(name); n++) name = `${base}_${n}`
      used.add(name)
      return [header, name]
    }),
  )
}

/**
 * Header → key on the contact, for the columns that are imported. 400 when two columns are mapped to one key, or there
 * would be more than 40 custom fields.
 */
export function keysOf(headers: string[], mapping: ColumnMapping): Map<string, string> {
  const variables = variableNames(headers)
  const keys = new Map<string, string>()
  const taken = new Map<string, string>()
  for (const header of headers) {
    const key = (Object.hasOwn(mapping, header) ? mapping[header]?.trim() : null) ?? variables[header]!
    if (key === '') continue
    const other = taken.get(key)
    if (other !== undefined) {
      throw new Problem(400, `The columns “${other}” and “${header}” are both mapped to ${key}.`)
    }
    taken.set(key, header)
    keys.set(header, key)
  }
  const own = [...taken.keys()].filter(key => !isField(key)).length
  if (own > mostOwnFields) {
    throw new Problem(
      400,
      `A contact has at most ${mostOwnFields} fields of its own, and ${own} columns would become one. Map some of them to "" to leave them out.`,
    )
  }
  return keys
}
