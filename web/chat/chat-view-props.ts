import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { ChatTexts } from '#locales/types.ts'

/** What every part of a conversation's view needs to know of the desk. */
export interface ChatViewProps {
  business: string
  agent_name: string
  /** where the desk answers, absolute or from the page */
  api: string
  contact: BusinessContact
  strings: ChatTexts
  /** of the interface, for dates and numbers in the visitor's own region of that language */
  lang: string
}
