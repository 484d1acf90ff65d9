import { pl as booking } from '#web/booking/strings/pl.ts'
import { pl as chat } from '#web/chat/strings/pl.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Czat',
  book: 'Rezerwacja',
  close: 'Zamknij',
  talk_to_person: 'Porozmawiać z człowiekiem',
  ask_person: 'Chcę porozmawiać z człowiekiem.',
  leave_details: 'Proszę zostawić swoje dane, a {business} się odezwie',
  thanks: 'Dziękujemy. Wiadomość dotarła do {business}; wkrótce ktoś się odezwie.',
  another: 'Wyślij kolejną wiadomość',
}

export const words: Words = { chat, booking, widget }
