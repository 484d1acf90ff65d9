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
  other_time: 'Een ander tijdstip …',
  own_time: 'Om',
  in_the_way: 'Wat in de weg staat',
  book_anyway: 'Toch boeken',
  obstacles: {
    past: 'Dat tijdstip is voorbij.',
    paused: 'Er worden nu geen boekingen aangenomen.',
    closed: 'U bent dan gesloten.',
    closure: 'U bent die dag gesloten.',
    closure_named: 'U bent die dag gesloten: {name}.',
    short_notice: 'Dat is op kortere termijn dan bezoekers mogen boeken.',
    beyond: 'Dat is verder vooruit dan bezoekers mogen boeken.',
    too_long: 'Het zou langer duren dan u open bent.',
    no_start: 'Bezoekers beginnen op andere tijden.',
    taken: 'Dat tijdstip is volgeboekt.',
    taken_by: '{name} heeft dat tijdstip.',
    resource: '{name} is dan bezet.',
    calendar: 'Uw agenda is dan bezet: {name}.',
  },
  no_services: 'Er is nog geen dienst die geboekt kan worden.',
  no_services_note: 'Voeg onder ‘Diensten’ toe wat geboekt kan worden.',
  book: 'Boeken',
  booked: '{name} heeft een afspraak: {when}.',
}

export default newBooking
