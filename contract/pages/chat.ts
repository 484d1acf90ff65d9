import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { ChatLinkChannel } from '#contract/chat-links/chat-links.ts'

/** The data of a chat page. */
export interface ChatPageData {
  business: string
  agent_name: string
  /** null: the page's own words greet */
  greeting: string | null
  /** `#RRGGBB`; null is the default colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  dir?: 'ltr' | 'rtl'
  channels: ChatLinkChannel[]
  /** the business's booking page, if it takes bookings */
  book_url?: string | null
  /** base path of the API, without a slash at its end */
  api: string
  link_token?: string
  tenant_id?: string
  contact: BusinessContact
  /** the business's logo, from the root of the server */
  logo_url?: string | null
  /** questions to offer before the first message */
  suggestions?: string[]
}
