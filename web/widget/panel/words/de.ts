import { de as booking } from '#web/booking/strings/de.ts'
import { de as chat } from '#web/chat/strings/de.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Termin buchen',
  close: 'Schließen',
  talk_to_person: 'Mit einem Menschen sprechen',
  ask_person: 'Ich möchte mit einem Menschen sprechen.',
  leave_details: 'Hinterlassen Sie Ihre Daten, und {business} meldet sich',
  thanks: 'Danke. Ihre Nachricht ist bei {business} angekommen; man meldet sich bei Ihnen.',
  another: 'Noch eine Nachricht senden',
}

export const words: Words = { chat, booking, widget }
