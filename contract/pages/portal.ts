import type { Whoami } from '#contract/accounts/sign-in.ts'

/** What the owner's web app finds in its page, so that it starts without a request. */
export interface PortalPageData {
  /** null when nobody is signed in */
  whoami: Whoami | null
  /** the colours that the member chose; null where nobody did */
  scheme: 'light' | 'dark' | 'auto' | null
  /** whether strangers may open a business here */
  registration: boolean
  /** a language of ours, and the direction it is written in */
  lang: string
  /** the languages that the desk speaks */
  languages: string[]
  /** by area: the address of its words in this language, as a module */
  words: Record<string, string>
  dir: 'ltr' | 'rtl'
}
