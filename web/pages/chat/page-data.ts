import type { ChatTexts } from '#locales/types.ts'
import type { Contact } from '#web/chat/contact.ts'

/** What the server knows of a chat page before anyone has written. */
export type ChatPageData = {
  business: string
  agent_name: string
  /** null: nobody has written one, so the page's own words greet */
  greeting: string | null
  /** `#RRGGBB`; null is the house colour */
  primary_color: string | null
  /** null: the visitor's browser decides */
  language: string | null
  dir?: 'ltr' | 'rtl'
  /** of `chat`, `call`, `book` */
  channels: string[]
  /** where the business takes bookings, if it does */
  book_url?: string | null
  /** base path of the API, without a slash at its end */
  api: string
  link_token?: string
  tenant_id?: string
  contact: Contact
  /** questions to offer while nothing has been asked */
  suggestions?: string[]
}

/** What the page's script is given: the rest is already on the page. */
export type ChatScriptData = Pick<
  ChatPageData,
  'business' | 'agent_name' | 'channels' | 'api' | 'link_token' | 'tenant_id' | 'contact' | 'suggestions'
> & { lang: string; strings: ChatTexts }
