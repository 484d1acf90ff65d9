/** What the rules know besides the message. */
export interface Scene {
  language: string
  country: string | null
  now: Temporal.ZonedDateTime
  today: Temporal.PlainDate
  asked: 'time' | 'day' | null
}
