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
  other_time: 'Un altro orario…',
  own_time: 'Alle',
  in_the_way: 'Che cosa lo impedisce',
  book_anyway: 'Prenota comunque',
  obstacles: {
    past: 'Quell’ora è passata.',
    paused: 'Al momento non si accettano prenotazioni.',
    closed: 'A quell’ora siete chiusi.',
    closure: 'Quel giorno siete chiusi.',
    closure_named: 'Quel giorno siete chiusi: {name}.',
    short_notice: 'Il preavviso è più breve di quello richiesto ai visitatori.',
    beyond: 'È più avanti di quanto i visitatori possano prenotare.',
    too_long: 'Durerebbe oltre l’orario di chiusura.',
    no_start: 'I visitatori iniziano ad altri orari.',
    taken: 'Quell’ora è al completo.',
    taken_by: '{name} ha quell’ora.',
    resource: '{name} è impegnato a quell’ora.',
    calendar: 'Il suo calendario è occupato: {name}.',
  },
  no_services: 'Non c’è ancora alcun servizio prenotabile.',
  no_services_note: 'Aggiunga in «Servizi» ciò che si può prenotare.',
  book: 'Prenota',
  booked: '{name} ha un appuntamento: {when}.',
}

export default newBooking
