import type { SessionPageData } from '#contract/pages/session.ts'
import type { CallWords } from '#web/voice/words/en.ts'
import type { SessionWords } from './words/en.ts'

/** What the page's script is given. */
export type SessionScriptData = Omit<SessionPageData, 'primary_color' | 'contact'> & {
  lang: string
  words: SessionWords
  call: CallWords
  /** of the words that all pages share */
  you: string
  send: string
}
