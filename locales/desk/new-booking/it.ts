import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nuova prenotazione',
  service: 'Servizio',
  day: 'Giorno',
  time: 'Ora',
  name: 'Nome',
  contact: 'Indirizzo e-mail o numero di telefono',
  contact_note: 'Lì va una conferma, se è indicato.',
  none_free: 'In questo giorno non c’è nulla di libero.',
  no_services: 'Non c’è ancora alcun servizio prenotabile.',
  no_services_note: 'Aggiunga in «Servizi» ciò che si può prenotare.',
  book: 'Prenota',
  booked: '{name} ha un appuntamento: {when}.',
}

export default newBooking
