import type { BusinessContact } from '#web/chat/contact.ts'
import type { CallWords } from '#web/voice/words/en.ts'
import type { SessionWords } from './words/en.ts'

/** What the server knows of the page on which somebody answers a questionnaire. */
export type SessionPageData = {
  business: string
  /** `#RRGGBB`; null is the house colour */
  primary_color: string | null
  /** that of the questions, in which they are spoken */
  language: string
  contact: BusinessContact
  /** to whom the link was sent */
  person: string
  /** what it is about, in one line; may be "" */
  about: string
  minutes: number
  questions: number
  recording: 'audio' | 'audio_video' | 'none'
  /** whether stills of the camera are kept, and whether who is in front of it is looked at */
  stills: boolean
  watches: boolean
  /** for how long the written record is kept */
  record_days: number
  /** `going`: started, and may be gone on with */
  state: 'new' | 'going' | 'completed' | 'expired' | 'revoked'
  /** ISO 8601: until when it can be started, or gone on with */
  until: string
  /** base path of the API, without a slash at its end */
  api: string
  token: string
}

/** What the page's script is given. */
export type SessionScriptData = Omit<SessionPageData, 'primary_color' | 'contact'> & {
  lang: string
  words: SessionWords
  call: CallWords
  /** of the words that all pages share */
  you: string
  send: string
}
