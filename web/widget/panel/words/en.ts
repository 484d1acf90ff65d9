import { en as booking } from '#web/booking/strings/en.ts'
import { en as chat } from '#web/chat/strings/en.ts'
import type { Words } from './words.ts'

/** The panel's own words; `{business}` is filled by `phrase`. `ask_person` is said for the visitor, so assistants must know it. */
const widget = {
  chat: 'Chat',
  book: 'Book a time',
  close: 'Close',
  talk_to_person: 'Talk to a person',
  ask_person: 'I would like to talk to a person.',
  leave_details: 'Leave your details, and {business} will get in touch',
  thanks: 'Thank you. {business} has your message and will get in touch.',
  another: 'Send another message',
}

export type PanelStrings = Readonly<Record<keyof typeof widget, string>>

export const words: Words = { chat, booking, widget }
