import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Boekingen',
  search: 'Boeking zoeken',
  status: 'Status',
  all: 'Alle',
  from: 'Van',
  to: 'Tot en met',
  states: {
    confirmed: 'Bevestigd',
    completed: 'Gekomen',
    cancelled: 'Geannuleerd',
    no_show: 'Niet gekomen',
  },
  today: 'Vandaag',
  tomorrow: 'Morgen',
  count: { one: '{count} boeking', other: '{count} boekingen' },
  more_than: 'Meer dan {count} boekingen',
  came: 'Gekomen',
  no_show: 'Niet gekomen',
  cancel: 'Annuleren',
  cancelled: 'De boeking van {name} wordt geannuleerd; er gaat een bericht over uit.',
  noted: 'Genoteerd.',
  none: 'Geen boekingen vanaf hier.',
  none_note: 'Wat bezoekers in de chat, via de telefoon of op uw boekingspagina boeken, verschijnt hier.',
  none_found: 'Geen boeking gevonden.',
  clear_filter: 'Alles vanaf vandaag tonen',
  earlier: 'De laatste 30 dagen tonen',
  conversation: 'Gesprek',
}

export default bookings
