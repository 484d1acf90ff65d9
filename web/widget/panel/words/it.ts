import { it as booking } from '#web/booking/strings/it.ts'
import { it as chat } from '#web/chat/strings/it.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Prenota',
  close: 'Chiudi',
  talk_to_person: 'Parlare con una persona',
  ask_person: 'Vorrei parlare con una persona.',
  leave_details: 'Lasci i suoi dati e {business} la contatterà',
  thanks: 'Grazie. {business} ha ricevuto il suo messaggio e la contatterà.',
  another: 'Invia un altro messaggio',
}

export const words: Words = { chat, booking, widget }
