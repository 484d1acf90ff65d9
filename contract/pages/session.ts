import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { RecordingMode } from '#contract/questionnaires/questionnaires.ts'

/** What the server knows of the page on which somebody answers a questionnaire. */
export interface SessionPageData {
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
  recording: RecordingMode
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
