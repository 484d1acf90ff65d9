import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Neuer Termin',
  service: 'Leistung',
  day: 'Tag',
  time: 'Uhrzeit',
  name: 'Name',
  contact: 'E-Mail-Adresse oder Telefonnummer',
  contact_note: 'Dorthin geht eine Bestätigung, falls etwas angegeben ist.',
  none_free: 'An diesem Tag ist nichts frei.',
  no_services: 'Noch kann keine Leistung gebucht werden.',
  no_services_note: 'Legen Sie unter „Leistungen“ an, was gebucht werden kann.',
  book: 'Buchen',
  booked: '{name} hat einen Termin: {when}.',
}

export default newBooking
