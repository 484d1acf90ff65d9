import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { ChatTexts } from '#locales/types.ts'

/** What every part of the chat view needs to know of the business. */
export interface ChatViewProps {
  business: string
  agent_name: string
  /** address of the business's logo, for an img; null: the initial stands for it */
  logo: string | null
  /** its initial */
  mark: string
  /** base of the API, absolute or from the page */
  api: string
  contact: BusinessContact
  strings: ChatTexts
  /** of the interface, for dates and numbers in the visitor's own region of that language */
  lang: string
}
