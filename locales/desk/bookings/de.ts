import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Buchungen',
  search: 'Buchung suchen',
  status: 'Stand',
  all: 'Alle',
  from: 'Von',
  to: 'Bis',
  states: {
    confirmed: 'Bestätigt',
    completed: 'Erschienen',
    cancelled: 'Storniert',
    no_show: 'Nicht erschienen',
  },
  today: 'Heute',
  tomorrow: 'Morgen',
  count: { one: '{count} Buchung', other: '{count} Buchungen' },
  more_than: 'Mehr als {count} Buchungen',
  came: 'Erschienen',
  no_show: 'Nicht erschienen',
  cancel: 'Stornieren',
  cancelled: 'Die Buchung von {name} wird storniert; eine Nachricht darüber geht hinaus.',
  noted: 'Notiert.',
  none: 'Keine Buchungen ab hier.',
  none_note: 'Was Besucher im Chat, am Telefon oder auf Ihrer Buchungsseite buchen, erscheint hier.',
  none_found: 'Keine Buchung passt dazu.',
  clear_filter: 'Alle ab heute anzeigen',
  earlier: 'Letzte 30 Tage anzeigen',
  conversation: 'Gespräch',
}

export default bookings
