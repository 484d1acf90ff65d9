import type { SessionPageData } from '#contract/pages/session.ts'
import type { CallTexts, SessionTexts } from '#locales/types.ts'

/** The data of the page's script. */
export type SessionScriptData = Omit<SessionPageData, 'primary_color' | 'logo_url' | 'contact'> & {
  lang: string
  words: SessionTexts
  call: CallTexts
  /** of the words that all pages share */
  you: string
  send: string
  start_chat: string
}
