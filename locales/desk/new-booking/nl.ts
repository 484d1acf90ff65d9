import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nieuwe afspraak',
  service: 'Dienst',
  day: 'Dag',
  time: 'Tijd',
  name: 'Naam',
  contact: 'E-mailadres of telefoonnummer',
  contact_note: 'Daarheen gaat een bevestiging, als er iets is ingevuld.',
  none_free: 'Op deze dag is niets vrij.',
  no_services: 'Er is nog geen dienst die geboekt kan worden.',
  no_services_note: 'Voeg onder ‘Diensten’ toe wat geboekt kan worden.',
  book: 'Boeken',
  booked: '{name} heeft een afspraak: {when}.',
}

export default newBooking
