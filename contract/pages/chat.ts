import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { ChatLinkChannel } from '#contract/chat-links/chat-links.ts'

/** What the server knows of a chat page before anyone has written. */
export interface ChatPageData {
  business: string
  agent_name: string
  /** null: nobody has written one, so the page's own words greet */
  greeting: string | null
  /** `#RRGGBB`; null is the house colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  dir?: 'ltr' | 'rtl'
  channels: ChatLinkChannel[]
  /** where the business takes bookings, if it does */
  book_url?: string | null
  /** base path of the API, without a slash at its end */
  api: string
  link_token?: string
  tenant_id?: string
  contact: BusinessContact
  /** questions to offer while nothing has been asked */
  suggestions?: string[]
}
