import { nl as booking } from '#web/booking/strings/nl.ts'
import { nl as chat } from '#web/chat/strings/nl.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Afspraak maken',
  close: 'Sluiten',
  talk_to_person: 'Met een mens spreken',
  ask_person: 'Ik wil graag met een mens spreken.',
  leave_details: 'Laat uw gegevens achter, dan neemt {business} contact op',
  thanks: 'Dank u. {business} heeft uw bericht en neemt contact met u op.',
  another: 'Nog een bericht sturen',
}

export const words: Words = { chat, booking, widget }
