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
  other_time: 'Andere Uhrzeit …',
  own_time: 'Um',
  in_the_way: 'Was dagegen spricht',
  book_anyway: 'Trotzdem buchen',
  obstacles: {
    past: 'Diese Zeit ist vorbei.',
    paused: 'Zurzeit werden keine Termine angenommen.',
    closed: 'Dann ist geschlossen.',
    closure: 'An diesem Tag ist geschlossen.',
    closure_named: 'An diesem Tag ist geschlossen: {name}.',
    short_notice: 'Das ist kurzfristiger, als Besucher buchen dürfen.',
    beyond: 'Das liegt weiter voraus, als Besucher buchen dürfen.',
    too_long: 'Der Termin würde länger dauern, als geöffnet ist.',
    no_start: 'Besucher beginnen zu anderen Zeiten.',
    taken: 'Diese Zeit ist ausgebucht.',
    taken_by: 'Diese Zeit hat {name}.',
    resource: '{name} ist dann belegt.',
    calendar: 'Ihr Kalender ist dann belegt: {name}.',
  },
  no_services: 'Noch kann keine Leistung gebucht werden.',
  no_services_note: 'Legen Sie unter „Leistungen“ an, was gebucht werden kann.',
  book: 'Buchen',
  booked: '{name} hat einen Termin: {when}.',
}

export default newBooking
