import type { BusinessContact } from '#web/chat/contact.ts'
import type { Strings } from '#web/chat/strings/en.ts'

/** The data of a chat page. */
export type ChatPageData = {
  business: string
  agent_name: string
  /** null: the page's own words greet */
  greeting: string | null
  /** `#RRGGBB`; null is the default colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  dir?: 'ltr' | 'rtl'
  /** of `chat`, `call`, `book` */
  channels: string[]
  /** the business's booking page, if it takes bookings */
  book_url?: string | null
  /** base path of the API, without a slash at its end */
  api: string
  link_token?: string
  tenant_id?: string
  contact: BusinessContact
  /** questions to offer before the first message */
  suggestions?: string[]
}

/** The data of the page's script: the rest is already on the page. */
export type ChatScriptData = Pick<
  ChatPageData,
  'business' | 'agent_name' | 'channels' | 'api' | 'link_token' | 'tenant_id' | 'contact' | 'suggestions'
> & { lang: string; strings: Strings }
