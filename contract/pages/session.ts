import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { RecordingMode } from '#contract/questionnaires/questionnaires.ts'

/** The server's data for the page on which a person answers a questionnaire. */
export interface SessionPageData {
  business: string
  /** `#RRGGBB`; null is the house colour */
  primary_color: string | null
  /** from the root of the server; null without one */
  logo_url: string | null
  /** the language of the questions, which is spoken */
  language: string
  contact: BusinessContact
  /** the business's chat page; null where it offers none */
  chat_url: string | null
  /** the name of the person to whom the link was sent */
  person: string
  /** the subject in one line; may be "" */
  about: string
  minutes: number
  questions: number
  recording: RecordingMode
  /** whether stills of the camera are kept, and whether the camera is watched */
  stills: boolean
  watches: boolean
  /** days for which the written record is kept */
  record_days: number
  /** `going`: started, and may go on */
  state: 'new' | 'going' | 'completed' | 'expired' | 'revoked'
  /** ISO 8601: until when it can be started, or gone on with */
  until: string
  /** base path of the API, without a slash at its end */
  api: string
  token: string
}
