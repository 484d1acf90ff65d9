import type { BusinessContact } from './contact.ts'
import type { Strings } from './strings/en.ts'

/** What every part of the chat view needs to know of the business. */
export type ChatViewProps = {
  business: string
  agent_name: string
  /** base of the API, absolute or from the page */
  api: string
  contact: BusinessContact
  strings: Strings
  /** of the interface, for dates and numbers in the visitor's own region of that language */
  lang: string
}
